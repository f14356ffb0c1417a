// @peculiar/x509 resolves its classes through this polyfill, which has to be loaded first.
import 'reflect-metadata';
import * as x509 from '@peculiar/x509';

/** Demo certificates are valid at every business time that a demonstration may set. */
const VALID = { notBefore: new Date('2020-01-01T00:00:00Z'), notAfter: new Date('2040-01-01T00:00:00Z') };
const ALGORITHM = { name: 'ECDSA', namedCurve: 'P-256', hash: 'SHA-256' };

export interface CertifiedKey {
  privateKey: CryptoKey;
  certificate: x509.X509Certificate;
  issuer: x509.X509Certificate;
}

/** An authority that may issue certificates. */
export interface DemoAuthority {
  keys: Pick<CryptoKeyPair, 'privateKey' | 'publicKey'>;
  certificate: x509.X509Certificate;
}

export async function newDemoAuthority(
  name: string = 'Demonstracyjne centrum certyfikacji',
): Promise<DemoAuthority> {
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.createSelfSigned(
    {
      ...VALID,
      serialNumber: newSerial(),
      name: nameOf({ CN: name, C: 'PL' }),
      keys,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new x509.BasicConstraintsExtension(true, 0, true),
        new x509.KeyUsagesExtension(x509.KeyUsageFlags.keyCertSign | x509.KeyUsageFlags.cRLSign, true),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
      ],
    },
    crypto,
  );
  return { keys, certificate };
}

/**
 * A key with its certificate. Without an authority a new one issues it, whose own key is thrown away: nobody can issue
 * anything else in its name.
 *
 * @param subject of the certificate, e.g. `{ CN: 'Pieczęć urzędu', O: 'Regionalny Urząd Pracy' }`
 * @param extensions beside those of every certificate
 */
export async function issueDemoCertificate(
  subject: Record<string, string>,
  authority?: DemoAuthority,
  extensions: readonly x509.Extension[] = [],
): Promise<CertifiedKey> {
  const { keys: issuing, certificate: issuer } = authority ?? (await newDemoAuthority());
  const keys = await newKeys();
  const certificate = await x509.X509CertificateGenerator.create(
    {
      ...VALID,
      serialNumber: newSerial(),
      subject: nameOf({ ...subject, C: 'PL' }),
      issuer: issuer.subject,
      publicKey: keys.publicKey,
      signingKey: issuing.privateKey,
      signingAlgorithm: ALGORITHM,
      extensions: [
        new x509.BasicConstraintsExtension(false, undefined, true),
        new x509.KeyUsagesExtension(
          x509.KeyUsageFlags.digitalSignature | x509.KeyUsageFlags.nonRepudiation,
          true,
        ),
        await x509.SubjectKeyIdentifierExtension.create(keys.publicKey),
        await x509.AuthorityKeyIdentifierExtension.create(issuing.publicKey),
        ...extensions,
      ],
    },
    crypto,
  );
  return { privateKey: keys.privateKey, certificate, issuer };
}

/** Key, certificate and issuer, in this order. */
export async function toPem({ privateKey, certificate, issuer }: CertifiedKey): Promise<string> {
  const key = await crypto.subtle.exportKey('pkcs8', privateKey);
  const pem = [
    x509.PemConverter.encode(key, 'PRIVATE KEY'),
    certificate.toString('pem'),
    issuer.toString('pem'),
  ];
  return `${pem.join('\n')}\n`;
}

/** Random, as readers refuse two certificates of one issuer's name with the same number. */
function newSerial(): string {
  return `0${Buffer.from(crypto.getRandomValues(new Uint8Array(16)))
    .toString('hex')
    .slice(1)}`;
}

function newKeys(): Promise<CryptoKeyPair> {
  return crypto.subtle.generateKey(ALGORITHM, true, ['sign', 'verify']);
}

function nameOf(parts: Record<string, string>): x509.JsonName {
  return Object.entries(parts).map(([type, value]) => ({ [type]: [value] }));
}

import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { CryptoKeySigner, parsePem } from '@libpdf/core';
import * as x509 from '@peculiar/x509';
import { DAY_MS } from '@urzad/domain';
import { ifThere } from '../../files/if-there';
import { createOnce } from '../../kept-key';
import { StartRefused } from '../../startup/refusals/start-refused';
import { type DemoAuthority, issueDemoCertificate, newDemoAuthority } from '../demo-certificate';
import { padesSeal } from '../pades-seal';

const KEY_FILE = 'demo-authority.pem';
const NAME = 'Demonstracyjny podpis zaufany – bez mocy prawnej';
const KEY = { name: 'ECDSA', namedCurve: 'P-256' };
/** A list that no moved clock outlives. */
const LIST_LIVES_MS = 7300 * DAY_MS;

/** „Qualified certificate” (ETSI EN 319 412-5): the desk of the office takes no other, and a demo has none but its own. */
const QUALIFIED = new x509.Extension(
  '1.3.6.1.5.5.7.1.3',
  false,
  Uint8Array.of(0x30, 0x0a, 0x30, 0x08, 0x06, 0x06, 0x04, 0x00, 0x8e, 0x46, 0x01, 0x01),
);

/** A person as a certificate names them. */
export interface DemoPerson {
  firstname: string;
  lastname: string;
  pesel: string | null;
}

/** Signs as a trust service would, for people of the demo. */
export interface DemoSigning {
  /** DER of the authority's certificate. */
  readonly certificate: Uint8Array;
  /** DER of its list of revoked certificates, which is empty. */
  readonly revocations: Uint8Array;
  /** The bytes with the signature of this person added. @param date business time */
  sign(pdf: Uint8Array, person: DemoPerson, date: Date): Promise<Uint8Array>;
}

/**
 * The authority of a demo: it lets „sign outside” be tried without Profil Zaufany. Its key is made at first use and kept
 * with the keys of the demo; its signatures are valid in this demo only.
 *
 * @param folder `DATA_DIR/keys`
 */
export async function demoSigning(folder: string): Promise<DemoSigning> {
  const authority = await keptAuthority(path.join(folder, KEY_FILE));

  return {
    certificate: new Uint8Array(authority.certificate.rawData),
    revocations: await emptyList(authority),

    async sign(pdf, { firstname, lastname, pesel }, signingTime) {
      const name = `${firstname} ${lastname}`;
      const { privateKey, certificate } = await issueDemoCertificate(
        { CN: name, G: firstname, SN: lastname, ...(pesel !== null && { '2.5.4.5': `PNOPL-${pesel}` }) },
        authority,
        [QUALIFIED],
      );
      const der = new Uint8Array(certificate.rawData);
      const chain = [new Uint8Array(authority.certificate.rawData)];
      const signer = new CryptoKeySigner(privateKey, der, 'EC', 'ECDSA', chain);
      const request = { reason: 'Podpis demonstracyjny', location: 'Wersja demonstracyjna', signingTime };
      return (await padesSeal(signer).seal(pdf, request)).pdf;
    },
  };
}

/** Two starts at once end up with the same key. */
async function keptAuthority(file: string): Promise<DemoAuthority> {
  const kept = await ifThere(() => readFile(file, 'utf8'));
  if (kept === undefined) createOnce(file, await toPem(await newDemoAuthority(NAME)));

  const [key, certificate] = parsePem(kept ?? (await readFile(file, 'utf8'))).map(
    ({ der }) => new Uint8Array(der),
  );
  if (!key || !certificate)
    throw new StartRefused(
      `The demo authority in ${file} is damaged: it holds no key with its certificate. Remove the file: the next start makes a new one, and signatures of the old one are no longer trusted.`,
    );
  const parsed = new x509.X509Certificate(certificate);
  return {
    keys: {
      privateKey: await crypto.subtle.importKey('pkcs8', key, KEY, false, ['sign']),
      publicKey: await parsed.publicKey.export(KEY, ['verify'], crypto),
    },
    certificate: parsed,
  };
}

async function toPem({ keys, certificate }: DemoAuthority): Promise<string> {
  const key = await crypto.subtle.exportKey('pkcs8', keys.privateKey);
  return `${x509.PemConverter.encode(key, 'PRIVATE KEY')}\n${certificate.toString('pem')}\n`;
}

async function emptyList({ keys, certificate }: DemoAuthority): Promise<Uint8Array> {
  const { notBefore } = certificate;
  const list = await x509.X509CrlGenerator.create(
    {
      issuer: certificate.subject,
      thisUpdate: notBefore,
      nextUpdate: new Date(notBefore.getTime() + LIST_LIVES_MS),
      signingAlgorithm: { ...KEY, hash: 'SHA-256' },
      signingKey: keys.privateKey,
    },
    crypto,
  );
  return new Uint8Array(list.rawData);
}

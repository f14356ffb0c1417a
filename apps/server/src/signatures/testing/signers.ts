import { CryptoKeySigner, type Signer } from '@libpdf/core';
import { issueDemoCertificate } from '../demo-certificate';

/** A signer with a certificate of an authority of its own; `certificateChain[0]` is that authority. */
export async function aSigner(name: string): Promise<Signer> {
  const { privateKey, certificate, issuer } = await issueDemoCertificate({ CN: name, O: 'Fikcyjna' });
  const chain = [new Uint8Array(issuer.rawData)];
  return new CryptoKeySigner(privateKey, new Uint8Array(certificate.rawData), 'EC', 'ECDSA', chain);
}

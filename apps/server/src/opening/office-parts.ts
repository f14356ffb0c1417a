import path from 'node:path';
import type { Signer } from '@libpdf/core';
import type { Config } from '../config';
import { typstDocuments } from '../documents/typst-documents';
import { diskFileStore } from '../files/disk-file-store';
import { TEMPLATES_DIR } from '../paths';
import { demoSigner, signerFromFile } from '../signatures/office-signer';
import { padesSeal } from '../signatures/pades-seal';

type SealSettings = Pick<Config, 'sealFile' | 'sealPass'>;

/** The seal that the settings name, if they name one. */
export async function boughtSigner({ sealFile, sealPass }: SealSettings) {
  return sealFile === undefined ? undefined : signerFromFile(sealFile, sealPass ?? '');
}

/**
 * What the office keeps and makes: files, documents and its seal. The rest of the server knows only their ports.
 * @param bought the seal of the settings, when it is open already
 */
export async function openOfficeParts(
  config: SealSettings & Pick<Config, 'dataDir'>,
  officeName: string,
  bought?: Signer,
) {
  const signer =
    bought ??
    (await boughtSigner(config)) ??
    (await demoSigner(path.join(config.dataDir, 'keys'), officeName));

  return {
    files: await diskFileStore(path.join(config.dataDir, 'files')),
    documents: typstDocuments(TEMPLATES_DIR),
    seal: padesSeal(signer),
  };
}

import path from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Config } from './config';
import { typstDocuments } from './documents/typst-documents';
import { diskFileStore } from './files/disk-file-store';
import { demoSigner, signerFromFile } from './signatures/office-signer';
import { padesSeal } from './signatures/pades-seal';

// The path holds from src and from dist: both lie one folder below the server's own.
const TEMPLATES = fileURLToPath(new URL('../assets/templates', import.meta.url));

/** What the office keeps and makes: files, documents and its seal. The rest of the server knows only their ports. */
export async function openOfficeParts(
  config: Pick<Config, 'dataDir' | 'sealFile' | 'sealPass'>,
  officeName: string,
) {
  const signer = config.sealFile
    ? await signerFromFile(config.sealFile, config.sealPass ?? '')
    : await demoSigner(path.join(config.dataDir, 'keys'), officeName);

  return {
    files: await diskFileStore(path.join(config.dataDir, 'files')),
    documents: typstDocuments(TEMPLATES),
    seal: padesSeal(signer),
  };
}

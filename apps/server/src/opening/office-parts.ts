import path from 'node:path';
import type { Signer } from '@libpdf/core';
import type { Config } from '../config';
import { typstDocuments } from '../documents/typst-documents';
import { diskFileStore } from '../files/disk-file-store';
import { pictureDecoder } from '../files/images/picture-decoder';
import { thumbnailsIn, withThumbnails } from '../files/images/thumbnails';
import { incomingFiles } from '../files/incoming-files';
import { partStore } from '../files/part-store';
import { TEMPLATES_DIR, WORKERS_DIR } from '../paths';
import { demoSigner, signerFromFile } from '../signatures/office-signer';
import { padesSeal } from '../signatures/pades-seal';

type SealSettings = Pick<Config, 'sealFile' | 'sealPass'>;

/** The seal from the file of the settings, if there is one. */
export async function boughtSigner({ sealFile, sealPass }: SealSettings) {
  return sealFile === undefined ? undefined : signerFromFile(sealFile, sealPass ?? '');
}

/**
 * Files, documents and seal of the office. The rest of the server knows only their ports.
 *
 * @param bought the seal of the settings, when it was opened before
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

  const folder = path.join(config.dataDir, 'files');
  const thumbnails = await thumbnailsIn(path.join(folder, 'thumbnails'));
  return {
    files: withThumbnails(await diskFileStore(folder), thumbnails),
    incoming: await incomingFiles(path.join(folder, 'incoming')),
    thumbnails,
    pictures: pictureDecoder(path.join(WORKERS_DIR, 'draw-thumbnail.mjs')),
    parts: await partStore(path.join(folder, 'parts')),
    documents: typstDocuments(TEMPLATES_DIR),
    seal: padesSeal(signer),
  };
}

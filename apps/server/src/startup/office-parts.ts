import path from 'node:path';
import type { Signer } from '@libpdf/core';
import type { Config } from '../config';
import { typstDocuments } from '../documents/typst-documents';
import { diskFileStore } from '../files/disk-file-store';
import type { FileStore } from '../files/file-store';
import { pictureDecoder } from '../files/images/picture-decoder';
import { thumbnailsIn, withThumbnails } from '../files/images/thumbnails';
import { incomingFiles } from '../files/incoming-files';
import { partStore } from '../files/part-store';
import { s3FileStore } from '../files/s3-file-store';
import { clamavScanner, scansNothing } from '../files/scan/clamav-scanner';
import { mailReader } from '../mail/foreign/mail-reader';
import { readMail } from '../mail/foreign/read-mail';
import { TEMPLATES_DIR, WORKERS_DIR } from '../paths';
import { demoSigner, signerFromFile } from '../signatures/office-signer';
import { padesSeal } from '../signatures/pades-seal';
import { demoSigning } from '../signatures/providers/demo-authority';
import { openTrust } from '../signatures/providers/open-trust';
import type { CheckUploaded } from '../signatures/signature-verdict';
import { withAnchors } from '../signatures/trust/trust-anchors';
import { uploadChecker } from '../signatures/upload-checker';
import { checkUploadedDocument } from '../signatures/uploaded-document';

type SealSettings = Pick<Config, 'sealFile' | 'sealPass'>;

/** The seal from the file of the settings, if there is one. */
export async function boughtSigner({ sealFile, sealPass }: SealSettings) {
  if (sealFile === undefined) return undefined;
  return signerFromFile(sealFile, { password: sealPass ?? '', now: new Date() });
}

/**
 * The store of files of the settings: a bucket, or a folder of DATA_DIR.
 * @throws StartRefused when the bucket cannot be reached
 */
export async function openFileStore({
  dataDir,
  filesPlace,
}: Pick<Config, 'dataDir' | 'filesPlace'>): Promise<FileStore> {
  return filesPlace ? s3FileStore(filesPlace) : diskFileStore(path.join(dataDir, 'files'));
}

/**
 * Files, documents and seal of the office. The rest of the server knows only their ports.
 *
 * @param opened what was opened before: the seal of the settings, the store of files; and the programs that check uploaded
 * documents and read letters of others in threads of their own, which are there once the server is built
 */
export async function openOfficeParts(
  config: SealSettings & Pick<Config, 'dataDir' | 'filesPlace' | 'clamavSocket' | 'trustDir' | 'isDemo'>,
  officeName: string,
  opened: {
    signer?: Signer | undefined;
    files?: FileStore;
    checkProgram?: string;
    readProgram?: string;
  } = {},
) {
  const signer =
    opened.signer ??
    (await boughtSigner(config)) ??
    (await demoSigner(path.join(config.dataDir, 'keys'), officeName));

  const demo = config.isDemo ? await demoSigning(path.join(config.dataDir, 'keys')) : undefined;
  const trust = await openTrust(config.trustDir, demo);
  const checkUploaded: CheckUploaded =
    opened.checkProgram === undefined
      ? ({ issued, uploaded, receivedAt, anchors = [] }) =>
          checkUploadedDocument(issued, uploaded, { trust: withAnchors(trust, anchors), receivedAt })
      : uploadChecker(opened.checkProgram, trust);
  const folder = path.join(config.dataDir, 'files');
  const thumbnails = await thumbnailsIn(path.join(folder, 'thumbnails'));
  return {
    files: withThumbnails(opened.files ?? (await openFileStore(config)), thumbnails),
    incoming: await incomingFiles(path.join(folder, 'incoming')),
    thumbnails,
    pictures: pictureDecoder(path.join(WORKERS_DIR, 'draw-thumbnail.mjs')),
    parts: await partStore(path.join(folder, 'parts')),
    scan: config.clamavSocket === undefined ? scansNothing : clamavScanner(config.clamavSocket),
    documents: typstDocuments(TEMPLATES_DIR),
    seal: padesSeal(signer),
    checkUploaded,
    readForeignMail: opened.readProgram === undefined ? readMail : mailReader(opened.readProgram),
    demoSigning: demo,
    /** What was read stays in use when the folder cannot be read now. */
    async readTrustAnew() {
      Object.assign(trust, await openTrust(config.trustDir, demo));
      return trust;
    },
  };
}

// The functions of this resource that others may use.

export { addUpload, presentUpload } from './add-upload';
export {
  type AddressMaker,
  archiveAddressOf,
  downloadAddressOf,
  fileAddressOf,
  thumbAddressOf,
} from './addresses';
export { attachFile, keepOfficeFile } from './attachments';
export { readableName } from './readable-name';
export { nextPart, wholly } from './receive-upload';
export {
  attachedFiles,
  detachFile,
  eraseFiles,
  type FileRow,
  filesAmong,
  findByFilename as findUpload,
  findKeptFiles,
  type KeptFile,
} from './repository';
export { sweepUnattached } from './sweep-unattached';
export { keepUpload, refuseUpload, type Settled, UPLOADS_PER_USER } from './take-upload';

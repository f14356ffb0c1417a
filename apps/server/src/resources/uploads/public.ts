// The functions of this resource that others may use.

export {
  type AddressMaker,
  archiveAddressOf,
  downloadAddressOf,
  fileAddressOf,
  thumbAddressOf,
} from './addresses';
export { attachFile, keepOfficeFile } from './attachments';
export { removeBytes } from './remove-bytes';
export {
  attachedFiles,
  detachFile,
  erase as eraseDetached,
  eraseFiles,
  type FileRow,
  filesAmong,
  findKeptFiles,
  type KeptFile,
} from './repository';
export { sweepUploadSessions } from './sweep-sessions';
export { sweepUnattached } from './sweep-unattached';

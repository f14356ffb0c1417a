// The functions of this resource that others may use.

export {
  type AddressMaker,
  archiveAddressOf,
  downloadAddressOf,
  fileAddressOf,
  thumbAddressOf,
} from './addresses';
export { attachFile, keepOfficeFile } from './attachments';
export { batchesOf } from './batches';
export { removeBytes } from './remove-bytes';
export {
  attachedFiles,
  detachFile,
  erase as eraseDetached,
  eraseFiles,
  type FileRow,
  filesAmong,
  findKeptFiles,
  findKnown,
  type KeptFile,
} from './repository';
export { countSessions } from './session-repository';
export { sweepUploadSessions } from './sweep-sessions';
export { sweepUnattached } from './sweep-unattached';

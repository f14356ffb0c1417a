// The functions of this resource that others may use.

export { attachFile, keepOfficeFile } from './attachments';
export { countSessions } from './chunks/session-repository';
export { sweepUploadSessions } from './chunks/sweep-sessions';
export { filesOf } from './object-files';
export { removeBytes } from './remove-bytes';
export {
  attachedFiles,
  detachFile,
  erase,
  eraseFiles,
  type FileRow,
  filesAmong,
  findKeptFiles,
  type KeptFile,
  restoreFiles,
} from './repository';
export {
  type AddressMaker,
  archiveAddressOf,
  avatarAddressOf,
  downloadAddressOf,
  fileAddressOf,
  thumbAddressOf,
} from './serving/addresses';
export { readBy } from './serving/read-by';
export { withoutRow } from './sweep-strays';
export { sweepUnattached } from './sweep-unattached';

// The functions of this resource that others may use.

export { attachFile, attachOfficeFile, keepOfficeFile } from './attachments';
export { countSessions, eraseSessionsOf } from './chunks/session-repository';
export { sweepUploadSessions } from './chunks/sweep-sessions';
export { attachLetterFiles, FILES_OF_OBJECT_MAX, presentLetterFile } from './letter-files';
export { filesOf } from './object-files';
export { readOwnUpload } from './own-upload';
export { removeBytes } from './remove-bytes';
export {
  attachedFiles,
  detachFile,
  disown,
  erase,
  eraseFiles,
  eraseFilesOf,
  type FileRow,
  filesAmong,
  filesNamed,
  findByFilename,
  findByIds,
  findKeptFiles,
  type KeptFile,
  moveFiles,
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
export { archiveNames } from './serving/archive-names';
export { pictureSizeOf } from './serving/picture-size';
export { readBy } from './serving/read-by';
export { readableName } from './serving/readable-name';
export { caged, dispositionOf, serveFile } from './serving/serve-file';
export { inOfficeTime, type Open, serveZip, type ZipEntry } from './serving/serve-zip';
export { withoutRow } from './sweep-strays';
export { sweepUnattached } from './sweep-unattached';
export { baseFile } from './table';
export { limitOf, type TakenUpload, takeUpload } from './take-upload';

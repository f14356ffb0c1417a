// What others may use of this resource.

export { type AddressMaker, downloadAddressOf, fileAddressOf } from './addresses';
export {
  attachedFiles,
  attachFile,
  detachFile,
  eraseFiles,
  type FileRow,
  filesAmong,
  findKeptFiles,
  type KeptFile,
  keepOfficeFile,
} from './attachments';
export { sweepUnattached } from './sweep-unattached';

// What other resources may use of this one.

export { type AddressMaker, addressOf, downloadAddressOf } from './addresses';
export {
  attachedFiles,
  attachFile,
  detachFile,
  eraseFiles,
  type FileRow,
  filesAmong,
  keepOfficeFile,
} from './attachments';

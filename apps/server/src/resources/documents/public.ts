// The functions of this resource that others may use.

export {
  type MadeDocument,
  type Maker,
  makeDocument,
  readBytes,
  recordDocument,
  storeBytes,
} from './make-document';
export {
  currentFileOf,
  type DocumentRow,
  documentsOf,
  eraseAllDocuments,
  eraseDocuments,
  getDocument,
  hasDocument,
  presentedDocument,
  recordSigning,
  signaturesOf,
  voidDocument,
} from './object-documents';
export { lastEvidenceOf } from './repository';

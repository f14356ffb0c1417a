// What others may use of this resource.

export {
  currentFileOf,
  type DocumentRow,
  documentsOf,
  eraseDocuments,
  getDocument,
  hasDocument,
  lastEvidenceOf,
  presentedDocument,
  recordSigning,
  signaturesOf,
  voidDocument,
} from './case-documents';
export {
  type MadeDocument,
  type Maker,
  makeDocument,
  readBytes,
  recordDocument,
  storeBytes,
} from './make-document';

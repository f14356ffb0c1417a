// What other resources may use of this one.

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
} from './documents';
export {
  type MadeDocument,
  type Maker,
  makeDocument,
  readBytes,
  recordDocument,
  storeBytes,
} from './make-document';

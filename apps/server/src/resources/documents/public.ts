// The functions of this resource that others may use.

export {
  caseOf,
  currentFileOf,
  type DocumentRow,
  documentsOf,
  eraseDocuments,
  getDocument,
  hasDocument,
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
export { lastEvidenceOf } from './repository';

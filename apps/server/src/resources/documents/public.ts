// The functions of this resource that others may use.

export { attachSigned } from './attach-signed';
export { doesCount, parentSignature } from './counting-verdict';
export {
  type MadeDocument,
  type Maker,
  makeDocument,
  readBytes,
  recordDocument,
  searchTextOf,
  storeBytes,
} from './make-document';
export {
  currentFileOf,
  currentFilesOf,
  type DocumentRow,
  documentNumbersOf,
  documentRowsFiledIn,
  documentsFiledIn,
  documentsOf,
  eraseAllDocuments,
  eraseDocuments,
  fileDocumentsIn,
  firstFileOf,
  getDocument,
  hasDocument,
  newestDocument,
  presentedDocument,
  recordSignature,
  recordSigning,
  signaturesOf,
  voidDocument,
} from './object-documents';
export {
  confirmPaperSignatures,
  eraseUnconfirmedPaper,
  findUnconfirmedPaper,
  hasUnconfirmedPaper,
} from './paper-signatures';
export { SENSITIVE_DOCUMENT_KINDS } from './policy';
export {
  confirmSignature,
  findById as findSeenDocument,
  lastEvidenceOf,
  type NewSignature,
  type SignatureRow,
} from './repository';
export { isSeen } from './seen-rows';
export { baseDocument } from './table';
export {
  caseOf,
  type DocumentSources,
  documentsSeenBy,
  type FileDirection,
  type SeenWithObject,
  withoutSensitive,
} from './visible-document';

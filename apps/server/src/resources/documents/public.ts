// The functions of this resource that others may use.

export { attachSigned } from './attach-signed';
export { doesCount, parentSignature } from './counting-verdict';
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
  documentNumbersOf,
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
export { confirmSignature, lastEvidenceOf, type NewSignature, type SignatureRow } from './repository';
export type { ShownDocuments } from './visible-document';

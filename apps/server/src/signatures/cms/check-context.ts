import type { Certificate } from '../certificates/certificate';
import type { Trust } from '../trust/trust-anchors';

/** What every signature of a document is checked against. */
export interface CheckContext {
  trust: Trust;
  receivedAt: Date;
  /** What the document carries for validation (`/DSS`): certificates, lists and answers about revocation, in DER. */
  certificates: readonly Certificate[];
  lists: readonly Uint8Array[];
  answers: readonly Uint8Array[];
}

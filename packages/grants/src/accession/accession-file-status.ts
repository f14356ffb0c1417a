import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type AccessionFileStatus = StatusOf<typeof ACCESSION_FILE_STATUSES>;

/** What the office made of a document (Process §2.7); one that was exchanged is `removed`. */
export const ACCESSION_FILE_STATUSES = /* @__PURE__ */ defineStatuses({
  new: { pl: 'Przesłany', en: 'Uploaded', colour: 'blue' },
  accepted: { pl: 'Zaakceptowany', en: 'Accepted', colour: 'green' },
  rejected: { pl: 'Do poprawy', en: 'To be corrected', colour: 'orange' },
  removed: { pl: 'Usunięty', en: 'Removed', colour: 'grey' },
});

import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type AnnexStatus = StatusOf<typeof ANNEX_STATUSES>;

/** In the order in which an annex may reach them (Process §2.11). */
export const ANNEX_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    draft: { pl: 'W przygotowaniu', en: 'In preparation', colour: 'grey' },
    to_member: { pl: 'Do podpisu uczestnika', en: 'To be signed by the participant', colour: 'blue' },
    to_office: { pl: 'Do podpisu urzędu', en: 'To be signed by the office', colour: 'purple' },
    active: { pl: 'Obowiązuje', en: 'In force', colour: 'green' },
    refused: { pl: 'Odmowa podpisu', en: 'Signature refused', colour: 'red' },
    cancelled: { pl: 'Anulowany', en: 'Cancelled', colour: 'grey' },
  },
  'STATUS_ANNEX',
);

/** Statuses before the second signature: a contract has at most one annex in them. */
export const UNSIGNED_ANNEX_STATUSES = [
  'draft',
  'to_member',
  'to_office',
] as const satisfies readonly AnnexStatus[];

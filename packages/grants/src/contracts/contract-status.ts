import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type ContractStatus = StatusOf<typeof CONTRACT_STATUSES>;

/** In the order in which a contract may reach them (Process §2.10). */
export const CONTRACT_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    draft: { pl: 'W przygotowaniu', en: 'In preparation', colour: 'grey' },
    to_member: { pl: 'Do podpisu uczestnika', en: 'To be signed by the participant', colour: 'blue' },
    to_office: { pl: 'Do podpisu urzędu', en: 'To be signed by the office', colour: 'purple' },
    active: { pl: 'Obowiązuje', en: 'In force', colour: 'green' },
    suspended: { pl: 'Zawieszona', en: 'Suspended', colour: 'orange' },
    ended: { pl: 'Zakończona', en: 'Ended', colour: 'purple' },
    terminated: { pl: 'Rozwiązana', en: 'Terminated', colour: 'red' },
    not_signed: { pl: 'Niepodpisana', en: 'Not signed', colour: 'red' },
  },
  'STATUS_CONTRACT',
);

/** Statuses before the second signature. */
export const UNSIGNED_STATUSES = [
  'draft',
  'to_member',
  'to_office',
] as const satisfies readonly ContractStatus[];

import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type RegistrationStatus = StatusOf<typeof REGISTRATION_STATUSES>;

/** In the order in which a registration may reach them. */
export const REGISTRATION_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    draft: { pl: 'Szkic', en: 'Draft', colour: 'grey' },
    to_sign: { pl: 'Do podpisu', en: 'To be signed', colour: 'blue' },
    signed: { pl: 'Podpisane, niezłożone', en: 'Signed, not submitted', colour: 'purple' },
    submitted: { pl: 'Złożone', en: 'Submitted', colour: 'blue' },
    formal_check: { pl: 'Ocena formalna', en: 'Formal check', colour: 'orange' },
    to_correct: { pl: 'Do uzupełnienia', en: 'To be corrected', colour: 'orange' },
    scored: { pl: 'Ocenione', en: 'Scored', colour: 'purple' },
    formally_rejected: { pl: 'Odrzucone formalnie', en: 'Rejected formally', colour: 'red' },
    reserve: { pl: 'Lista rezerwowa', en: 'Reserve list', colour: 'purple' },
    qualified: { pl: 'Zakwalifikowane', en: 'Qualified', colour: 'green' },
    documents: { pl: 'Oczekuje na dokumenty', en: 'Waiting for documents', colour: 'orange' },
    documents_check: { pl: 'Weryfikacja dokumentów', en: 'Documents being checked', colour: 'orange' },
    contract_stage: { pl: 'Umowa w przygotowaniu', en: 'Contract being prepared', colour: 'blue' },
    member: { pl: 'Uczestnik', en: 'Participant', colour: 'green' },
    not_qualified: { pl: 'Niezakwalifikowane', en: 'Not qualified', colour: 'red' },
    expired: { pl: 'Wygasłe', en: 'Expired', colour: 'red' },
    withdrawn: { pl: 'Wycofane', en: 'Withdrawn', colour: 'grey' },
    cancelled: { pl: 'Anulowane', en: 'Cancelled', colour: 'grey' },
  },
  'STATUS_REGISTRATION',
);

/** Statuses before the first submission: those that stand before it. A correction comes later on the way. */
export const UNSENT_STATUSES: readonly RegistrationStatus[] = REGISTRATION_STATUSES.codes.slice(
  0,
  REGISTRATION_STATUSES.codes.indexOf('submitted'),
);

/** Statuses of registrations that ended without support. */
export const ENDED_STATUSES: readonly RegistrationStatus[] = [
  'formally_rejected',
  'not_qualified',
  'expired',
  'withdrawn',
  'cancelled',
];

export function hasEnded(status: RegistrationStatus): boolean {
  return ENDED_STATUSES.includes(status);
}

/** Statuses in which the parent has something to do, the most urgent first. */
export const WAITING_STATUSES = [
  'to_correct',
  'signed',
  'to_sign',
  'draft',
] as const satisfies readonly RegistrationStatus[];
export type WaitingStatus = (typeof WAITING_STATUSES)[number];

export function isWaitingStatus(status: RegistrationStatus): status is WaitingStatus {
  return WAITING_STATUSES.some((waiting) => waiting === status);
}

import type { StatusInfo } from '@urzad/domain';

export type RegistrationStatus = keyof typeof REGISTRATION_STATUSES;

/** In the order a registration may travel through them. */
export const REGISTRATION_STATUSES = {
  draft: { pl: 'Szkic', en: 'Draft', colour: 'grey' },
  to_sign: { pl: 'Do podpisu', en: 'To be signed', colour: 'blue' },
  signed: { pl: 'Podpisany, niewysłany', en: 'Signed, not submitted', colour: 'purple' },
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
} as const satisfies Record<string, StatusInfo>;

export const REGISTRATION_STATUS_CODES = Object.freeze(
  Object.keys(REGISTRATION_STATUSES).filter(isRegistrationStatus),
);

export function isRegistrationStatus(text: string): text is RegistrationStatus {
  return Object.hasOwn(REGISTRATION_STATUSES, text);
}

import type { TermCode } from './waiting-work';

/** What each kind of term is called, on screens and in the feed of the calendar. */
export const TERM_NAMES: Readonly<Record<'pl' | 'en', Readonly<Record<TermCode, string>>>> = {
  pl: {
    call_end: 'Koniec naboru',
    call_reserve: 'Koniec listy rezerwowej',
    registration_check: 'Ocena zgłoszenia',
    correction: 'Uzupełnienie zgłoszenia',
    documents: 'Dokumenty do umowy',
    contract_member: 'Podpis umowy przez uczestnika',
    contract_office: 'Podpis umowy przez urząd',
    annex_member: 'Podpis aneksu przez uczestnika',
    annex_office: 'Podpis aneksu przez urząd',
    claim_correction: 'Poprawa rozliczenia',
    payment: 'Wypłata rozliczenia',
    payment_list: 'Lista wypłat do banku',
    case: 'Odpowiedź w sprawie',
  },
  en: {
    call_end: 'End of a call',
    call_reserve: 'End of the reserve list',
    registration_check: 'Check of an application',
    correction: 'Correction of an application',
    documents: 'Documents for the contract',
    contract_member: 'Contract signed by the participant',
    contract_office: 'Contract signed by the office',
    annex_member: 'Annex signed by the participant',
    annex_office: 'Annex signed by the office',
    claim_correction: 'Correction of a claim',
    payment: 'Payment of a claim',
    payment_list: 'Payment list for the bank',
    case: 'Answer in a case',
  },
};

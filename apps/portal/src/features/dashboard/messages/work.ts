import type { WorkCode } from '@urzad/contract';
import type { Messages } from '#shared/i18n/messages';

const workPl: Record<WorkCode, string> = {
  registrations_take: 'Zgłoszenia do wzięcia',
  registrations_check: 'Zgłoszenia do oceny formalnej',
  points_approve: 'Punkty do drugiej oceny',
  documents_check: 'Dokumenty do sprawdzenia',
  contracts_prepare: 'Umowy do przygotowania',
  contracts_initial: 'Umowy do parafy',
  contracts_sign: 'Umowy do podpisu urzędu',
  annexes_prepare: 'Aneksy do przygotowania',
  annexes_initial: 'Aneksy do parafy',
  annexes_sign: 'Aneksy do podpisu urzędu',
  claims_take: 'Rozliczenia do wzięcia',
  claims_check: 'Rozliczenia do sprawdzenia',
  claims_approve: 'Rozliczenia do zatwierdzenia',
  claims_pay: 'Rozliczenia do wypłaty',
  lists_approve: 'Listy wypłat do zatwierdzenia',
  lists_export: 'Listy wypłat do wysłania do banku',
  lists_book: 'Listy wypłat do zaksięgowania',
  cases_take: 'Sprawy do wzięcia',
  cases_answer: 'Sprawy bez odpowiedzi',
  retention_decide: 'Osoby, których dane mają być usunięte',
};

const workEn: Record<WorkCode, string> = {
  registrations_take: 'Applications to be taken',
  registrations_check: 'Applications to be checked',
  points_approve: 'Points to be approved',
  documents_check: 'Documents to be checked',
  contracts_prepare: 'Contracts to be prepared',
  contracts_initial: 'Contracts to be initialled',
  contracts_sign: 'Contracts to be signed by us',
  annexes_prepare: 'Annexes to be prepared',
  annexes_initial: 'Annexes to be initialled',
  annexes_sign: 'Annexes to be signed by us',
  claims_take: 'Claims to be taken',
  claims_check: 'Claims to be checked',
  claims_approve: 'Claims to be approved',
  claims_pay: 'Claims to be paid',
  lists_approve: 'Payment lists to be approved',
  lists_export: 'Payment lists to be sent to the bank',
  lists_book: 'Payment lists to be booked',
  cases_take: 'Cases to be taken',
  cases_answer: 'Cases without an answer',
  retention_decide: 'People whose data is to be erased',
};

const pl = { work: workPl };
const en = { work: workEn } satisfies typeof pl;

export const workMessages: Messages<typeof pl> = { pl, en };

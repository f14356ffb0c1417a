import { GMINY, type IsoDate, type Option, POWIAT, type StatusInfo, WOJEWODZTWO } from '@urzad/domain';
import { ANNEX_STATUSES } from '../annexes/annex-status';
import { CALL_STATUSES } from '../calls/call-status';
import { CASE_KINDS } from '../cases/case-kinds';
import { OFFICE_CASE_STATUSES } from '../cases/case-status';
import { CLAIM_STATUSES } from '../claims/claim-status';
import { CO_FUNDING_STATUSES } from '../co-fundings/co-funding-status';
import { END_REASON, RETURN_REASON } from '../contracts/contract-reasons';
import { CONTRACT_STATUSES } from '../contracts/contract-status';
import {
  CARE_FORM,
  FILE_KIND,
  ISCED,
  KRAJ,
  LABOUR,
  LEAVE_KIND,
  OTHER_PUBLIC_SUPPORT,
  RELATION,
  RETURN_FORM,
} from '../dictionaries/dictionaries';
import { BANK, BOARD_LABEL, ODSETKI, TICKET_CATEGORY } from '../dictionaries/office-dictionaries';
import type { Statuses } from '../law/define-statuses';
import { MEMBER_STATUSES } from '../members/member-status';
import { PAYMENT_LIST_STATUSES, PAYMENT_STATUSES } from '../payments/payment-status';
import { RECOVERY_STATUSES } from '../payments/recovery-status';
import { shippedCommuneFacts } from '../registration-form/commune-facts';
import { REGISTRATION_STATUSES } from '../registrations/registration-status';
import { REJECT_REASON } from '../registrations/rejection';
import { WITHDRAW_REASON } from '../registrations/withdraw-reasons';
import { ACCOUNT_STATUSES } from '../roles/account-status';
import type { PrivilegeLevel } from '../roles/privilege-catalogue';

export interface LibraryItem extends Option {
  color?: string;
  /** The first day on which the item holds; always without it. */
  valid_from?: IsoDate;
  /** Code of the item above it: the district of a commune. */
  parent?: string;
  /** Facts of the item beside its words. */
  extra?: Readonly<Record<string, string | number>>;
}

/** A dictionary as it is shipped (Process §2.18, §2.19). An office keeps its own copy of it (decision 0151). */
export interface Library {
  code: string;
  pl: string;
  en: string;
  /** Of the whole system, or of one application. */
  level: PrivilegeLevel;
  items: readonly LibraryItem[];
}

const COMMUNES: readonly LibraryItem[] = GMINY.map((commune) => ({
  ...commune,
  parent: commune.district,
  extra: { type: commune.kind, ...shippedCommuneFacts(commune.code) },
}));
const DISTRICTS: readonly LibraryItem[] = POWIAT.map((district) => ({
  ...district,
  parent: district.code.slice(0, 2),
}));
const RATES: readonly LibraryItem[] = ODSETKI.map((item) => ({ ...item, extra: { rate: item.rate } }));

/** The dictionaries of the product; a status has its words and its colour. */
export const SHIPPED_LIBRARIES: readonly Library[] = [
  ofSystem('KRAJ', 'Kraje', 'Countries', KRAJ),
  ofSystem('WOJEWODZTWO', 'Województwa', 'Voivodeships', WOJEWODZTWO),
  ofSystem('POWIAT', 'Powiaty', 'Districts', DISTRICTS),
  ofOffice('GMINY', 'Gminy', 'Communes', COMMUNES),
  // Its items are places, which have a table of their own.
  ofOffice('MIEJSCOWOSCI', 'Miejscowości', 'Towns and villages', []),
  ofOffice('LABOUR', 'Sytuacja na rynku pracy', 'Status on the labour market', LABOUR),
  ofOffice('ISCED', 'Wykształcenie', 'Education', ISCED),
  ofOffice('CARE_FORM', 'Formy opieki', 'Forms of care', CARE_FORM),
  ofOffice('FILE_KIND', 'Rodzaje plików', 'Kinds of files', FILE_KIND),
  ofOffice('RELATION', 'Stosunek do dziecka', 'Relation to the child', RELATION),
  ofOffice('LEAVE_KIND', 'Rodzaje urlopów', 'Kinds of leave', LEAVE_KIND),
  ofOffice('RETURN_FORM', 'Formy zatrudnienia', 'Forms of employment', RETURN_FORM),
  ofOffice(
    'OTHER_PUBLIC_SUPPORT',
    'Świadczenia z innych programów',
    'Benefits of other programmes',
    OTHER_PUBLIC_SUPPORT,
  ),
  ofOffice('REJECT_REASON', 'Powody odrzucenia', 'Reasons of a rejection', REJECT_REASON),
  ofOffice('WITHDRAW_REASON', 'Powody wycofania', 'Reasons of a withdrawal', WITHDRAW_REASON),
  ofOffice('RETURN_REASON', 'Powody zwrotu umowy', 'Reasons of returning a contract', RETURN_REASON),
  ofOffice('END_REASON', 'Przyczyny końca umowy', 'Causes of the end of a contract', END_REASON),
  ofOffice('CASE_KIND', 'Rodzaje spraw', 'Kinds of cases', CASE_KINDS),
  ofOffice('TICKET_CATEGORY', 'Kategorie usterek', 'Categories of tickets', TICKET_CATEGORY),
  ofSystem('ODSETKI', 'Stawki odsetek', 'Rates of interest', RATES),
  ofSystem('BANK', 'Banki', 'Banks', BANK),
  ofSystem('STATUS_ACCOUNT', 'Statusy kont', 'Statuses of accounts', itemsOf(ACCOUNT_STATUSES)),
  ofOffice('STATUS_CALL', 'Statusy naborów', 'Statuses of calls', itemsOf(CALL_STATUSES)),
  ofOffice(
    'STATUS_REGISTRATION',
    'Statusy zgłoszeń',
    'Statuses of applications',
    itemsOf(REGISTRATION_STATUSES),
  ),
  ofOffice('STATUS_CASE', 'Statusy spraw', 'Statuses of cases', itemsOf(OFFICE_CASE_STATUSES)),
  ofOffice('STATUS_CONTRACT', 'Statusy umów', 'Statuses of contracts', itemsOf(CONTRACT_STATUSES)),
  ofOffice('STATUS_ANNEX', 'Statusy aneksów', 'Statuses of annexes', itemsOf(ANNEX_STATUSES)),
  ofOffice('STATUS_MEMBER', 'Statusy uczestników', 'Statuses of participants', itemsOf(MEMBER_STATUSES)),
  ofOffice('STATUS_GRANT', 'Statusy dofinansowań', 'Statuses of co-funding', itemsOf(CO_FUNDING_STATUSES)),
  ofOffice('STATUS_REQUEST', 'Statusy rozliczeń', 'Statuses of claims', itemsOf(CLAIM_STATUSES)),
  ofOffice('STATUS_PAYMENT', 'Statusy płatności', 'Statuses of payments', itemsOf(PAYMENT_STATUSES)),
  ofOffice(
    'STATUS_PAYMENT_LIST',
    'Statusy list wypłat',
    'Statuses of payment lists',
    itemsOf(PAYMENT_LIST_STATUSES),
  ),
  ofOffice('STATUS_RECOVERY', 'Statusy zwrotów', 'Statuses of recoveries', itemsOf(RECOVERY_STATUSES)),
  ofOffice('BOARD_LABEL', 'Etykiety tablic', 'Labels of boards', BOARD_LABEL),
];

function ofSystem(code: string, pl: string, en: string, items: Library['items']): Library {
  return { code, pl, en, level: 'system', items };
}

function ofOffice(code: string, pl: string, en: string, items: Library['items']): Library {
  return { code, pl, en, level: 'application', items };
}

function itemsOf<Code extends string>({ table }: Statuses<Code>): Library['items'] {
  return Object.entries<StatusInfo>(table).map(([code, { pl, en, colour }]) => ({
    code,
    pl,
    en,
    color: colour,
  }));
}

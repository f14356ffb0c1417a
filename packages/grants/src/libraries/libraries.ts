import { GMINY, type IsoDate, type Option, POWIAT, type StatusInfo, WOJEWODZTWO } from '@urzad/domain';
import { CALL_STATUSES } from '../calls/call-status';
import { CASE_KINDS } from '../cases/case-kinds';
import { OFFICE_CASE_STATUSES } from '../cases/case-status';
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
import {
  BANK,
  END_REASON,
  ODSETKI,
  RETURN_REASON,
  TICKET_CATEGORY,
} from '../dictionaries/office-dictionaries';
import type { Statuses } from '../law/define-statuses';
import { REGISTRATION_STATUSES } from '../registrations/registration-status';
import { rejectReasons } from '../registrations/rejection';
import { WITHDRAW_REASON } from '../registrations/withdraw-reasons';
import { ACCOUNT_STATUSES } from '../roles/account-status';
import type { PrivilegeLevel } from '../roles/privilege-catalogue';

export interface LibraryItem extends Option {
  color?: string;
  /** The first day on which the item holds; always without it. */
  valid_from?: IsoDate;
  /** Facts of the item beside its words. */
  extra?: Readonly<Record<string, string | number>>;
}

/** A dictionary as a list (Process §2.18, §2.19). */
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
  extra: {
    type: commune.kind,
    degurba: commune.degurba,
    in_zone: yesNo(commune.inZone),
    has_nursery: yesNo(commune.hasNursery),
  },
}));
const RATES: readonly LibraryItem[] = ODSETKI.map((item) => ({ ...item, extra: { rate: item.rate } }));

/** The dictionaries of the office. @param region TERC code of its voivodeship, which some of its reasons name */
export function librariesOf(region: string): Library[] {
  const ofSystem = (code: string, pl: string, en: string, items: Library['items']) =>
    ({ code, pl, en, level: 'system', items }) as const;
  const of = (code: string, pl: string, en: string, items: Library['items']) =>
    ({ code, pl, en, level: 'application', items }) as const;

  return [
    ofSystem('KRAJ', 'Kraje', 'Countries', KRAJ),
    ofSystem('WOJEWODZTWO', 'Województwa', 'Voivodeships', WOJEWODZTWO),
    ofSystem('POWIAT', 'Powiaty', 'Districts', POWIAT),
    of('GMINY', 'Gminy', 'Communes', COMMUNES),
    of('LABOUR', 'Sytuacja na rynku pracy', 'Status on the labour market', LABOUR),
    of('ISCED', 'Wykształcenie', 'Education', ISCED),
    of('CARE_FORM', 'Formy opieki', 'Forms of care', CARE_FORM),
    of('FILE_KIND', 'Rodzaje plików', 'Kinds of files', FILE_KIND),
    of('RELATION', 'Stosunek do dziecka', 'Relation to the child', RELATION),
    of('LEAVE_KIND', 'Rodzaje urlopów', 'Kinds of leave', LEAVE_KIND),
    of('RETURN_FORM', 'Formy zatrudnienia', 'Forms of employment', RETURN_FORM),
    of(
      'OTHER_PUBLIC_SUPPORT',
      'Świadczenia z innych programów',
      'Benefits of other programmes',
      OTHER_PUBLIC_SUPPORT,
    ),
    of('REJECT_REASON', 'Powody odrzucenia', 'Reasons of a rejection', rejectReasons(region)),
    of('WITHDRAW_REASON', 'Powody wycofania', 'Reasons of a withdrawal', WITHDRAW_REASON),
    of('RETURN_REASON', 'Powody zwrotu umowy', 'Reasons of returning a contract', RETURN_REASON),
    of('END_REASON', 'Przyczyny końca umowy', 'Causes of the end of a contract', END_REASON),
    of('CASE_KIND', 'Rodzaje spraw', 'Kinds of cases', CASE_KINDS),
    of('TICKET_CATEGORY', 'Kategorie usterek', 'Categories of tickets', TICKET_CATEGORY),
    ofSystem('ODSETKI', 'Stawki odsetek', 'Rates of interest', RATES),
    ofSystem('BANK', 'Banki', 'Banks', BANK),
    ofSystem('STATUS_ACCOUNT', 'Statusy kont', 'Statuses of accounts', itemsOf(ACCOUNT_STATUSES)),
    of('STATUS_CALL', 'Statusy naborów', 'Statuses of calls', itemsOf(CALL_STATUSES)),
    of('STATUS_REGISTRATION', 'Statusy zgłoszeń', 'Statuses of applications', itemsOf(REGISTRATION_STATUSES)),
    of('STATUS_CASE', 'Statusy spraw', 'Statuses of cases', itemsOf(OFFICE_CASE_STATUSES)),
  ];
}

function itemsOf<Code extends string>({ table }: Statuses<Code>): Library['items'] {
  return Object.entries<StatusInfo>(table).map(([code, { pl, en, colour }]) => ({
    code,
    pl,
    en,
    color: colour,
  }));
}

function yesNo(is: boolean): 'yes' | 'no' {
  return is ? 'yes' : 'no';
}

import { isIsoDate } from '@urzad/domain';
import { interest } from '../dictionaries/office-dictionaries';

/** Whose the codes of a dictionary are (decision 0151). */
export type LibraryKind =
  /** Rules, forms and letters read them, so they are fixed. */
  | 'rules'
  /** They are of an official register: fixed, but an item may begin and end. */
  | 'register'
  /** The office adds, archives and deletes items. */
  | 'office'
  /** MIEJSCOWOSCI: places of the registers and of the office, which stand in a table of their own. */
  | 'places';

/** Facts of an item that the office enters beside its words. */
export type LibraryFact =
  /** The yearly rate of interest. */
  | 'rate'
  /** What rules count of a commune (`CommuneFacts`). */
  | 'commune';

export interface LibraryRules {
  kind: LibraryKind;
  /** How a code of this dictionary looks. */
  isCode: (code: string) => boolean;
  facts: readonly LibraryFact[];
  /** Items may be archived: nothing is reckoned with those that are not offered. */
  archives: boolean;
  /** Items may begin and end on a day. */
  dated: boolean;
  /** What may stand in a name and is replaced where it is read. */
  placeholder?: string;
}

/** The dictionary of places. */
export const PLACES = 'MIEJSCOWOSCI';

const REGISTERS = ['KRAJ', 'WOJEWODZTWO', 'POWIAT', 'GMINY'];
const isWord = (code: string) => /^[A-Z0-9][A-Z0-9_]{0,39}$/.test(code);

const CHOICE = { facts: [], archives: true, dated: true };
const OF_OFFICE = {
  BANK: { ...CHOICE, isCode: (code) => /^[0-9]{3,4}$/.test(code) },
  // A rate holds until the day of the next one. Interest of the past is reckoned with it, so none is put away.
  ODSETKI: { isCode: isIsoDate, facts: ['rate'], archives: false, dated: false },
  RETURN_REASON: { ...CHOICE, isCode: isWord },
  TICKET_CATEGORY: { ...CHOICE, isCode: isWord },
  BOARD_LABEL: { ...CHOICE, isCode: isWord },
} as const satisfies Record<string, Omit<LibraryRules, 'kind'>>;
/** A dictionary whose items the office adds and deletes. */
export type OfficeLibrary = keyof typeof OF_OFFICE;

/** What an office may do with a dictionary. */
export function libraryRules(code: string): LibraryRules {
  const own: Readonly<Record<string, Omit<LibraryRules, 'kind'>>> = OF_OFFICE;
  const ofOffice = own[code];
  if (ofOffice) return { kind: 'office', ...ofOffice };

  const isRegister = REGISTERS.includes(code);
  const kind = isRegister ? 'register' : 'rules';
  return {
    kind: code === PLACES ? 'places' : kind,
    ...{ isCode: isWord, archives: false, dated: isRegister },
    facts: code === 'GMINY' ? ['commune'] : [],
    ...(code === 'REJECT_REASON' && { placeholder: '{region}' }),
  };
}

/** The highest yearly rate that is taken for no slip of the hand, in basis points. */
export const LIBRARY_RATE_MAX = 10_000;

/** A rate of interest, as an item of ODSETKI from a day. @param rate in basis points */
export function rateItem(day: string, rate: number) {
  const { code, pl, en, valid_from } = interest(day, rate);
  return { code, name: pl, name_en: en, valid_from, extra: { rate } };
}

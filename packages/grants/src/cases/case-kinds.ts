import { codesOf, type Option, optionOf } from '@urzad/domain';
import { CASE_SUBJECTS, type CaseSubject } from './case-subjects';

/** The time in which the office answers: calendar days or months from the day of receipt (Order §12). */
export type CaseTerm = { days: number } | { months: number };

/**
 * Kinds of cases (Process §2.19, CASE_KIND). `asked`: in the words of an applicant who chooses; `about`: the objects for
 * which applicants choose it; `isOfRights`: of data protection or accessibility, whose term never stands still and which
 * people with a privilege of its own settle.
 */
export const CASE_KINDS = [
  {
    code: 'PYTANIE',
    pl: 'Pytanie',
    en: 'Question',
    asked: { pl: 'Mam pytanie', en: 'I have a question' },
    term: { days: 14 },
    about: CASE_SUBJECTS,
    isOfRights: false,
  },
  {
    code: 'UZUPELNIENIE',
    pl: 'Uzupełnienie',
    en: 'Addition',
    asked: { pl: 'Chcę coś dosłać', en: 'I want to add something' },
    term: { days: 30 },
    about: ['cofundingregistration'],
    isOfRights: false,
  },
  {
    code: 'PONOWNA_OCENA',
    pl: 'Ponowna ocena',
    en: 'Review of the assessment',
    asked: { pl: 'Proszę o ponowną ocenę', en: 'I ask for a review of the assessment' },
    term: { days: 30 },
    about: ['cofundingregistration', 'cofundingrequest'],
    isOfRights: false,
  },
  {
    code: 'REKLAMACJA',
    pl: 'Reklamacja',
    en: 'Complaint',
    asked: { pl: 'Coś poszło źle', en: 'Something went wrong' },
    term: { days: 30 },
    about: CASE_SUBJECTS,
    isOfRights: false,
  },
  {
    code: 'ZMIANA',
    pl: 'Zmiana',
    en: 'Change',
    asked: { pl: 'Coś się zmienia', en: 'Something changes' },
    term: { days: 30 },
    about: ['cofundingcontract'],
    isOfRights: false,
  },
  {
    code: 'ZAWIESZENIE',
    pl: 'Zawieszenie',
    en: 'Suspension',
    asked: { pl: 'Chcę zawiesić dofinansowanie', en: 'I want to suspend the co-funding' },
    term: { days: 30 },
    about: ['cofundinggrant'],
    isOfRights: false,
  },
  {
    code: 'REZYGNACJA',
    pl: 'Rezygnacja',
    en: 'Resignation',
    asked: { pl: 'Rezygnuję z udziału', en: 'I resign' },
    term: { days: 30 },
    about: ['cofundingmember'],
    isOfRights: false,
  },
  {
    code: 'RODO',
    pl: 'Dane osobowe',
    en: 'Personal data',
    asked: { pl: 'Moje dane osobowe', en: 'My personal data' },
    term: { months: 1 },
    about: ['general'],
    isOfRights: true,
  },
  {
    code: 'DOSTEPNOSC',
    pl: 'Dostępność',
    en: 'Accessibility',
    asked: { pl: 'Trudno mi z czegoś skorzystać', en: 'Something is hard for me to use' },
    term: { days: 7 },
    about: ['general'],
    isOfRights: true,
  },
  {
    code: 'INNE',
    pl: 'Inna sprawa',
    en: 'Other matter',
    asked: { pl: 'Coś innego', en: 'Something else' },
    term: { days: 30 },
    about: CASE_SUBJECTS,
    isOfRights: false,
  },
  // Kinds below are opened by the office or by another object.
  kindOfOffice('ZGLOSZENIE', 'Zgłoszenie', 'Application'),
  kindOfOffice('MIEJSCOWOSC', 'Miejscowość spoza wykazu', 'Place outside the list'),
  kindOfOffice('ZWROT', 'Zwrot', 'Recovery'),
  kindOfOffice('KONTROLA', 'Kontrola', 'Control'),
] as const satisfies readonly (Option & {
  asked: { pl: string; en: string } | null;
  term: CaseTerm;
  about: readonly CaseSubject[];
  isOfRights: boolean;
})[];

export type CaseKind = (typeof CASE_KINDS)[number]['code'];
export type CaseKindInfo = (typeof CASE_KINDS)[number];

export const CASE_KIND_CODES = codesOf(CASE_KINDS);

/** Kinds of data protection and accessibility. */
export const RIGHTS_KINDS: readonly CaseKind[] = CASE_KINDS.filter(({ isOfRights }) => isOfRights).map(
  ({ code }) => code,
);

/** Work of the office about a person, which they do not see. */
export const HIDDEN_KINDS: readonly CaseKind[] = ['MIEJSCOWOSC', 'KONTROLA'];

/**
 * A review stays one: it may be asked for once. A resignation is what its applicant signed, and a recovery ends with the
 * return of what is owed.
 */
const LASTING_KINDS: readonly CaseKind[] = ['PONOWNA_OCENA', 'REZYGNACJA', 'ZWROT'];

/** The kinds to which the office may change a case about such an object: its applicant goes on seeing it, or not. */
export function kindsToChange(kind: CaseKind, subject: CaseSubject): CaseKindInfo[] {
  const isHidden = (code: CaseKind) => HIDDEN_KINDS.includes(code);
  if (LASTING_KINDS.includes(kind)) return [getCaseKind(kind)];
  return CASE_KINDS.filter(
    ({ code, asked, about }) =>
      code !== 'REZYGNACJA' &&
      isHidden(code) === isHidden(kind) &&
      (asked === null ? code !== 'ZGLOSZENIE' : about.some((one) => one === subject)),
  );
}

export function getCaseKind(code: CaseKind): CaseKindInfo {
  const kind = optionOf(CASE_KINDS, code);
  if (!kind) throw new Error(`There is no kind ${code} in CASE_KINDS.`);
  return kind;
}

/** The kinds that an applicant may choose for such an object. */
export function kindsAbout(subject: CaseSubject): CaseKindInfo[] {
  return CASE_KINDS.filter(({ about }) => about.some((one) => one === subject));
}

function kindOfOffice<const Code extends string>(code: Code, pl: string, en: string) {
  return {
    code,
    pl,
    en,
    asked: null,
    term: { days: 30 },
    about: [] as CaseSubject[],
    isOfRights: false,
  } as const;
}

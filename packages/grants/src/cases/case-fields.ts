import { type FieldSpec, isShown } from '@urzad/domain';
import { RESIGNATION_FIELDS } from '../members/resignation';
import type { CaseKind } from './case-kinds';
import { CHANGE_FIELDS } from './change-fields';
import { SUSPENSION_FIELDS } from './suspension-fields';

/** The longest title of a case and the longest letter in it. */
export const CASE_TITLE_MAX = 160;
export const CASE_LETTER_MAX = 4000;
/** The most files of one letter. */
export const CASE_LETTER_FILES_MAX = 10;

const TITLE = {
  step: 1,
  type: 'text',
  pl: 'Temat',
  en: 'Subject',
  required: true,
  max: CASE_TITLE_MAX,
} as const satisfies FieldSpec;

/** The question of a person about their data (RODO art. 15-21). */
const RIGHT = [
  {
    code: 'DOSTEP',
    pl: 'Chcę wiedzieć, jakie dane macie, i dostać ich kopię',
    en: 'I want to know what data you hold, and a copy',
  },
  { code: 'SPROSTOWANIE', pl: 'Moje dane są błędne', en: 'My data is wrong' },
  { code: 'USUNIECIE', pl: 'Chcę, aby moje dane zostały usunięte', en: 'I want my data erased' },
  { code: 'OGRANICZENIE', pl: 'Chcę ograniczyć ich przetwarzanie', en: 'I want their processing restricted' },
  { code: 'SPRZECIW', pl: 'Nie zgadzam się na ich przetwarzanie', en: 'I object to their processing' },
] as const;

const ACCESSIBILITY_SUBJECT = [
  { code: 'PORTAL', pl: 'Ta strona', en: 'This website' },
  { code: 'DOKUMENT', pl: 'Dokument albo pismo', en: 'A document or letter' },
  { code: 'BUDYNEK', pl: 'Budynek urzędu', en: 'The building of the office' },
  { code: 'KONTAKT', pl: 'Kontakt z urzędem', en: 'Contact with the office' },
] as const;

/** What a kind asks beside the letter; a missing kind asks nothing. The title of a kind without one is its name. */
export const CASE_FIELDS: Readonly<Partial<Record<CaseKind, Readonly<Record<string, FieldSpec>>>>> = {
  PYTANIE: { title: TITLE },
  INNE: { title: TITLE },
  REZYGNACJA: RESIGNATION_FIELDS,
  ZMIANA: CHANGE_FIELDS,
  ZAWIESZENIE: SUSPENSION_FIELDS,
  REKLAMACJA: {
    event_date: {
      step: 1,
      type: 'date',
      pl: 'Kiedy to się stało?',
      en: 'When did it happen?',
      required: false,
      side: 'past',
    },
  },
  RODO: {
    right: {
      step: 1,
      type: 'option',
      pl: 'Czego potrzebujesz?',
      en: 'What do you need?',
      required: true,
      options: RIGHT,
    },
  },
  DOSTEPNOSC: {
    subject: {
      step: 1,
      type: 'option',
      pl: 'Z czego trudno skorzystać?',
      en: 'What is hard to use?',
      required: true,
      options: ACCESSIBILITY_SUBJECT,
    },
    wanted: {
      step: 1,
      type: 'text',
      pl: 'W jakiej formie mamy to udostępnić?',
      en: 'In what form should we provide it?',
      required: false,
      max: 500,
    },
  },
};

/** The fields that a kind asks for. */
export function caseFieldsOf(kind: CaseKind): Readonly<Record<string, FieldSpec>> {
  return CASE_FIELDS[kind] ?? {};
}

/** Those of them that are asked, given the answers so far. */
export function askedFieldsOf(
  kind: CaseKind,
  answers: Readonly<Record<string, unknown>>,
): Readonly<Record<string, FieldSpec>> {
  return Object.fromEntries(Object.entries(caseFieldsOf(kind)).filter(([, spec]) => isShown(spec, answers)));
}

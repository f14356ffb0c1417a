import {
  type Answers,
  answerText,
  type FieldSpec,
  type IsoDate,
  isShown,
  type Locale,
  meetsCondition,
  optionOf,
  optionText,
  typeset,
} from '@urzad/domain';
import { FILE_KIND } from '../dictionaries/dictionaries';
import { NO_OFFICE_WORDS, namesIn, type OfficeWords, specIn } from '../dictionaries/office-words';
import { askedChildField } from './asked-child-field';
import { CHILD_FIELDS } from './registration-fields/child-fields';
import {
  findFieldSpec,
  PERSON_FIELDS,
  type RegistrationFormStep,
} from './registration-fields/registration-fields';
import type { RegistrationForm } from './registration-form';

/** One answer as text. */
export interface RegistrationRow {
  path: string;
  /** Which child it is about, from 0; `null` for an answer about the person. */
  child: number | null;
  label: string;
  text: string;
}

const CHILDREN = { pl: 'Dzieci', en: 'Children' } as const;
const CHILD = { pl: 'Dziecko', en: 'Child' } as const;
const ATTACHMENTS = { pl: 'Załączniki', en: 'Attachments' } as const;

/** Labels of every field; `children.pesel` is that of the PESEL of any child. */
export const registrationFieldLabels: Readonly<Record<string, Record<Locale, string>>> = {
  ...labelsOf(PERSON_FIELDS, ''),
  ...labelsOf(CHILD_FIELDS, 'children.'),
};

/**
 * `PESEL dziecka (Zofia Nowak)` for `children.1.pesel`, or `(Dziecko 2)` while the child has no name; the name of the
 * document for `attachments.ORZECZENIE`. Another path is returned unchanged.
 *
 * @param names names of the children, in their order
 * @param words what the office calls the documents
 */
export function registrationFieldLabel(
  path: string,
  locale: Locale,
  names: readonly string[] = [],
  words: OfficeWords = NO_OFFICE_WORDS,
): string {
  if (path === 'children') return CHILDREN[locale];
  if (path === 'attachments') return ATTACHMENTS[locale];
  const attachment = /^attachments\.(.+)$/.exec(path)?.[1];
  if (attachment) {
    const kinds = namesIn(words, 'FILE_KIND', FILE_KIND);
    return optionOf(kinds, attachment) ? optionText(kinds, attachment, locale) : path;
  }

  const spec = findFieldSpec(path);
  const label = spec ? typeset(spec[locale], locale) : path;
  const child = /^children\.([0-9]+)\./.exec(path);
  if (!child) return label;

  return ofChild(label, Number(child[1]), { locale, names });
}

/** The same with the names of a form, and as this form asks: a nanny has another question than a facility. */
export function askedFieldLabel(
  path: string,
  locale: Locale,
  form: AskedChildren,
  words: OfficeWords = NO_OFFICE_WORDS,
): string {
  const names = childNamesOf(form);
  const child = /^children\.([0-9]+)\.provider_name$/.exec(path);
  if (!child) return registrationFieldLabel(path, locale, names, words);

  const at = Number(child[1]);
  const asked = askedChildField('provider_name', form.children?.[at]?.care_form ?? '');
  return ofChild(typeset(asked[locale], locale), at, { locale, names });
}

function ofChild(label: string, at: number, of: { locale: Locale; names: readonly string[] }): string {
  return `${label} (${of.names[at] || `${CHILD[of.locale]} ${at + 1}`})`;
}

interface NamedChild {
  firstname?: string | undefined;
  lastname?: string | undefined;
}

interface NamedChildren {
  children?: readonly NamedChild[] | undefined;
}

interface AskedChildren {
  children?: readonly (NamedChild & { care_form?: string | undefined })[] | undefined;
}

/** `Zofia Nowak` for each child in turn; empty for one without a name. */
export function childNamesOf({ children = [] }: NamedChildren): string[] {
  return children.map(({ firstname = '', lastname = '' }) => `${firstname} ${lastname}`.trim());
}

export interface RowOptions {
  locale: Locale;
  today: IsoDate;
  /** Includes derived answers: the document and the fund need them. */
  withDerived?: boolean;
  /** What the office calls the choices. */
  words: OfficeWords;
}

/** The asked answers of one step as text: the document and the review show exactly these. */
export function registrationRows(
  step: RegistrationFormStep,
  form: RegistrationForm,
  { locale, today, withDerived = false, words }: RowOptions,
): RegistrationRow[] {
  const isToShow = withDerived ? meetsCondition : isShown;
  const rows = (fields: Record<string, FieldSpec>, answers: Answers, child: number | null) =>
    Object.entries(fields)
      .filter(([, spec]) => spec.step === step && isToShow(spec, answers))
      .map(([name, spec]) => ({
        path: child === null ? name : `children.${child}.${name}`,
        child,
        label: typeset(labelled(name, spec, answers)[locale], locale),
        text: answerText(specIn(words, spec), answers[name], { locale, today }),
      }));

  return [
    ...rows(PERSON_FIELDS, form, null),
    ...form.children.flatMap((answers, at) => rows(CHILD_FIELDS, answers, at)),
  ];
}

/** The label of an answer is that with which it was asked. */
function labelled(name: string, spec: FieldSpec, { care_form }: Answers): FieldSpec {
  return name === 'provider_name' ? askedChildField(name, String(care_form ?? '')) : spec;
}

function labelsOf(fields: Record<string, FieldSpec>, prefix: string): Record<string, Record<Locale, string>> {
  return Object.fromEntries(Object.entries(fields).map(([name, { pl, en }]) => [prefix + name, { pl, en }]));
}

import type { BodyOf, CallSetup, callSetups } from '@urzad/contract';
import {
  answersOfTyped,
  type FieldRefusal,
  fieldRefusals,
  type IsoDate,
  typedOfAnswers,
} from '@urzad/domain';
import { CALL_FIELDS, type CallAnswers, type CallField, callErrors } from '@urzad/grants';
import type { FieldValues } from 'react-hook-form';

/** The values of the controls by the names of fields, and the texts of the call. */
export interface SetupValues extends FieldValues {
  announcement: string;
  faq: { question: string; answer: string }[];
}

type Stored = Pick<CallSetup, 'form' | 'announcement' | 'faq'>;

export function setupValuesOf({ form, announcement, faq }: Stored): SetupValues {
  const typed = Object.entries(typedOfAnswers(CALL_FIELDS, form)).map(([name, value]) => [
    name,
    // A toggle that is off has no value.
    isToggle(name) && value === 'no' ? '' : value,
  ]);
  return { ...Object.fromEntries(typed), announcement, faq: faq.map((item) => ({ ...item })) };
}

export function answersOf(values: SetupValues): CallAnswers {
  // The names are those of CALL_FIELDS, which `mapFields` loses.
  return answersOfTyped(CALL_FIELDS, values) as unknown as CallAnswers;
}

/** What is wrong with the values, by the names of fields; broken limits with the limit. */
export function setupErrors(
  values: SetupValues,
  today: IsoDate,
): Record<string, string | readonly FieldRefusal[]> {
  const answers = answersOf(values);
  const { announcement, faq } = values;
  return {
    ...callErrors(answers, { announcement, faq }, today),
    ...fieldRefusals(CALL_FIELDS, answers, { today }),
  };
}

export function setupBodyOf(values: SetupValues, row_version: number): BodyOf<(typeof callSetups)['set']> {
  const form = answersOf(values) as CallSetup['form'];
  return { row_version, form, announcement: values.announcement, faq: values.faq };
}

/** The names of what differs from the stored call. */
export function changedNames(values: SetupValues, stored: Stored): string[] {
  const theirs = answersOf(setupValuesOf(stored));
  const mine = answersOf(values);
  const names: string[] = (Object.keys(CALL_FIELDS) as CallField[]).filter(
    (name) => !isSame(mine[name], theirs[name]),
  );
  if (values.announcement !== stored.announcement) names.push('announcement');
  if (!isSame(values.faq, stored.faq)) names.push('faq');
  return names;
}

function isToggle(name: string): boolean {
  return CALL_FIELDS[name as CallField].type === 'toggle';
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

import { CHILD_FIELDS, type FieldSpec, type IsoDate, PERSON_FIELDS, parseTypedDate } from '@urzad/domain';
import type { FormValues } from './values';

/** A day that was saved before its field was left stands in the draft as it was typed: it is read as leaving reads it. */
export function withReadDates({ children, ...person }: FormValues, today: IsoDate): FormValues {
  return {
    ...readGroup(PERSON_FIELDS, person, today),
    children: children.map((child) => readGroup(CHILD_FIELDS, child, today)),
  };
}

function readGroup<Typed extends Record<string, string>>(
  specs: Readonly<Record<string, FieldSpec>>,
  typed: Typed,
  today: IsoDate,
): Typed {
  const dates = Object.entries(typed).flatMap(([name, text]) => {
    const day = specs[name]?.type === 'date' ? parseTypedDate(text, today) : undefined;
    return day ? [[name, day]] : [];
  });

  return { ...typed, ...Object.fromEntries(dates) };
}

import type { BodyOf, OfficeCase, officeCases } from '@urzad/contract';
import type { FieldErrors, FieldSpec, IsoDate } from '@urzad/domain';
import { fieldErrors } from '@urzad/domain';
import { CASE_PRIORITY, CASE_TITLE_MAX, kindsToChange, RIGHTS_KINDS } from '@urzad/grants';

/** What the office may change of a case. */
export interface EditValues {
  title: string;
  kind: string;
  priority: string;
}

export type EditField = keyof EditValues;

/** The fields, as the rules know them. */
export function editSpecs(
  { kind, obj_type }: Pick<OfficeCase, 'kind' | 'obj_type'>,
  { maySettleRights }: { maySettleRights: boolean },
): Record<EditField, FieldSpec> {
  const kinds = kindsToChange(kind, obj_type).filter(
    ({ code }) => maySettleRights || !RIGHTS_KINDS.includes(code),
  );
  return {
    title: { step: 1, type: 'text', pl: 'Temat', en: 'Subject', required: true, max: CASE_TITLE_MAX },
    kind: {
      step: 1,
      type: 'option',
      pl: 'Rodzaj',
      en: 'Kind',
      required: true,
      options: kinds,
      library: 'CASE_KIND',
    },
    priority: {
      step: 1,
      type: 'option',
      pl: 'Priorytet',
      en: 'Priority',
      required: true,
      options: CASE_PRIORITY,
    },
  };
}

export function editValuesOf({ title, kind, priority }: EditValues): EditValues {
  return { title, kind, priority };
}

export function editErrors(
  specs: Record<EditField, FieldSpec>,
  values: EditValues,
  today: IsoDate,
): FieldErrors {
  return fieldErrors(specs, { ...values }, today);
}

/** The names of the fields that differ. */
export function changedFields(mine: EditValues, theirs: EditValues): EditField[] {
  return (['title', 'kind', 'priority'] as const).filter((name) => mine[name].trim() !== theirs[name]);
}

type Changes = Omit<BodyOf<typeof officeCases.set>, 'row_version'>;

/** Only what differs is sent: another kind has another term. */
export function changesOf(values: EditValues, stored: EditValues): Changes {
  const names = changedFields(values, stored);
  return Object.fromEntries(names.map((name) => [name, values[name].trim()])) as Changes;
}

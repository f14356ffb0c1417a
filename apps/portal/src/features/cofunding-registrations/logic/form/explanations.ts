import type { Explanation, Registration } from '@urzad/contract';
import { explainedRemark, explanationPath, type GrantErrors, unansweredRemarks } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { answersOf, type FormValues } from './values';

/** The fields of a registration that its remarks are checked by. */
export type Remarked = Pick<Registration, 'status' | 'remarks' | 'previous_form' | 'attachments'>;

/** The explanation of each remark, in their order: empty where there is none. */
export function typedExplanations({
  remarks,
  explanations,
}: Pick<Registration, 'remarks' | 'explanations'>): string[] {
  return remarks.map(({ field }) => explanations.find((said) => said.field === field)?.text ?? '');
}

/** The same in the shape of the wire. */
export function explanationsOf(typed: readonly string[], remarks: Registration['remarks']): Explanation[] {
  return remarks.flatMap(({ field }, at) => {
    const text = typed[at]?.trim() ?? '';
    return text === '' ? [] : [{ field, text }];
  });
}

/** Remarks without a change or an explanation, by the names of the fields for explanations. */
export function remarkErrors(
  values: FormValues,
  { status, remarks, previous_form, attachments }: Remarked,
): GrantErrors {
  if (status !== 'to_correct') return {};

  return unansweredRemarks({
    remarks,
    explanations: explanationsOf(values.explanations, remarks),
    sent: formOfDraft(previous_form ?? {}),
    form: answersOf(values),
    files: attachments.map(({ kind, is_sent }) => ({ kind, isSent: is_sent === 'yes' })),
  });
}

/** The explanation of a remark, as typed so far. */
export interface Reply {
  /** The index of the remark among the remarks. */
  at: number;
  text: string;
  /** Neither a change nor this explanation answers the remark. */
  isLacking: boolean;
}

/** The explanation for a question; undefined where there is no remark. */
export function findReply(path: string, values: FormValues, registration: Remarked): Reply | undefined {
  const at = registration.remarks.findIndex(({ field }) => field === path);
  if (registration.status !== 'to_correct' || at < 0) return undefined;

  return {
    at,
    text: values.explanations[at]?.trim() ?? '',
    isLacking: explanationPath(at) in remarkErrors(values, registration),
  };
}

/** The question of a field: an explanation is at the one with the remark. */
export function questionOf(name: string, remarks: Registration['remarks']): string {
  const at = explainedRemark(name);
  return (at === undefined ? undefined : remarks[at]?.field) ?? name;
}

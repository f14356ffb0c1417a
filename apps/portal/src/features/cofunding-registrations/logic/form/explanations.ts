import type { Explanation, Registration } from '@urzad/contract';
import type { FieldErrors } from '@urzad/domain';
import { explainedRemark, explanationPath, unansweredRemarks } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { answersOf, type FormValues } from './values';

/** What of an application its remarks are judged by. */
export type Remarked = Pick<Registration, 'status' | 'remarks' | 'previous_form' | 'attachments'>;

/** What was said to each remark, in their order: empty where nothing was. */
export function typedExplanations({
  remarks,
  explanations,
}: Pick<Registration, 'remarks' | 'explanations'>): string[] {
  return remarks.map(({ field }) => explanations.find((said) => said.field === field)?.text ?? '');
}

/** The same as it goes to the server. */
export function explanationsOf(typed: readonly string[], remarks: Registration['remarks']): Explanation[] {
  return remarks.flatMap(({ field }, at) => {
    const text = typed[at]?.trim() ?? '';
    return text === '' ? [] : [{ field, text }];
  });
}

/** Remarks that neither a change nor an explanation answers, by the names of the fields for explanations. */
export function remarkErrors(
  values: FormValues,
  { status, remarks, previous_form, attachments }: Remarked,
): FieldErrors {
  if (status !== 'to_correct') return {};

  return unansweredRemarks({
    remarks,
    explanations: explanationsOf(values.explanations, remarks),
    sent: formOfDraft(previous_form ?? {}),
    form: answersOf(values),
    files: attachments.map(({ kind, is_sent }) => ({ kind, isSent: is_sent === 'yes' })),
  });
}

/** What is said to a remark, as far as it is written now. */
export interface Reply {
  /** The place of the remark among the remarks. */
  at: number;
  text: string;
  /** Neither a change nor these words answer the remark. */
  isLacking: boolean;
}

/** What a person says to the remark on a question; none where the office remarked on nothing. */
export function findReply(path: string, values: FormValues, registration: Remarked): Reply | undefined {
  const at = registration.remarks.findIndex(({ field }) => field === path);
  if (registration.status !== 'to_correct' || at < 0) return undefined;

  return {
    at,
    text: values.explanations[at]?.trim() ?? '',
    isLacking: explanationPath(at) in remarkErrors(values, registration),
  };
}

/** The question that a field belongs to: an explanation stands at the one that was remarked on. */
export function questionOf(name: string, remarks: Registration['remarks']): string {
  const at = explainedRemark(name);
  return (at === undefined ? undefined : remarks[at]?.field) ?? name;
}

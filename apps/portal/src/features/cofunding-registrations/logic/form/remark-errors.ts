import type { Registration } from '@urzad/contract';
import { explanationPath, type GrantErrors, unansweredRemarks } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { explanationsOf } from '#shared/spec-form/explanations';
import { answersOf, type FormValues } from './values';

/** The fields of a registration that its remarks are checked by. */
export type Remarked = Pick<Registration, 'status' | 'remarks' | 'previous_form' | 'attachments'>;

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

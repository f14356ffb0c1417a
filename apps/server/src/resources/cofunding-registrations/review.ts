import type { Remark, ReviewMark } from '@urzad/contract';
import { reviewedFields } from '@urzad/domain';
import { formOfDraft } from '@urzad/domain/schemas';
import type { RegistrationRecord } from './table';

/** What the parent has to correct: the marks that are remarks, with their words. */
export function remarksOf(review: readonly ReviewMark[]): Remark[] {
  return review.flatMap(({ field, state, text }) => (state === 'remark' && text ? [{ field, text }] : []));
}

/** Whether everything the formal check looks at was agreed with, and nothing is remarked. */
export function isWhollyAgreed({ review, form }: RegistrationRecord): boolean {
  const agreed = new Set(review.flatMap(({ field, state }) => (state === 'ok' ? [field] : [])));
  if (review.some(({ state }) => state === 'remark')) return false;

  return reviewedFields(formOfDraft(form)).every((field) => agreed.has(field));
}

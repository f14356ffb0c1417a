import { derivedAnswers } from '@urzad/grants';
import { formOfDraft, type RegistrationDraft } from '@urzad/grants/schemas';
import { dayOfChecking } from '../signing/form-document';
import type { RegistrationRecord } from '../table';

/** A form with its derived answers computed anew, whatever values a caller sent for them. */
export function withDerivedAnswers(
  record: Pick<RegistrationRecord, 'send_date'>,
  { form, now }: { form: RegistrationDraft; now: Date },
): RegistrationDraft {
  return { ...form, ...derivedAnswers(formOfDraft(form), dayOfChecking(record, now)) };
}

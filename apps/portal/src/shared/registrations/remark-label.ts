import { registrationFieldLabel } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import { remarkMessages } from './messages';

/** What a remark of the office is about: a question of the form, or the attachments as a whole. */
export function remarkLabel(field: string, locale: Locale): string {
  return field === 'attachments' ? remarkMessages[locale].attachments : registrationFieldLabel(field, locale);
}

import type { CoFundingRow } from '@urzad/contract';
import { type Locale, optionText } from '@urzad/domain';
import { CARE_FORM } from '@urzad/grants';

/** `Żłobek „Pod Żółwikiem”`, `Niania, Halina Wzorowa`: the name of a facility often begins with what it is. */
export function careText(
  { care_form, provider_name }: Pick<CoFundingRow, 'care_form' | 'provider_name'>,
  locale: Locale,
): string {
  const form = optionText(CARE_FORM, care_form, locale);
  return provider_name.startsWith(form) ? provider_name : [form, provider_name].filter(Boolean).join(', ');
}

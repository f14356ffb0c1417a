import type { CoFundingRow } from '@urzad/contract';
import { optionText } from '@urzad/domain';
import { CARE_FORM } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useNames } from '../../libraries/use-words';

type Care = Pick<CoFundingRow, 'care_form' | 'provider_name'>;

/** `Żłobek „Pod Żółwikiem”`, `Niania, Halina Wzorowa`: the name of a facility often begins with what it is. */
export function useCareText(): (care: Care) => string {
  const locale = useLocale();
  const forms = useNames('CARE_FORM', CARE_FORM);

  return ({ care_form, provider_name }) => {
    const form = optionText(forms, care_form, locale);
    return provider_name.startsWith(form) ? provider_name : [form, provider_name].filter(Boolean).join(', ');
  };
}

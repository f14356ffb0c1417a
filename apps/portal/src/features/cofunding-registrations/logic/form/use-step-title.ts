import { registrationSteps } from '@urzad/grants';
import { useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { formMessages } from '../../messages/form';
import type { FormStep } from './form-steps';

/** What a step is called: those of the questions by the grant, the check by the form. */
export function useStepTitle(): (step: FormStep) => string {
  const { check } = useMessages(formMessages);
  const locale = useLocale();

  return (step) => registrationSteps.find(({ number }) => number === step)?.[locale] ?? check.title;
}

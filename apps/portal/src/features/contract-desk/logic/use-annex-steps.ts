import { ofAnnex } from '#shared/entities/annexes/annex-query';
import { useMessages } from '#shared/i18n/messages';
import type { StepTarget } from '#shared/object/step-target';
import { annexStepMessages } from '../messages/annex-steps';

/** The annex to its steps. */
export function useAnnexSteps(onDecided: () => void): StepTarget {
  const { back, reasons } = useMessages(annexStepMessages);

  return { queries: ofAnnex, back, reasons, onDecided };
}

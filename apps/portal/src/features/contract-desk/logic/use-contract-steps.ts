import { ofContract } from '#shared/entities/contracts/contract-query';
import { useMessages } from '#shared/i18n/messages';
import { paperMessages } from '../messages/paper';
import { stepMessages } from '../messages/steps';
import type { StepTarget } from './step-target';

/** The contract to its steps. */
export function useContractSteps(onDecided: () => void): StepTarget {
  const { back, reasons } = useMessages(stepMessages);
  const paper = useMessages(paperMessages);

  return { queries: ofContract, back, reasons: { ...reasons, ...paper.reasons }, onDecided };
}

import type { Contract } from '@urzad/contract';
import { ofContract } from '#shared/entities/contracts/contract-query';
import { useMessages } from '#shared/i18n/messages';
import type { StepTarget } from '#shared/object/step-target';
import { paperMessages } from '../messages/paper';
import { stepMessages } from '../messages/steps';

export interface ContractStepProps {
  contract: Contract;
  /** A step was done: its button may be gone, so the heading takes the focus. */
  onDecided: () => void;
}

/** The contract to its steps. */
export function useContractSteps(onDecided: () => void): StepTarget {
  const { back, reasons } = useMessages(stepMessages);
  const paper = useMessages(paperMessages);

  return { queries: ofContract, back, reasons: { ...reasons, ...paper.reasons }, onDecided };
}

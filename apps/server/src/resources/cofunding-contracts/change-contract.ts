import type { ContractStep } from '@urzad/grants';
import { changeOf, type StepChange } from './prepared-change';
import type { ContractRecord, rows } from './repository';
import { lockForStep, noteOf, refuseStale, takeStep } from './step';

type Values = NonNullable<Parameters<typeof rows.update>[2]['values']>;

export type ContractChange = StepChange<ContractRecord, ContractStep, Values>;

export const changeContract = changeOf<ContractRecord, ContractStep, Values>({
  lockForStep,
  refuseStale,
  takeStep,
  noteOf,
});

import type { Contract } from '@urzad/contract';
import { EditTerms } from './edit-terms';
import { EnterPaper } from './enter-paper';
import { PlainStep, type StepProps } from './plain-step';
import { ProlongStep } from './prolong-step';
import { ReturnStep } from './return-step';
import { SendBackStep } from './send-back-step';

/** What this officer may do with the contract now. */
export function ContractActions(props: StepProps) {
  const { steps } = props.contract;
  const may = (step: Contract['steps'][number]) => steps.includes(step);

  return (
    <>
      {may('prolong') && <ProlongStep {...props} />}
      {may('returnToDraft') && <ReturnStep {...props} />}
      {may('enterPaper') && <EnterPaper {...props} />}
      {may('confirmPaper') && <PlainStep {...props} step="confirmPaper" />}
      {may('set') && <EditTerms {...props} />}
      {may('sendBack') && <SendBackStep {...props} />}
      {may('askInitials') && <PlainStep {...props} step="askInitials" />}
      {may('initial') && <PlainStep {...props} step="initial" />}
    </>
  );
}

import { Undo2 } from 'lucide-react';
import { PrepareAnnex } from '#shared/entities/annexes/prepare-annex';
import { useMessages } from '#shared/i18n/messages';
import { ReasonStep } from '#shared/object/reason-step';
import { useHeldSteps } from '#shared/object/use-held-steps';
import { enterPaper, type PlainStepName, returnToDraft, sendBack, takePlainStep } from '../api';
import { type ContractStepProps, useContractSteps } from '../logic/use-contract-steps';
import { paperMessages } from '../messages/paper';
import { stepMessages } from '../messages/steps';
import { ConfirmStep } from './confirm-step';
import { EditTerms } from './edit-terms';
import { EnterPaper } from './enter-paper';
import { ProlongStep } from './prolong-step';
import { ReturnStep } from './return-step';

/** What this officer may do with the contract now. */
export function ContractActions(props: ContractStepProps) {
  const words = useMessages(stepMessages);
  const paper = useMessages(paperMessages);
  const { contract, onDecided } = props;
  const { id, row_version, steps, status } = contract;
  const { may, targetOf } = useHeldSteps(steps, useContractSteps(onDecided));
  const plain = (step: PlainStepName) => (
    <ConfirmStep
      target={targetOf(step)}
      words={words[step]}
      incomplete={words.incomplete}
      step={step}
      send={(key) => takePlainStep(step, contract, key)}
    />
  );

  return (
    <>
      {may('prolong') && <ProlongStep {...props} />}
      {may('returnToDraft') && (
        <ReturnStep
          target={targetOf('returnToDraft')}
          words={words.returnToDraft}
          send={(values, key) => returnToDraft(id, { row_version, ...values }, key)}
        />
      )}
      {may('enterPaper') && (
        <EnterPaper
          signed={contract}
          target={targetOf('enterPaper')}
          words={paper}
          send={(body, key) => enterPaper(id, body, key)}
        />
      )}
      {may('confirmPaper') && plain('confirmPaper')}
      {(status === 'active' || status === 'suspended') && (
        <PrepareAnnex id_contract={id} variant="secondary" />
      )}
      {may('set') && <EditTerms {...props} />}
      {may('sendBack') && (
        <ReasonStep
          target={targetOf('sendBack')}
          words={words.sendBack}
          explanation={words.explanation}
          icon={Undo2}
          send={(reason, key) => sendBack(id, { row_version, reason }, key)}
        />
      )}
      {may('askInitials') && plain('askInitials')}
      {may('initial') && plain('initial')}
    </>
  );
}

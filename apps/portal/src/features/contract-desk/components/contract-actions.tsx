import type { Contract } from '@urzad/contract';
import { PrepareAnnex } from '#shared/entities/annexes/prepare-annex';
import { useMessages } from '#shared/i18n/messages';
import { enterPaper, returnToDraft } from '../api';
import { useContractSteps } from '../logic/use-contract-steps';
import { paperMessages } from '../messages/paper';
import { stepMessages } from '../messages/steps';
import { EditTerms } from './edit-terms';
import { EnterPaper } from './enter-paper';
import { PlainStep, type StepProps } from './plain-step';
import { ProlongStep } from './prolong-step';
import { ReturnStep } from './return-step';
import { SendBackStep } from './send-back-step';

/** What this officer may do with the contract now. */
export function ContractActions(props: StepProps) {
  const { contract } = props;
  const { steps } = contract;
  const may = (step: Contract['steps'][number]) => steps.includes(step);

  return (
    <>
      {may('prolong') && <ProlongStep {...props} />}
      {may('returnToDraft') && <ReturnContract {...props} />}
      {may('enterPaper') && <EnterContractPaper {...props} />}
      {may('confirmPaper') && <PlainStep {...props} step="confirmPaper" />}
      {contract.status === 'active' && <PrepareAnnex id_contract={contract.id} variant="secondary" />}
      {may('set') && <EditTerms {...props} />}
      {may('sendBack') && <SendBackStep {...props} />}
      {may('askInitials') && <PlainStep {...props} step="askInitials" />}
      {may('initial') && <PlainStep {...props} step="initial" />}
    </>
  );
}

function ReturnContract({ contract: { id, row_version }, onDecided }: StepProps) {
  const words = useMessages(stepMessages);

  return (
    <ReturnStep
      target={useContractSteps(onDecided)}
      words={{
        label: words.returnToDraft,
        text: words.returnText,
        done: words.returned,
        refused: words.returnRefused,
      }}
      send={(values, key) => returnToDraft(id, { row_version, ...values }, key)}
    />
  );
}

function EnterContractPaper({ contract, onDecided }: StepProps) {
  return (
    <EnterPaper
      signed={contract}
      target={useContractSteps(onDecided)}
      words={useMessages(paperMessages)}
      send={(body, key) => enterPaper(contract.id, body, key)}
    />
  );
}

import { Undo2 } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { sendBack } from '../api';
import { useContractSteps } from '../logic/use-contract-steps';
import { stepMessages } from '../messages/steps';
import type { StepProps } from './plain-step';
import { ReasonStep } from './reason-step';

/** Sends a contract back to who prepared it. */
export function SendBackStep({ contract: { id, row_version }, onDecided }: StepProps) {
  const words = useMessages(stepMessages);

  return (
    <ReasonStep
      target={useContractSteps(onDecided)}
      words={{
        label: words.sendBack,
        text: words.sendBackText,
        done: words.sentBack,
        refused: words.sendBackRefused,
      }}
      icon={Undo2}
      send={(reason, key) => sendBack(id, { row_version, reason }, key)}
    />
  );
}

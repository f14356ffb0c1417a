import { REASON_MIN, reasonError } from '@urzad/grants';
import { Undo2 } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { sendBack } from '../api';
import { stepMessages } from '../messages/steps';
import type { StepProps } from './plain-step';
import { ReasonQuestion } from './reason-question';
import { ReasonStep } from './reason-step';

/** Sends a contract back to who prepared it. */
export function SendBackStep({ contract, onDecided }: StepProps) {
  const words = useMessages(stepMessages);
  const form = useForm({ defaultValues: { reason: '' } });
  const { id, row_version } = contract;

  return (
    <ReasonStep
      form={form}
      label={words.sendBack}
      icon={Undo2}
      intro={words.sendBackText}
      done={words.sentBack}
      refused={words.sendBackRefused}
      send={({ reason }, key) => sendBack(id, { row_version, reason }, key)}
      check={({ reason }) => {
        const error = reasonError(reason);
        return error ? { reason: error } : {};
      }}
      errorText={() => words.reasonNeeded(REASON_MIN)}
      onDecided={onDecided}
    >
      <ReasonQuestion />
    </ReasonStep>
  );
}

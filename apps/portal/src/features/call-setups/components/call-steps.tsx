import type { CallSetup } from '@urzad/contract';
import { Button, Form, formOf, type SvgIcon, TextArea, toast, useLocale } from '@urzad/ui';
import { DatetimeField } from '@urzad/ui/dates';
import { Archive, CalendarPlus, CircleX, Flag, Megaphone } from 'lucide-react';
import { useId, useState } from 'react';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { type CallStepName, ofSetup, type StepAnswers, takeCallStep } from '../api';
import { setupErrorText } from '../logic/error-text';
import { setupMessages } from '../messages/setup';

const ICONS: Record<CallStepName, SvgIcon> = {
  publish: Megaphone,
  prolong: CalendarPlus,
  close: Flag,
  cancel: CircleX,
  settle: Archive,
};
const { FormField } = formOf<StepAnswers>();

/** The steps that this person may take now; each is confirmed with what follows from it. */
export function CallSteps({ call }: { call: CallSetup }) {
  const words = useMessages(setupMessages);
  const [chosen, setChosen] = useState<CallStepName>();
  const steps = call.steps.filter((step) => step !== 'set');

  return (
    <>
      {steps.map((step) => (
        <Button
          key={step}
          variant={step === 'publish' ? 'primary' : 'secondary'}
          icon={ICONS[step]}
          onClick={() => setChosen(step)}
        >
          {words.steps[step].label}
        </Button>
      ))}
      {chosen && <StepDialog call={call} step={chosen} onClose={() => setChosen(undefined)} />}
    </>
  );
}

interface StepDialogProps {
  call: CallSetup;
  step: CallStepName;
  onClose: () => void;
}

function StepDialog({ call, step, onClose }: StepDialogProps) {
  const words = useMessages(setupMessages);
  const locale = useLocale();
  const formId = useId();
  const { label, text, done } = words.steps[step];
  const decision = useStep<CallSetup, StepAnswers>({
    ...ofSetup,
    send: (answers, key) => takeCallStep(call, { step, answers }, key),
    onDone: () => {
      toast.success(done);
      onClose();
    },
  });

  return (
    <DecisionModal
      title={label}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      back={words.back}
      action={{
        children: label,
        icon: ICONS[step],
        form: formId,
        ...(step === 'cancel' && { variant: 'danger' as const }),
      }}
      decision={decision}
      refused={words.stepFailed}
      reasons={words.reasons}
    >
      <p>{text}</p>
      <Form<StepAnswers, string>
        id={formId}
        label={label}
        className="u:grid u:gap-4"
        summary={false}
        defaultValues={{ open_to: call.form.open_to, reason: '' }}
        check={({ reason }) => (asksReason(step) && reason.trim() === '' ? { reason: 'is-empty' } : {})}
        errorText={(code) => setupErrorText(code, { locale })}
        send={async (answers) => {
          try {
            await decision.submit(answers);
            return undefined;
          } catch (error) {
            return fieldErrorsOf(error);
          }
        }}
      >
        {step === 'prolong' && (
          <FormField name="open_to">
            {(field) => <DatetimeField {...field} required label={words.newEnd} />}
          </FormField>
        )}
        {asksReason(step) && (
          <FormField name="reason">
            {(field) => (
              <TextArea {...field} required maxLength={2000} label={words.reason} hint={words.reasonHint} />
            )}
          </FormField>
        )}
      </Form>
    </DecisionModal>
  );
}

function asksReason(step: CallStepName): boolean {
  return step === 'prolong' || step === 'cancel';
}

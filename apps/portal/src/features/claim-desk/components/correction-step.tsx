import type { Claim } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { REASON_MAX, REASON_MIN } from '@urzad/grants';
import { Button, Checkbox, formOf, TextArea, toast, useLocale } from '@urzad/ui';
import { MessageSquareReply } from 'lucide-react';
import { useState } from 'react';
import { type UseFormReturn, useWatch } from 'react-hook-form';
import { ofClaim } from '#shared/entities/claims/claim-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionForm } from '#shared/object/decision-form';
import { ReasonField } from '#shared/object/reason-field';
import { useKeptForm } from '#shared/object/use-kept-form';
import { useStep } from '#shared/object/use-step';
import { callCorrection } from '../api';
import {
  type CorrectionError,
  type CorrectionValues,
  correctionBody,
  correctionErrors,
  correctionValuesOf,
} from '../logic/correction-form';
import { lineName } from '../logic/line-name';
import { decisionMessages } from '../messages/decisions';
import type { StepProps } from './plain-claim-step';

const { FormField } = formOf<CorrectionValues>();

/** Asks the parent to correct chosen lines, each with what is wrong in it. */
export function CorrectionStep(props: StepProps) {
  const words = useMessages(decisionMessages);
  const { id, lines } = props.claim;
  const [isOpen, setOpen] = useState(false);
  const { form, begin } = useKeptForm<CorrectionValues>();

  function open() {
    begin(id, correctionValuesOf(lines));
    setOpen(true);
  }

  return (
    <>
      <Button icon={MessageSquareReply} onClick={open}>
        {words.ask}
      </Button>
      {isOpen && <CorrectionDialog {...props} form={form} onClose={() => setOpen(false)} />}
    </>
  );
}

interface CorrectionDialogProps extends StepProps {
  form: UseFormReturn<CorrectionValues>;
  onClose: () => void;
}

function CorrectionDialog({ claim, form, onDecided, onClose }: CorrectionDialogProps) {
  const words = useMessages(decisionMessages);
  const locale = useLocale();
  const asked = useWatch({ control: form.control, name: 'lines' });
  const texts: Record<CorrectionError, string> = {
    lines: words.chooseLine,
    note: words.noteOfLineNeeded(REASON_MIN),
    reason: words.reasonNeeded(REASON_MIN),
  };
  const decision = useStep<Claim, CorrectionValues>({
    ...ofClaim,
    send: (values, key) => callCorrection(claim.id, correctionBody(values, claim), key),
    onDone: ({ correction_to }) => {
      onClose();
      form.reset();
      toast.success(correction_to ? words.asked(longDateText(correction_to, locale)) : words.askedPlain);
      onDecided();
    },
  });

  return (
    <DecisionForm<CorrectionValues, CorrectionError>
      title={words.ask}
      onClose={onClose}
      back={words.back}
      action={{ children: words.askSend, icon: MessageSquareReply }}
      decision={decision}
      refused={words.notAsked}
      reasons={words.reasons}
      form={form}
      check={correctionErrors}
      errorText={(code) => texts[code]}
      intro={words.askText}
    >
      <fieldset className="u:grid u:gap-3">
        <legend className="u:pb-2 u:font-semibold">{words.askLines}</legend>
        {claim.lines.map((line, at) => (
          <div key={line.id} className="u:grid u:gap-2">
            <FormField name={`lines.${at}.isAsked`}>
              {(field) => <Checkbox {...field} label={lineName(line, locale)} />}
            </FormField>
            {asked[at]?.isAsked && (
              <FormField name={`lines.${at}.note`}>
                {(field) => (
                  <TextArea
                    {...field}
                    required
                    rows={2}
                    maxLength={REASON_MAX}
                    label={words.askNote(lineName(line, locale))}
                  />
                )}
              </FormField>
            )}
          </div>
        ))}
      </fieldset>
      <ReasonField label={words.askReason} />
    </DecisionForm>
  );
}

import { longDateText } from '@urzad/domain';
import { REASON_MAX, REASON_MIN } from '@urzad/grants';
import { Button, formOf, TextArea, useLocale } from '@urzad/ui';
import { RotateCcw } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { reopenCase } from '../api';
import { reasonErrors } from '../logic/reason-errors';
import { type ActionProps, useDecision } from '../logic/use-decision';
import { decisionMessages } from '../messages/decisions';
import { CaseDecision } from './case-decision';

interface ReopenValues {
  reason: string;
}

const { FormField } = formOf<ReopenValues>();

/** Begins the work on an ended case again. */
export function ReopenAction({ officeCase, onDecided }: ActionProps) {
  const words = useMessages(decisionMessages);
  const locale = useLocale();
  const { id, reopen_to } = officeCase;
  const form = useForm<ReopenValues>({ defaultValues: { reason: '' } });
  const { isOpen, show, decision } = useDecision({
    send: (values: ReopenValues, key) => reopenCase(id, values, key),
    done: words.reopened,
    onDecided,
    reset: form.reset,
  });

  return (
    <>
      <Button size="sm" icon={RotateCcw} onClick={() => show(true)}>
        {words.reopen}
      </Button>
      {isOpen && (
        <CaseDecision
          title={words.reopenTitle}
          action={{ children: words.reopen, icon: RotateCcw }}
          refused={words.reopenRefused}
          form={form}
          decision={decision}
          check={reasonErrors}
          errorText={() => words.textNeeded(REASON_MIN)}
          onClose={() => show(false)}
          intro={reopen_to && words.reopenIntro(longDateText(reopen_to, locale))}
        >
          <FormField name="reason">
            {(field) => (
              <TextArea
                {...field}
                required
                maxLength={REASON_MAX}
                label={words.reason}
                hint={words.reopenHint}
              />
            )}
          </FormField>
        </CaseDecision>
      )}
    </>
  );
}

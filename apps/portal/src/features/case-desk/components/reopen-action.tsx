import { longDateText } from '@urzad/domain';
import { REASON_MIN } from '@urzad/grants';
import { Button, useLocale } from '@urzad/ui';
import { RotateCcw } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { useMessages } from '#shared/i18n/messages';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import { reopenCase } from '../api';
import { type ActionProps, useDecision } from '../logic/use-decision';
import { decisionMessages } from '../messages/decisions';
import { CaseDecision } from './case-decision';

interface ReopenValues {
  reason: string;
}

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
          <ReasonField label={words.reason} hint={words.reopenHint} />
        </CaseDecision>
      )}
    </>
  );
}

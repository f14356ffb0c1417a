import type { Registration } from '@urzad/contract';
import { COUNTED, countText } from '@urzad/domain';
import { REASON_MIN } from '@urzad/grants';
import { Form, formOf, IntField, toast, useLocale } from '@urzad/ui';
import { CalendarPlus } from 'lucide-react';
import { useId } from 'react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { reasonErrors } from '#shared/object/reason-errors';
import { ReasonField } from '#shared/object/reason-field';
import { useStep } from '#shared/object/use-step';
import { prolongDocuments } from '../api';
import { decisionMessages } from '../messages/decision';
import { documentsCheckMessages } from '../messages/documents-check';

interface ProlongValues {
  days: string;
  reason: string;
}

const { FormField } = formOf<ProlongValues>();

interface ProlongDialogProps {
  registration: Registration;
  onOpenChange: (open: boolean) => void;
  onDecided: () => void;
}

/** Gives the parent more days for the documents, once and with a reason. */
export function ProlongDialog({ registration, onOpenChange, onDecided }: ProlongDialogProps) {
  const words = useMessages(documentsCheckMessages);
  const { reasons } = useMessages(decisionMessages);
  const locale = useLocale();
  const formId = useId();
  const { id, row_version, call } = registration;
  const most = call.params.documents_days;
  const decision = useStep({
    ...ofRegistration,
    send: ({ days, reason }: ProlongValues, key) =>
      prolongDocuments(id, { row_version, days: Number(days), reason: reason.trim() }, key),
    onDone: () => {
      toast.success(words.prolongedToast);
      onOpenChange(false);
      onDecided();
    },
  });

  return (
    <DecisionModal
      title={words.prolongTitle}
      open
      onOpenChange={onOpenChange}
      back={words.cancel}
      action={{ children: words.prolong, icon: CalendarPlus, form: formId }}
      decision={decision}
      refused={words.prolongFailed}
      reasons={reasons}
    >
      <p>{words.prolongText(countText(most, COUNTED.day, locale))}</p>
      <Form<ProlongValues>
        id={formId}
        label={words.prolongTitle}
        className="u:grid u:gap-4"
        defaultValues={{ days: String(most), reason: '' }}
        summary={false}
        check={({ days, reason }) => {
          const count = Number(days);
          const isRight = Number.isInteger(count) && count >= 1 && count <= most;
          return { ...(!isRight && { days: 'is-too-big' as const }), ...reasonErrors({ reason }) };
        }}
        errorText={(_, { name }) =>
          name === 'days' ? words.daysWrong(most) : words.reasonNeeded(REASON_MIN)
        }
        send={async (values) => decision.press(values)}
      >
        <FormField name="days">{(field) => <IntField {...field} required label={words.days} />}</FormField>
        <ReasonField label={words.reason} />
      </Form>
    </DecisionModal>
  );
}

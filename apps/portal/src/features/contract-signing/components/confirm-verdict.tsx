import type { DeskRow } from '@urzad/contract';
import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/grants';
import { Form, formOf, TextArea, toast } from '@urzad/ui';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { confirmSignature, ofContract } from '../api';
import { deskMessages } from '../messages/desk';

interface ReasonValues {
  reason: string;
}

const { FormField } = formOf<ReasonValues>();

/** An officer lets an unclear verdict count, and says why. */
export function ConfirmVerdict({ row, onClose }: { row: DeskRow; onClose: () => void }) {
  const words = useMessages(deskMessages);
  const formId = useId();
  const { id, row_version } = row;
  const decision = useStep({
    ...ofContract,
    send: ({ reason }: ReasonValues, key) =>
      confirmSignature(id, { row_version, reason: reason.trim() }, key),
    onDone: () => {
      toast.success(words.confirmedToast);
      onClose();
    },
  });

  return (
    <DecisionModal
      title={words.confirm}
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      back={words.back}
      action={{ children: words.confirm, icon: BadgeCheck, form: formId }}
      decision={decision}
      refused={words.confirmRefused}
    >
      <p>{words.confirmText}</p>
      <Form<ReasonValues>
        id={formId}
        label={words.confirm}
        defaultValues={{ reason: '' }}
        summary={false}
        check={({ reason }) => {
          const error = reasonError(reason);
          return error ? { reason: error } : {};
        }}
        errorText={() => words.reasonNeeded(REASON_MIN)}
        send={async (values) => decision.press(values)}
      >
        <FormField name="reason">
          {(field) => <TextArea {...field} required maxLength={REASON_MAX} label={words.reason} />}
        </FormField>
      </Form>
    </DecisionModal>
  );
}

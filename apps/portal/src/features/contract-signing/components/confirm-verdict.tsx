import type { DeskRow } from '@urzad/contract';
import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/grants';
import { Form, formOf, TextArea, toast } from '@urzad/ui';
import { BadgeCheck } from 'lucide-react';
import { useId } from 'react';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { confirmSignature } from '../api';
import type { Desk } from '../logic/desk';

interface ReasonValues {
  reason: string;
}

const { FormField } = formOf<ReasonValues>();

interface ConfirmVerdictProps {
  desk: Desk;
  row: DeskRow;
  onClose: () => void;
}

/** An officer lets an unclear verdict count, and says why. */
export function ConfirmVerdict({ desk, row, onClose }: ConfirmVerdictProps) {
  const { words } = desk;
  const formId = useId();
  const { id, row_version } = row;
  const decision = useStep({
    ...desk.queries,
    send: ({ reason }: ReasonValues, key) =>
      confirmSignature(desk, id, { row_version, reason: reason.trim() }, key),
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

import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/domain';
import { Button, Form, FormField, Modal, TextArea, toast } from '@urzad/ui';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { FormFailure } from '../../../shared/form/form-failure';
import { useMessages } from '../../../shared/i18n/messages';
import { decisionMessages } from '../decision-messages';
import { refusalText } from '../refusal-text';
import { sendBackPoints } from '../review-api';
import { useDecision } from '../use-decision';
import type { ApprovalDialogProps } from './approve-dialog';

interface NoteValues {
  note: string;
}

/** Why the scorer has to give the points anew. */
export function SendBackDialog({ registration, onOpenChange, onDecided }: ApprovalDialogProps) {
  const words = useMessages(decisionMessages);
  const formId = useId();
  const { id, row_version } = registration;
  const decision = useDecision<NoteValues>({
    id,
    decide: ({ note }, key) => sendBackPoints(id, { row_version, note: note.trim() }, key),
    onDecided: () => {
      toast.success(words.sentBackToast);
      onDecided();
    },
  });

  return (
    <Modal
      width="narrow"
      title={words.sendBackTitle}
      open
      onOpenChange={onOpenChange}
      footer={
        <>
          <Button onClick={() => onOpenChange(false)}>{words.backToApplication}</Button>
          <Button type="submit" form={formId} variant="primary" icon={Undo2} loading={decision.isPending}>
            {words.sendBack}
          </Button>
        </>
      }
    >
      <div className="grid gap-4">
        {decision.error && (
          <FormFailure
            title={words.sendBackRefused}
            error={decision.error}
            text={refusalText(decision.error, words)}
          />
        )}
        <Form<NoteValues>
          id={formId}
          label={words.sendBackTitle}
          defaultValues={{ note: '' }}
          summary={false}
          check={({ note }) => {
            const error = reasonError(note);
            return error ? { note: error } : {};
          }}
          errorText={() => words.reasonNeeded(REASON_MIN)}
          send={async (values) => decision.take(values)}
        >
          <FormField name="note">
            {(field) => (
              <TextArea
                {...field}
                required
                maxLength={REASON_MAX}
                label={words.sendBackNote}
                hint={words.sendBackHint}
              />
            )}
          </FormField>
        </Form>
      </div>
    </Modal>
  );
}

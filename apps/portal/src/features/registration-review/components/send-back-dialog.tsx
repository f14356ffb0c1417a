import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/grants';
import { Form, formOf, TextArea, toast } from '@urzad/ui';
import { Undo2 } from 'lucide-react';
import { useId } from 'react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { sendBackPoints } from '../api';
import { decisionMessages } from '../messages/decision';
import type { ApprovalDialogProps } from './approve-dialog';

interface NoteValues {
  note: string;
}

const { FormField } = formOf<NoteValues>();

/** Why the scorer has to give the points anew. */
export function SendBackDialog({ registration, onOpenChange, onDecided }: ApprovalDialogProps) {
  const words = useMessages(decisionMessages);
  const formId = useId();
  const { id, row_version } = registration;
  const decision = useStep({
    ...ofRegistration,
    send: ({ note }: NoteValues, key) => sendBackPoints(id, { row_version, note: note.trim() }, key),
    onDone: () => {
      toast.success(words.sentBackToast);
      onDecided();
    },
  });

  return (
    <DecisionModal
      title={words.sendBackTitle}
      open
      onOpenChange={onOpenChange}
      back={words.backToApplication}
      action={{ children: words.sendBack, icon: Undo2, form: formId }}
      decision={decision}
      refused={words.sendBackRefused}
      reasons={words.reasons}
    >
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
        send={async (values) => decision.press(values)}
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
    </DecisionModal>
  );
}

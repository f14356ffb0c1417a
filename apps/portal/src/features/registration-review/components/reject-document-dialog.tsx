import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/grants';
import { Form, formOf, TextArea, toast } from '@urzad/ui';
import { MessageSquareReply } from 'lucide-react';
import { useId } from 'react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { checkDocument } from '../api';
import { decisionMessages } from '../messages/decision';
import { documentsCheckMessages } from '../messages/documents-check';
import type { DocumentDialogProps } from './accept-document-dialog';

interface NoteValues {
  note: string;
}

const { FormField } = formOf<NoteValues>();

/** Says what is wrong with a document; the parent reads it beside that document. */
export function RejectDocumentDialog({ file, registration, name, onOpenChange }: DocumentDialogProps) {
  const words = useMessages(documentsCheckMessages);
  const { reasons } = useMessages(decisionMessages);
  const formId = useId();
  const { id, row_version } = registration;
  const decision = useStep({
    ...ofRegistration,
    send: ({ note }: NoteValues, key) =>
      checkDocument(id, { row_version, id_file: file.id, status: 'rejected', note: note.trim() }, key),
    onDone: () => {
      toast.success(words.rejected);
      onOpenChange(false);
    },
  });

  return (
    <DecisionModal
      title={words.noteTitle(name)}
      open
      onOpenChange={onOpenChange}
      back={words.cancel}
      action={{ children: words.saveNote, icon: MessageSquareReply, form: formId }}
      decision={decision}
      refused={words.failed}
      reasons={reasons}
    >
      <Form<NoteValues>
        id={formId}
        label={words.noteTitle(name)}
        defaultValues={{ note: file.note ?? '' }}
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
            <TextArea {...field} required maxLength={REASON_MAX} label={words.note} hint={words.noteHint} />
          )}
        </FormField>
      </Form>
    </DecisionModal>
  );
}

import { toast } from '@urzad/ui';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { NoteDialog } from '#shared/object/note-dialog';
import { useStep } from '#shared/object/use-step';
import { checkDocument } from '../api';
import { decisionMessages } from '../messages/decision';
import { documentsCheckMessages } from '../messages/documents-check';
import type { DocumentDialogProps } from './accept-document-dialog';

/** Says what is wrong with a document; the parent reads it beside that document. */
export function RejectDocumentDialog({ file, registration, name, onOpenChange }: DocumentDialogProps) {
  const words = useMessages(documentsCheckMessages);
  const { reasons } = useMessages(decisionMessages);
  const { id, row_version } = registration;
  const decision = useStep({
    ...ofRegistration,
    send: (note: string, key) =>
      checkDocument(id, { row_version, id_file: file.id, status: 'rejected', note }, key),
    onDone: () => {
      toast.success(words.rejected);
      onOpenChange(false);
    },
  });

  return (
    <NoteDialog
      title={words.noteTitle(name)}
      words={{
        label: words.note,
        hint: words.noteHint,
        save: words.saveNote,
        needed: words.reasonNeeded,
      }}
      initial={file.note ?? ''}
      back={words.cancel}
      refused={words.failed}
      reasons={reasons}
      decision={decision}
      onOpenChange={onOpenChange}
    />
  );
}

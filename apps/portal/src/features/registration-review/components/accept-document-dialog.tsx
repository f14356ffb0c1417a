import type { AccessionFile, Registration } from '@urzad/contract';
import type { AccessionFacts } from '@urzad/grants';
import { toast } from '@urzad/ui';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { useMessages } from '#shared/i18n/messages';
import { FactsDialog } from '#shared/object/facts-dialog';
import { useStep } from '#shared/object/use-step';
import { checkDocument } from '../api';
import { initialFacts } from '../logic/document-facts';
import { decisionMessages } from '../messages/decision';
import { documentsCheckMessages } from '../messages/documents-check';

export interface DocumentDialogProps {
  file: AccessionFile;
  registration: Registration;
  /** The document and the child that it is about. */
  name: string;
  onOpenChange: (open: boolean) => void;
}

/** Accepts a document with what the officer reads from it. */
export function AcceptDocumentDialog({ file, registration, name, onOpenChange }: DocumentDialogProps) {
  const words = useMessages(documentsCheckMessages);
  const { reasons } = useMessages(decisionMessages);
  const { id, row_version } = registration;
  const decision = useStep({
    ...ofRegistration,
    send: (facts: AccessionFacts, key) =>
      checkDocument(id, { row_version, id_file: file.id, status: 'accepted', facts }, key),
    onDone: () => {
      toast.success(words.accepted);
      onOpenChange(false);
    },
  });

  return (
    <FactsDialog
      kind={file.kind}
      title={words.factsTitle(name)}
      hint={words.factsHint}
      initial={initialFacts(file, registration)}
      accept={words.accept}
      back={words.cancel}
      refused={words.failed}
      reasons={reasons}
      decision={decision}
      onOpenChange={onOpenChange}
    />
  );
}

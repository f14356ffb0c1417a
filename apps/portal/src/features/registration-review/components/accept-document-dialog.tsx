import type { AccessionFile, Registration } from '@urzad/contract';
import {
  type AccessionFacts,
  accessionFactErrors,
  accessionFactsOf,
  grantErrorText,
  isGrantErrorCode,
} from '@urzad/grants';
import { Form, toast } from '@urzad/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { ofRegistration } from '#shared/entities/registrations/registration-query';
import { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { FieldGrid } from '#shared/spec-form/field-grid';
import { type FormEditor, FormEditorContext } from '#shared/spec-form/form-editor';
import { SpecQuestion } from '#shared/spec-form/spec-question';
import { useBusinessToday } from '#shared/system/use-office';
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

/** Nothing here was remarked on, and all of it may change. */
const EDITOR: FormEditor = { isEditable: () => true, remarksOn: () => [], mayExplain: false };
const NOTHING = {};

/** Accepts a document with what the officer reads from it. */
export function AcceptDocumentDialog({ file, registration, name, onOpenChange }: DocumentDialogProps) {
  const words = useMessages(documentsCheckMessages);
  const { reasons } = useMessages(decisionMessages);
  const formId = useId();
  const today = useBusinessToday();
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
  if (!today) return null;
  const fields = Object.entries(accessionFactsOf(file.kind));

  /** What the rules refuse stands at its field. */
  async function send(facts: AccessionFacts) {
    try {
      await decision.submit(facts);
      return undefined;
    } catch (error) {
      const refused = error instanceof ApiFailure ? fieldErrorsOf(error) : undefined;
      if (!refused) throw error;
      return Object.fromEntries(
        Object.entries(refused).map(([path, code]) => [path.replace(/^facts\./, ''), code]),
      );
    }
  }

  return (
    <DecisionModal
      title={words.factsTitle(name)}
      open
      onOpenChange={onOpenChange}
      back={words.cancel}
      action={{ children: words.accept, icon: Check, form: formId }}
      decision={{
        error: fieldErrorsOf(decision.error) ? null : decision.error,
        isPending: decision.isPending,
      }}
      refused={words.failed}
      reasons={reasons}
    >
      {fields.length > 0 && <p>{words.factsHint}</p>}
      <Form<Record<string, string>, string>
        id={formId}
        label={words.factsTitle(name)}
        className="u:grid u:gap-4"
        defaultValues={initialFacts(file, registration)}
        summary={false}
        check={(facts) => accessionFactErrors(file.kind, facts, today)}
        errorText={(code, { locale }) => (isGrantErrorCode(code) ? grantErrorText(code, locale) : code)}
        send={send}
        onFailure={() => undefined}
      >
        <FormEditorContext value={EDITOR}>
          <FieldGrid>
            {fields.map(([field, spec]) => (
              <SpecQuestion key={field} path={field} spec={spec} hints={NOTHING} widgets={NOTHING} />
            ))}
          </FieldGrid>
        </FormEditorContext>
      </Form>
    </DecisionModal>
  );
}

import {
  type AccessionFacts,
  accessionFactErrors,
  accessionFactsOf,
  type FileKind,
  grantErrorText,
  isGrantErrorCode,
} from '@urzad/grants';
import { Form } from '@urzad/ui';
import { Check } from 'lucide-react';
import { useId } from 'react';
import { DemoAnswers } from '../form/demo-answers';
import { ApiFailure } from '../http/api-failure';
import { fieldErrorsOf } from '../http/refusals';
import { FieldGrid } from '../spec-form/field-grid';
import { type FormEditor, FormEditorContext } from '../spec-form/form-editor';
import { SpecQuestion } from '../spec-form/spec-question';
import { useBusinessToday } from '../system/use-office';
import { DecisionModal, type DecisionModalProps } from './decision-modal';

export interface FactsDialogProps
  extends Pick<DecisionModalProps, 'title' | 'onOpenChange' | 'back' | 'refused' | 'reasons'> {
  /** Of the document, which says what is read from it. */
  kind: FileKind;
  hint: string;
  /** What the officer begins with. */
  initial: AccessionFacts;
  accept: string;
  decision: { submit: (facts: AccessionFacts) => Promise<unknown>; error: Error | null; isPending: boolean };
}

/** Nothing here was remarked on, and all of it may change. */
const EDITOR: FormEditor = { isEditable: () => true, remarksOn: () => [], mayExplain: false };
const NOTHING = {};

/** Accepts a document with what the officer reads from it. */
export function FactsDialog({ kind, hint, initial, accept, decision, title, ...modal }: FactsDialogProps) {
  const formId = useId();
  const today = useBusinessToday();
  if (!today) return null;
  const fields = Object.entries(accessionFactsOf(kind));

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
      {...modal}
      title={title}
      open
      action={{ children: accept, icon: Check, form: formId }}
      decision={{
        error: fieldErrorsOf(decision.error) ? null : decision.error,
        isPending: decision.isPending,
      }}
    >
      {fields.length > 0 && <p>{hint}</p>}
      <Form<Record<string, string>, string>
        id={formId}
        label={title}
        className="u:grid u:gap-4"
        defaultValues={{ ...initial }}
        summary={false}
        check={(facts) => accessionFactErrors(kind, facts, today)}
        errorText={(code, { locale }) => (isGrantErrorCode(code) ? grantErrorText(code, locale) : code)}
        send={send}
        onFailure={() => undefined}
      >
        <DemoAnswers />
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

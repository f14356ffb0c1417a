import { REASON_MAX, REASON_MIN, reasonError } from '@urzad/grants';
import { Form, formOf, TextArea } from '@urzad/ui';
import { MessageSquareReply } from 'lucide-react';
import { useId } from 'react';
import { DemoAnswers } from '../form/demo-answers';
import { DecisionModal, type DecisionModalProps } from './decision-modal';

interface NoteValues {
  note: string;
}

const { FormField } = formOf<NoteValues>();

export interface NoteDialogProps
  extends Pick<DecisionModalProps, 'title' | 'onOpenChange' | 'back' | 'refused' | 'reasons'> {
  words: { label: string; hint: string; save: string; needed: (min: number) => string };
  /** What the officer begins with. */
  initial: string;
  decision: DecisionModalProps['decision'] & { press: (note: string) => void };
}

/** Says what is wrong with a document; the parent reads it beside that document. */
export function NoteDialog({ words, initial, decision, title, ...modal }: NoteDialogProps) {
  const formId = useId();

  return (
    <DecisionModal
      {...modal}
      title={title}
      open
      action={{ children: words.save, icon: MessageSquareReply, form: formId }}
      decision={decision}
    >
      <Form<NoteValues>
        id={formId}
        label={title}
        defaultValues={{ note: initial }}
        summary={false}
        check={({ note }) => {
          const error = reasonError(note);
          return error ? { note: error } : {};
        }}
        errorText={() => words.needed(REASON_MIN)}
        send={async ({ note }) => decision.press(note.trim())}
      >
        <DemoAnswers />
        <FormField name="note">
          {(field) => (
            <TextArea {...field} required maxLength={REASON_MAX} label={words.label} hint={words.hint} />
          )}
        </FormField>
      </Form>
    </DecisionModal>
  );
}

import type { ContactMessage } from '@urzad/contract';
import { CONTACT_ANSWER_MAX } from '@urzad/grants';
import { FormSubmit, formOf, Icon, TextArea, toast } from '@urzad/ui';
import { UnsavedChangesGuard } from '@urzad/ui/overlays';
import { Send } from 'lucide-react';
import { useForm } from 'react-hook-form';
import { FormFailure } from '#shared/form/form-failure';
import { RequestForm } from '#shared/form/request-form';
import { useMessages } from '#shared/i18n/messages';
import { type EditedForm, useTellEdited } from '#shared/object/use-edited-form';
import { useRefusalText } from '#shared/object/use-refusal-text';
import { useStep } from '#shared/object/use-step';
import { useHeldNavigation } from '#shared/routing/use-held-navigation';
import { answerMessage, ofMessage } from '../api';
import { contactDeskMessages } from '../messages/desk';

interface AnswerValues {
  body: string;
}

const { FormField } = formOf<AnswerValues>();

interface AnswerFormProps {
  message: ContactMessage;
  editing: EditedForm;
  onDecided: () => void;
}

/** The e-mail of the officer in charge. What was typed stays when somebody else takes the message over. */
export function AnswerForm({ message: { id, row_version }, editing, onDecided }: AnswerFormProps) {
  const words = useMessages(contactDeskMessages);
  const textOf = useRefusalText(words.reasons);
  const navigation = useHeldNavigation();
  const form = useForm<AnswerValues>({ defaultValues: { body: '' } });
  useTellEdited(form.formState.isDirty, editing.onEdited);
  const step = useStep({
    ...ofMessage,
    send: ({ body }: AnswerValues, key) => answerMessage(id, { row_version, body }, key),
    onDone: () => {
      form.reset();
      toast.success(words.sent);
      onDecided();
    },
  });

  return (
    <RequestForm<AnswerValues>
      form={form}
      label={words.answer}
      check={({ body }) => (body.trim() === '' ? { body: 'is-empty' } : {})}
      send={step.submit}
      failure={(error) => <FormFailure title={words.notSent} error={error} text={textOf(error)} />}
    >
      <UnsavedChangesGuard
        when={form.formState.isDirty && !step.isPending && step.answer === undefined}
        navigation={navigation}
      />
      <FormField name="body">
        {(field) => (
          <TextArea
            {...field}
            required
            rows={8}
            label={words.answer}
            hint={words.answerHint}
            maxLength={CONTACT_ANSWER_MAX}
          />
        )}
      </FormField>
      <div className="u:grid u:tablet:block">
        <FormSubmit disabled={editing.isLocked}>
          <Icon of={Send} /> <span>{words.send}</span>
        </FormSubmit>
      </div>
    </RequestForm>
  );
}

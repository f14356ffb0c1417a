import type { CallSetup } from '@urzad/contract';
import { CALL_PRESETS } from '@urzad/grants';
import { Form, formOf, RadioGroup, TextField, toast, useLocale } from '@urzad/ui';
import { useId } from 'react';
import { useNavigate } from 'react-router-dom';
import { ApiFailure } from '#shared/http/api-failure';
import { fieldErrorsOf } from '#shared/http/refusals';
import { useMessages } from '#shared/i18n/messages';
import { DecisionModal } from '#shared/object/decision-modal';
import { useStep } from '#shared/object/use-step';
import { paths } from '#shared/paths';
import { addCall, ofSetup } from '../api';
import { newCallErrors, setupErrorText } from '../logic/error-text';
import { setupMessages } from '../messages/setup';

interface NewValues {
  number: string;
  edition: string;
  preset: string;
}

type Preset = keyof typeof CALL_PRESETS;
const PRESETS = Object.keys(CALL_PRESETS) as Preset[];
const { FormField } = formOf<NewValues>();

/** Makes the draft of a call and leads to it. */
export function NewCallDialog({ onClose }: { onClose: () => void }) {
  const { add: words } = useMessages(setupMessages);
  const locale = useLocale();
  const navigate = useNavigate();
  const formId = useId();
  const made = useStep<CallSetup, NewValues>({
    ...ofSetup,
    send: ({ preset, ...values }, key) => addCall({ ...values, preset: preset as Preset }, key),
    onDone: ({ id, number }) => {
      toast.success(words.done(number));
      void navigate(paths.call(id));
    },
  });

  return (
    <DecisionModal
      title={words.title}
      open
      onOpenChange={onClose}
      back={words.back}
      action={{ children: words.submit, form: formId }}
      decision={made}
      refused={
        made.error instanceof ApiFailure && made.error.code === 'object-exist' ? words.taken : words.failed
      }
    >
      <Form<NewValues, string>
        id={formId}
        label={words.title}
        className="u:grid u:gap-4"
        summary={false}
        defaultValues={{ number: '', edition: 'II', preset: PRESETS[0] ?? '' }}
        check={newCallErrors}
        errorText={(code) => setupErrorText(code, { locale })}
        send={async (values) => {
          try {
            await made.submit(values);
            return undefined;
          } catch (error) {
            return fieldErrorsOf(error);
          }
        }}
      >
        <FormField name="number">
          {(field) => <TextField {...field} required label={words.number} hint={words.numberHint} />}
        </FormField>
        <FormField name="edition">
          {(field) => <TextField {...field} required label={words.edition} />}
        </FormField>
        <FormField name="preset">
          {(field) => (
            <RadioGroup
              {...field}
              required
              label={words.preset}
              hint={words.presetHint}
              options={PRESETS.map((value) => ({ value, label: words.presets[value] }))}
            />
          )}
        </FormField>
      </Form>
    </DecisionModal>
  );
}

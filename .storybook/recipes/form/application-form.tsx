import { type FieldSpec, fieldRefusals } from '@urzad/domain';
import {
  Alert,
  Form,
  FormSubmit,
  formOf,
  NipField,
  TextField,
  toast,
  useBeforeUnload,
  useOnline,
  useToday,
} from '@urzad/ui';
import { useRef, useState } from 'react';
import { sendApplication } from './send-application';

const FIELDS = {
  name: { step: 1, type: 'text', pl: 'Nazwa placówki', en: 'Name', required: true },
  nip: { step: 1, type: 'nip', pl: 'NIP placówki', en: 'Tax number', required: true },
} as const satisfies Record<string, FieldSpec>;

const EMPTY = { name: '', nip: '' };

const { FormField, useFormAnswers } = formOf<typeof EMPTY>();

export function ApplicationForm() {
  const today = useToday();
  const isOnline = useOnline();
  const [hasFailed, setFailed] = useState(false);
  const [sent, setSent] = useState(EMPTY);
  const attempt = useRef({ text: '', key: '' });

  async function send(answers: typeof EMPTY) {
    setFailed(false);
    const text = JSON.stringify(answers);
    // The same answers are another attempt, changed ones another application.
    if (text !== attempt.current.text) attempt.current = { text, key: crypto.randomUUID() };
    const errors = await sendApplication(text, attempt.current.key);
    if (errors) return errors;

    setSent(answers);
    toast.success('Zgłoszenie wysłane');
    return undefined;
  }

  return (
    <Form
      label="Zgłoszenie placówki"
      lead="Nie wysłaliśmy zgłoszenia."
      defaultValues={EMPTY}
      check={(answers) => fieldRefusals(FIELDS, answers, { today })}
      send={send}
      onFailure={() => setFailed(true)}
    >
      <FormField name="name">{(field) => <TextField label={FIELDS.name.pl} required {...field} />}</FormField>
      <FormField name="nip">{(field) => <NipField label={FIELDS.nip.pl} required {...field} />}</FormField>
      {hasFailed && (
        <Alert kind="error" title="Nie udało się wysłać" live>
          {isOnline
            ? 'Twoje odpowiedzi zostały na tej stronie. Spróbuj za chwilę.'
            : 'Nie masz połączenia z internetem. Twoje odpowiedzi zostały na tej stronie. Wyślij je, gdy wróci.'}
        </Alert>
      )}
      <FormSubmit>Wyślij zgłoszenie</FormSubmit>
      <KeepAnswers sent={sent} />
    </Form>
  );
}

/** The browser asks before it closes a tab with answers that were not sent. */
function KeepAnswers({ sent }: { sent: typeof EMPTY }) {
  useBeforeUnload(useFormAnswers(({ name, nip }) => name !== sent.name || nip !== sent.nip));
  return null;
}

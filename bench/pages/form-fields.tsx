import { Form, FormSubmit, formOf, TextField } from '@urzad/ui';
import { createRoot } from 'react-dom/client';
import '@urzad/ui/styles.css';

const { FormField } = formOf<Record<string, string>>();

/** `#50`: how many fields stand in the form. */
const COUNT = Number(location.hash.slice(1)) || 1;
const NAMES = Array.from({ length: COUNT }, (_, at) => `field_${at}`);
const EMPTY = Object.fromEntries(NAMES.map((name) => [name, '']));

/** How often each field has been drawn, for the measurement to read. */
const drawn: Record<string, number> = Object.fromEntries(NAMES.map((name) => [name, 0]));
Object.assign(globalThis, { drawn });

function emptyErrors(values: Readonly<Record<string, string>>) {
  const empty = Object.entries(values).filter(([, text]) => text.trim() === '');
  return Object.fromEntries(empty.map(([name]) => [name, 'is-empty' as const]));
}

/** A form of nothing but lines of text, so that only their number differs. */
function LongForm() {
  return (
    <Form label="Formularz" defaultValues={EMPTY} check={emptyErrors} send={async () => undefined}>
      {NAMES.map((name, at) => (
        <FormField key={name} name={name}>
          {(field) => {
            drawn[name] = (drawn[name] ?? 0) + 1;
            return <TextField {...field} required label={`Pole ${at + 1}`} />;
          }}
        </FormField>
      ))}
      <FormSubmit>Wyślij</FormSubmit>
    </Form>
  );
}

const root = document.getElementById('root');
if (root) createRoot(root).render(<LongForm />);

import {
  type FieldSpec,
  Form,
  FormSubmit,
  fieldRefusals,
  formOf,
  MailField,
  TextField,
  toast,
  useToday,
} from '@urzad/ui';
import { UploadField } from '@urzad/ui/uploads';

const FIELDS = {
  name: { step: 1, type: 'name', pl: 'Imię i nazwisko', en: 'Name', required: true },
  mail: { step: 1, type: 'mail', pl: 'Adres e-mail', en: 'E-mail address', required: true },
} as const satisfies Record<string, FieldSpec>;

const EMPTY = { name: '', mail: '', files: '' };

const { FormField } = formOf<typeof EMPTY>();

export function RequestForm() {
  const today = useToday();

  return (
    <Form
      label="Prośba o zaświadczenie"
      lead="Nie wysłaliśmy prośby."
      defaultValues={EMPTY}
      check={(answers) => ({
        ...fieldRefusals(FIELDS, answers, { today }),
        ...(answers.files === '' && { files: 'is-empty' as const }),
      })}
      send={async ({ name }) => {
        // Here the answers go to your server.
        toast.success(`Prośba wysłana: ${name}`);
      }}
    >
      <FormField name="name">
        {(field) => <TextField label={FIELDS.name.pl} autoComplete="name" required {...field} />}
      </FormField>
      <FormField name="mail">{(field) => <MailField label={FIELDS.mail.pl} required {...field} />}</FormField>
      <FormField name="files" as="value">
        {(field) => <UploadField label="Załączniki" required multiple upload={upload} {...field} />}
      </FormField>
      <FormSubmit>Wyślij prośbę</FormSubmit>
    </Form>
  );
}

/** Here the file goes to your server, which answers with the name under which it is kept. */
async function upload({ name, size }: File) {
  return { filename: crypto.randomUUID(), name, size };
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldSpec, fieldRefusals } from '@urzad/domain';
import { Form, FormSubmit, formOf, MailField, NipField, TextField } from '@urzad/ui';
import { expect, waitFor, within } from 'storybook/test';
import { hand } from '../../packages/ui/src/internal/testing/hand';
import { Stack } from '../testing/spacing';

/**
 * A refused form says above its fields what did not happen and which fields are wrong, each a link to its field. The first
 * wrong field has the focus, and nothing that was typed is lost.
 */
const meta = { title: 'Patterns/Form with errors' } satisfies Meta;
export default meta;

const FIELDS = {
  name: { step: 1, type: 'text', pl: 'Nazwa placówki', en: 'Name', required: true },
  nip: { step: 1, type: 'nip', pl: 'NIP placówki', en: 'Tax number', required: true },
  mail: { step: 1, type: 'mail', pl: 'Adres e-mail', en: 'E-mail address', required: true },
} as const satisfies Record<string, FieldSpec>;

const EMPTY = { name: '', nip: '', mail: '' };

const { FormField } = formOf<typeof EMPTY>();

function ProviderForm() {
  return (
    <Form
      label="Placówka"
      lead="Nie wysłaliśmy zgłoszenia."
      defaultValues={EMPTY}
      check={(answers) => fieldRefusals(FIELDS, answers, { today: '2026-11-20' })}
      send={async () => undefined}
    >
      <Stack narrow>
        <FormField name="name">
          {(field) => <TextField label={FIELDS.name.pl} required {...field} />}
        </FormField>
        <FormField name="nip">{(field) => <NipField label={FIELDS.nip.pl} required {...field} />}</FormField>
        <FormField name="mail">
          {(field) => <MailField label={FIELDS.mail.pl} required {...field} />}
        </FormField>
        <div>
          <FormSubmit>Wyślij zgłoszenie</FormSubmit>
        </div>
      </Stack>
    </Form>
  );
}

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => <ProviderForm />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const name = canvas.getByRole('textbox', { name: /^Nazwa placówki/ });
    await hand.type(name, 'Klub dziecięcy „Skrzat”{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Nie wysłaliśmy zgłoszenia.');
    const nip = canvas.getByRole('textbox', { name: /^NIP placówki/ });
    await waitFor(() => expect(nip).toHaveFocus());
    await expect(name).toHaveValue('Klub dziecięcy „Skrzat”');
    await expect(canvas.getByRole('link', { name: /Adres e-mail/ })).toBeVisible();
  },
};

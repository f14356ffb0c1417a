import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldErrorCode, isPesel } from '@urzad/domain';
import {
  Button,
  Form,
  FormSubmit,
  formOf,
  MailField,
  PageHeading,
  PeselField,
  PhoneField,
  TextField,
  Toggle,
} from '@urzad/ui';
import { MainLayout } from '@urzad/ui/layouts';
import { KeyRound } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { PartTitle, Stack } from '../testing/spacing';
import { PARENT_PAGE } from './testing/public-shell';

/** The data of a person, the password, and the messages that the person wants to get. */
const meta = { title: 'Screens/Account', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const PERSON = {
  firstname: 'Natalia',
  lastname: 'Wrońska',
  pesel: '',
  mail: 'natalia.wronska@poczta.example',
  phone: '500100200',
};

const { FormField } = formOf<typeof PERSON>();

function check({ firstname, lastname, pesel }: typeof PERSON): Record<string, FieldErrorCode> {
  return {
    ...(firstname.trim() === '' && { firstname: 'is-empty' }),
    ...(lastname.trim() === '' && { lastname: 'is-empty' }),
    ...(!isPesel(pesel, '2026-11-20') && { pesel: pesel === '' ? 'is-empty' : 'not-valid-pesel' }),
  };
}

function Account() {
  return (
    <MainLayout {...PARENT_PAGE}>
      <Stack gap="space-8" narrow>
        <PageHeading title="Moje konto" lead="Tych danych używamy w Twoich zgłoszeniach." />
        <Form label="Twoje dane" defaultValues={PERSON} check={check} send={async () => undefined}>
          <Stack>
            <FormField name="firstname">
              {(field) => <TextField label="Imię" autoComplete="given-name" required {...field} />}
            </FormField>
            <FormField name="lastname">
              {(field) => <TextField label="Nazwisko" autoComplete="family-name" required {...field} />}
            </FormField>
            <FormField name="pesel">
              {(field) => <PeselField label="PESEL" today="2026-11-20" required {...field} />}
            </FormField>
            <FormField name="mail">
              {(field) => <MailField label="Adres e-mail" required {...field} />}
            </FormField>
            <FormField name="phone">{(field) => <PhoneField label="Telefon" {...field} />}</FormField>
            <div>
              <FormSubmit>Zapisz zmiany</FormSubmit>
            </div>
          </Stack>
        </Form>
        <section aria-label="Hasło">
          <Stack gap="space-3">
            <PartTitle>Hasło</PartTitle>
            <p>Zmień je, jeśli ktoś mógł je poznać.</p>
            <div>
              <Button icon={KeyRound}>Zmień hasło</Button>
            </div>
          </Stack>
        </section>
        <section aria-label="Powiadomienia">
          <Stack gap="space-3">
            <PartTitle>Powiadomienia</PartTitle>
            <Toggle label="Przypomnienia o terminach przez e-mail" defaultChecked />
            <Toggle label="Wiadomości o nowych naborach przez e-mail" />
          </Stack>
        </section>
      </Stack>
    </MainLayout>
  );
}

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => <Account />,
  play: async ({ canvasElement }) => {
    const main = within(within(canvasElement).getByRole('main'));
    await expect(main.getByRole('heading', { level: 1, name: 'Moje konto' })).toBeVisible();
    await expect(main.getByRole('form', { name: 'Twoje dane' })).toHaveTextContent('Nazwisko');
    await expect(main.getByRole('button', { name: 'Zmień hasło' })).toBeVisible();
  },
};

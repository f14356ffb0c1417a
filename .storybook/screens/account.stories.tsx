import type { Meta, StoryObj } from '@storybook/react-vite';
import { type FieldSpec, fieldRefusals } from '@urzad/domain';
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
import { hand } from '../../packages/ui/src/internal/testing/hand';
import { PartTitle, Stack } from '../testing/spacing';
import { PARENT_PAGE } from './testing/public-shell';

/** The data of a person, the password, and the messages that the person wants to get. */
const meta = { title: 'Screens/Account', parameters: { layout: 'fullscreen' } } satisfies Meta;
export default meta;

const TODAY = '2026-11-20';

/** The rules of the kit: the same judge on the server. */
const FIELDS = {
  firstname: { step: 1, type: 'name', pl: 'Imię', en: 'First name', required: true },
  lastname: { step: 1, type: 'name', pl: 'Nazwisko', en: 'Last name', required: true },
  pesel: { step: 1, type: 'pesel', pl: 'PESEL', en: 'PESEL', required: true },
  mail: { step: 1, type: 'mail', pl: 'Adres e-mail', en: 'E-mail address', required: true },
  phone: { step: 1, type: 'phone', pl: 'Telefon', en: 'Phone number', required: false },
} as const satisfies Record<string, FieldSpec>;

const PERSON = {
  firstname: 'Natalia',
  lastname: 'Wrońska',
  pesel: '',
  mail: 'natalia.wronska@poczta.example',
  phone: '500 100 200',
};

const { FormField } = formOf<typeof PERSON>();

const check = (person: typeof PERSON) => fieldRefusals(FIELDS, person, { today: TODAY });

function Account() {
  return (
    <MainLayout {...PARENT_PAGE}>
      <Stack gap="space-8" narrow>
        <PageHeading title="Moje konto" lead="Tych danych używamy w Twoich zgłoszeniach." />
        <Form label="Twoje dane" defaultValues={PERSON} check={check} send={async () => undefined}>
          <Stack>
            <FormField name="firstname">
              {(field) => (
                <TextField label={FIELDS.firstname.pl} autoComplete="given-name" required {...field} />
              )}
            </FormField>
            <FormField name="lastname">
              {(field) => (
                <TextField label={FIELDS.lastname.pl} autoComplete="family-name" required {...field} />
              )}
            </FormField>
            <FormField name="pesel">
              {(field) => <PeselField label={FIELDS.pesel.pl} today={TODAY} required {...field} />}
            </FormField>
            <FormField name="mail">
              {(field) => <MailField label={FIELDS.mail.pl} required {...field} />}
            </FormField>
            <FormField name="phone">{(field) => <PhoneField label={FIELDS.phone.pl} {...field} />}</FormField>
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

export const RefusesWhatTheServerWould: StoryObj<typeof meta> = {
  render: () => <Account />,
  play: async ({ canvas }) => {
    const mail = canvas.getByRole('textbox', { name: /^Adres e-mail/ });
    await hand.clear(mail);
    await hand.type(mail, 'natalia{Enter}');
    await expect(await canvas.findByRole('heading', { name: /^Popraw 2 pola/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /PESEL/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: /Adres e-mail/ })).toBeVisible();
    await expect(mail).toHaveAccessibleDescription(/Nieprawidłowy email/);
  },
};

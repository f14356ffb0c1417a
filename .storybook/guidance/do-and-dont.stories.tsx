import type { Meta, StoryObj } from '@storybook/react-vite';
import { fieldErrorText } from '@urzad/domain';
import { Alert, Button, Link, MailField, NipField, StatusBadge, Table, TextLink } from '@urzad/ui';
import { CircleCheck, CircleDot, Clock, FilePlus2, MessageSquareWarning, Trash2 } from 'lucide-react';
import { Stack } from '../testing/spacing';
import { Pair } from './testing/pair';

/**
 * Living widgets, used well and used badly. A widget keeps its own rules of looks and keys; what it cannot keep is what
 * stands in it, how many of it there are, and when it is shown.
 */
const meta = { title: 'Guidance/Do and don’t' } satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

export const Buttons: Story = {
  tags: ['picture'],
  render: () => (
    <Stack gap="space-8">
      <Pair
        title="One filled button, named by what it does"
        right={{
          shown: (
            <Stack gap="space-3" row>
              <Button variant="primary">Złóż zgłoszenie</Button>
              <Button>Zapisz szkic</Button>
            </Stack>
          ),
          why: 'The step that most people take next stands out. The name is still true when it is read alone.',
        }}
        wrong={{
          shown: (
            <Stack gap="space-3" row>
              <Button variant="primary">OK</Button>
              <Button variant="primary">Wyślij</Button>
              <Button variant="primary">Dalej</Button>
            </Stack>
          ),
          why: 'Three filled buttons compete, and none of them says what will happen.',
        }}
      />
      <Pair
        title="A button acts, a link leads"
        right={{
          shown: (
            <Stack gap="space-3" row>
              <Button icon={Trash2}>Usuń szkic</Button>
              <TextLink href="#regulamin">Regulamin naboru</TextLink>
            </Stack>
          ),
          why: 'A link can be opened in a new tab and has an address; a button changes something here.',
        }}
        wrong={{
          shown: (
            <Stack gap="space-3" row>
              <TextLink href="#usun">Usuń szkic</TextLink>
              <Button asChild>
                <Link href="#regulamin">Kliknij tutaj</Link>
              </Button>
            </Stack>
          ),
          why: 'Somebody who opens links in new tabs deletes the draft, and nobody knows where "here" leads.',
        }}
      />
    </Stack>
  ),
};

export const Alerts: Story = {
  tags: ['picture'],
  render: () => (
    <Pair
      title="What did not happen, what is safe, what to do"
      right={{
        shown: (
          <Alert
            kind="error"
            title="Nie udało się zapisać"
            actions={<Button size="sm">Spróbuj ponownie</Button>}
          >
            Twoje dane są bezpieczne w szkicu. Spróbuj za chwilę.
          </Alert>
        ),
        why: 'The reader learns that nothing is lost, and can act where the message stands.',
      }}
      wrong={{
        shown: (
          <Alert kind="error" title="Error 500">
            Wystąpił nieoczekiwany błąd. Skontaktuj się z administratorem.
          </Alert>
        ),
        why: 'A number of ours and an administrator whom nobody knows. A message that only reports is no help.',
      }}
    />
  ),
};

export const Dialogs: Story = {
  tags: ['picture'],
  render: () => (
    <Pair
      title="A dialog asks one question, and its buttons answer it"
      right={{
        shown: (
          <Stack gap="space-3">
            <strong>Czy wycofać zgłoszenie z 12 listopada?</strong>
            <p>Nie da się tego cofnąć. Dokumenty zostaną w Twoim archiwum.</p>
            <Stack gap="space-3" row>
              <Button variant="danger">Wycofaj zgłoszenie</Button>
              <Button>Zostaw zgłoszenie</Button>
            </Stack>
          </Stack>
        ),
        why: 'Title and buttons suffice to decide. A form with more than three fields gets a page, not a dialog.',
      }}
      wrong={{
        shown: (
          <Stack gap="space-3">
            <strong>Uwaga</strong>
            <p>Czy na pewno?</p>
            <Stack gap="space-3" row>
              <Button variant="primary">Tak</Button>
              <Button>Anuluj</Button>
            </Stack>
          </Stack>
        ),
        why: 'What is cancelled: the application, or the question? The answer hangs on a text that many do not read.',
      }}
    />
  ),
};

export const FormErrors: Story = {
  tags: ['picture'],
  render: () => (
    <Pair
      title="The error stands at its field and says how to mend it"
      right={{
        shown: (
          <NipField
            label="NIP placówki"
            name="nip"
            defaultValue="526"
            error={fieldErrorText('not-valid-nip', 'pl', { value: '526' })}
            required
          />
        ),
        why: 'What was typed stays. The text names what is wrong with this value.',
      }}
      wrong={{
        shown: (
          <Stack gap="space-3">
            <Alert kind="error" title="Formularz zawiera błędy" />
            <MailField label="Adres e-mail" name="mail" error="Niepoprawne dane" required />
          </Stack>
        ),
        why: 'The value is gone, the field is not named above, and "incorrect data" gives no way out.',
      }}
    />
  ),
};

const PAYMENTS = [
  { id: 1, person: 'Agnieszka Borek', amount: '1 140,00 zł', grosze: '114000' },
  { id: 2, person: 'Łukasz Śliwa', amount: '760,00 zł', grosze: '76000' },
];

const PERSON = { key: 'person', header: 'Osoba', cell: ({ person }: (typeof PAYMENTS)[number]) => person };

export const Tables: Story = {
  tags: ['picture'],
  render: () => (
    <Pair
      title="Values to be compared are aligned, formatted and named"
      right={{
        shown: (
          <Table
            caption="Wypłaty w listopadzie"
            captionShown
            rows={PAYMENTS}
            rowKey={({ id }) => String(id)}
            columns={[PERSON, { key: 'amount', header: 'Kwota', align: 'end', cell: ({ amount }) => amount }]}
          />
        ),
        why: 'A caption names the table for everybody; sums stand below each other, digit by digit.',
      }}
      wrong={{
        shown: (
          <Table
            caption="Tabela"
            rows={PAYMENTS}
            rowKey={({ id }) => String(id)}
            columns={[PERSON, { key: 'amount', header: 'amount', cell: ({ grosze }) => grosze }]}
          />
        ),
        why: 'The name of a database column, a number without its unit, and nothing that tells which table it is.',
      }}
    />
  ),
};

export const Statuses: Story = {
  tags: ['picture'],
  render: () => (
    <Pair
      title="Icon, word and colour together"
      right={{
        shown: (
          <Stack gap="space-2" row>
            <StatusBadge color="blue" icon={FilePlus2}>
              Złożone
            </StatusBadge>
            <StatusBadge color="orange" icon={MessageSquareWarning}>
              Do uzupełnienia
            </StatusBadge>
            <StatusBadge color="green" icon={CircleCheck}>
              Uczestnik
            </StatusBadge>
          </Stack>
        ),
        why: 'Whoever does not see the colour has the icon and the word. Orange is kept for what waits for the reader.',
      }}
      wrong={{
        shown: (
          <Stack gap="space-2" row>
            <StatusBadge color="green" icon={CircleDot}>
              Status 3
            </StatusBadge>
            <StatusBadge color="red" icon={Clock}>
              W trakcie procedowania
            </StatusBadge>
            <StatusBadge color="blue">!</StatusBadge>
          </Stack>
        ),
        why: 'A code, the language of an office, and red for something that is not wrong.',
      }}
    />
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { Search } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Icon } from '../../../foundations/icon/icon';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { TextField, type TextFieldProps } from './text-field';

const meta = {
  title: 'Forms/TextField',
  component: TextField,
  args: { label: 'Adres e-mail', name: 'mail', type: 'email', onValueChange: fn() },
  parameters: {
    accessibility: {
      keys: [['Enter', 'tidies the text and sends the form', 'EnterTidiesAndSends']],
      roles:
        'textbox named by its label, described by its hint, its note and its error; required, read-only and invalid are states of it',
      reads:
        '„Adres e-mail, pole edycyjne, niepoprawne, natalia@poczta, Nieprawidłowy email”; „zostało 20 znaków”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof TextField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { hint: 'Na ten adres wyślemy kod i wiadomości o zgłoszeniu.', required: true },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: /Adres e-mail/ });
    await hand.type(input, 'a@b.pl');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('a@b.pl');
    await expect(input).toBeRequired();
    await expect(input).toHaveAccessibleDescription('Na ten adres wyślemy kod i wiadomości o zgłoszeniu.');
  },
};

/** Only required fields have a star; in a picture of many fields it is too small to see. */
export const ShowsAStarWhereItIsRequired: Story = {
  render: () => (
    <>
      <TextField label="Adres e-mail" required />
      <TextField label="Ulica" />
      <TextField label="Numer sprawy" required readOnly />
    </>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const stars = canvas.getAllByText('*');
    await expect(stars).toHaveLength(1);
    await expect(stars[0]).toBeVisible();
    await expect(stars[0]?.closest('label')).toHaveTextContent('Adres e-mail');
  },
};

export const States: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-5 u:tablet:grid-cols-2">
      <TextField label="Adres e-mail" required hint="Na ten adres wyślemy kod." />
      <TextField label="Adres e-mail" defaultValue="natalia.wronska@poczta.example" />
      <TextField label="Adres e-mail" required defaultValue="natalia@poczta" error="Nieprawidłowy email" />
      <TextField label="Adres e-mail" disabled defaultValue="natalia.wronska@poczta.example" />
      <TextField label="Adres e-mail" readOnly defaultValue="natalia.wronska@poczta.example" />
      <TextField label="Numer zgłoszenia" mono defaultValue="FR/2-2026/00240" width="medium" />
      <TextField label="Wiek dziecka" suffix="mies." defaultValue="14" width="short" inputMode="numeric" />
      <TextField
        label="Szukaj"
        type="search"
        prefix={<Icon of={Search} />}
        placeholder="Nazwisko lub numer"
      />
    </div>
  ),
};

export const Invalid: Story = {
  tags: ['recorded'],
  args: { error: 'Nieprawidłowy email', defaultValue: 'natalia@poczta' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Adres e-mail' });
    await expect(input).toBeInvalid();
    await expect(input).toHaveAccessibleDescription('Nieprawidłowy email');
  },
};

export const ReadOnly: Story = {
  args: { readOnly: true, defaultValue: 'natalia.wronska@poczta.example' },
  play: async ({ canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Adres e-mail' });
    await hand.tab();
    await expect(input).toHaveFocus();
    await hand.keyboard('x{Delete}');
    await expect(input).toHaveValue('natalia.wronska@poczta.example');
  },
};

export const ReadOnlyEmpty: Story = {
  args: { readOnly: true },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Brak')).toBeVisible();
  },
};

export const KeepsWhatWasTypedWhenItBecomesText: Story = {
  render: (args) => <Lockable {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox');
    await hand.type(input, 'natalia.wronska@poczta.example');
    await hand.click(canvas.getByRole('button', { name: 'Zablokuj' }));
    await expect(canvas.getByText('natalia.wronska@poczta.example')).toBeVisible();
    await expect(input).toHaveValue('natalia.wronska@poczta.example');
  },
};

function Lockable(args: TextFieldProps) {
  const [isLocked, setLocked] = useState(false);

  return (
    <>
      <TextField {...args} readOnly={isLocked} />
      <button type="button" onClick={() => setLocked(true)}>
        Zablokuj
      </button>
    </>
  );
}

export const IsWholeOnPaper: Story = {
  args: { type: 'text', label: 'Wiek dziecka', suffix: 'mies.', defaultValue: '14' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByRole('textbox'), '5');
    window.dispatchEvent(new Event('beforeprint'));
    await expect(canvas.getByText('145 mies.')).not.toBeVisible();
  },
};

export const Long: Story = {
  args: {
    type: 'text',
    label: 'Pełna nazwa placówki wpisana do rejestru żłobków i klubów dziecięcych prowadzonego przez gminę',
    error:
      'Placówka o tej nazwie nie jest wpisana do rejestru. Sprawdź nazwę albo wpisz numer z zaświadczenia o wpisie.',
    defaultValue:
      'Niepubliczny Integracyjny Klub Dziecięcy „Źdźbło Świętojańskie” w Szczebrzeszynie-Żółtańcach',
  },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByRole('textbox'), {
      value: 'Niepubliczny Integracyjny Klub Dziecięcy „Źdźbło Świętojańskie” w Szczebrzeszynie-Żółtańcach',
      error: 'Sprawdź nazwę albo wpisz numer z zaświadczenia o wpisie.',
    });
  },
};

export const WritesWhileTyping: Story = {
  args: { type: 'text', label: 'Kod', format: (text: string) => text.toUpperCase() },
  play: async ({ args, canvasElement }) => {
    const input = within(canvasElement).getByRole('textbox', { name: 'Kod' });
    await hand.type(input, 'abc');
    await hand.keyboard('{Home}{ArrowRight}x');
    await expect(input).toHaveValue('AXBC');
    await expect(args.onValueChange).toHaveBeenLastCalledWith('AXBC');
  },
};

export const CountsAndSpeaks: Story = {
  tags: ['recorded'],
  args: { type: 'text', label: 'Uwagi', maxLength: 30, counter: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Uwagi' });
    await hand.type(input, '12345');
    await expect(canvas.getByText('5 z 30 znaków')).toBeVisible();
    await expect(canvas.getByRole('status')).toHaveTextContent('');
    await hand.type(input, '67890');
    await expect(canvas.getByRole('status')).toHaveTextContent('zostało 20 znaków');
  },
};

export const CountsTheLastFortyWithoutBeingAsked: Story = {
  args: { type: 'text', label: 'Uwagi', maxLength: 50 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByRole('textbox', { name: 'Uwagi' });
    await hand.type(input, '123456789');
    await expect(canvas.queryByText('9 z 50 znaków')).not.toBeInTheDocument();
    await hand.type(input, '0');
    await expect(canvas.getByText('10 z 50 znaków')).toBeVisible();
    await hand.type(input, 'dwadzieścia znaków x');
    await expect(canvas.getByRole('status')).toHaveTextContent('zostało 20 znaków');
  },
};

const sent = fn();

export const EnterTidiesAndSends: Story = {
  render: (args) => (
    <form
      aria-label="Konto"
      onSubmit={(event) => {
        event.preventDefault();
        sent();
      }}
    >
      <TextField {...args} type="text" />
    </form>
  ),
  play: async ({ args, canvas }) => {
    sent.mockClear();
    await hand.type(canvas.getByRole('textbox'), ' anna@poczta.pl ');
    await hand.keyboard('{Enter}');
    await expect(sent).toHaveBeenCalledOnce();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('anna@poczta.pl');
  },
};

export const CleansAPastedName: Story = {
  args: { type: 'text', label: 'Nazwisko', autoComplete: 'family-name' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Nazwisko' });
    await expect(input).toHaveAttribute('spellcheck', 'false');
    await hand.click(input);
    await userEvent.paste('O\u2019Nowak\u2013\u200bKowalska\u00a0');
    await hand.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith("O'Nowak-Kowalska");
  },
};

export const LeavesFreeTextItsDashes: Story = {
  args: { type: 'text', label: 'Uwagi' },
  play: async ({ args, canvas }) => {
    const input = canvas.getByRole('textbox', { name: 'Uwagi' });
    await expect(input).not.toHaveAttribute('spellcheck');
    await hand.click(input);
    await userEvent.paste(' ul.\u00a0Długa – 5\u200b');
    await hand.tab();
    await expect(args.onValueChange).toHaveBeenLastCalledWith('ul.\u00a0Długa – 5');
  },
};

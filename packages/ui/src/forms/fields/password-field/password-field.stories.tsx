import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import { TextLink } from '../../../actions/text-link/text-link';
import type { AccessibilityNotes } from '../../../internal/testing/accessibility-notes';
import { expectRefused } from '../../../internal/testing/field-states';
import { hand } from '../../../internal/testing/hand';
import { Form } from '../../form/form';
import { FormField } from '../../form/parts/form-field';
import { FormSubmit } from '../../form/parts/form-submit';
import { PasswordField } from './password-field';
import { PasswordRepeatField } from './password-repeat-field';

const meta = {
  title: 'Forms/PasswordField',
  component: PasswordField,
  args: { label: 'Hasło', name: 'password' },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the button that shows the password', 'Default'],
        ['Enter, Space', 'show and hide the password', 'Default'],
      ],
      roles:
        'text box of a password named by its label; the button changes its name; the strength and the agreement of two passwords are statuses',
      reads:
        '„Hasło, pole edycyjne, chronione. Pokaż hasło, przycisk”; while typing „Siła hasła: średnie”, „Niezgodność haseł”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PasswordField>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  args: { aside: <TextLink href="#odzyskaj">Nie pamiętasz hasła?</TextLink> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Hasło');
    await expect(input).toHaveAttribute('autocomplete', 'current-password');
    await hand.click(input);
    await userEvent.paste('Zażółć-1');
    await expect(input).toHaveValue('Zażółć-1');
    await hand.click(canvas.getByRole('button', { name: 'Pokaż hasło' }));
    await expect(input).toHaveAttribute('type', 'text');
    await hand.click(canvas.getByRole('button', { name: 'Ukryj hasło' }));
    await expect(input).toHaveAttribute('type', 'password');

    input.focus();
    await hand.tab();
    await expect(canvas.getByRole('button', { name: 'Pokaż hasło' })).toHaveFocus();
    await hand.keyboard('{Enter}');
    await expect(input).toHaveAttribute('type', 'text');
    await hand.keyboard(' ');
    await expect(input).toHaveAttribute('type', 'password');
  },
};

export const HidesWhatIsSent: Story = {
  render: (args) => (
    <Form<{ password: string }>
      label="Logowanie"
      defaultValues={{ password: '' }}
      send={async () => undefined}
    >
      <FormField name="password">{(field) => <PasswordField {...field} label={args.label} />}</FormField>
      <FormSubmit>Zaloguj się</FormSubmit>
    </Form>
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Hasło');
    await hand.type(input, 'Zażółć-1');
    await hand.click(canvas.getByRole('button', { name: 'Pokaż hasło' }));
    await expect(input).toHaveAttribute('type', 'text');
    await hand.click(canvas.getByRole('button', { name: 'Zaloguj się' }));
    await waitFor(() => expect(input).toHaveAttribute('type', 'password'));
    await expect(input).toHaveValue('Zażółć-1');
  },
};

export const Invalid: Story = {
  args: { error: 'Hasło zbyt słabe', defaultValue: 'haslo' },
  play: async ({ canvas }) => {
    await expectRefused(canvas.getByLabelText('Hasło'), { value: 'haslo', error: 'Hasło zbyt słabe' });
  },
};

export const New: Story = {
  tags: ['picture', 'picture-forced'],
  args: { purpose: 'new', required: true, defaultValue: 'Zimowe12', label: 'Nowe hasło' },
};

export const ChecksWhileTyping: Story = {
  args: { purpose: 'new', label: 'Nowe hasło' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Nowe hasło');
    await expect(input).toHaveAttribute('autocomplete', 'new-password');

    await hand.type(input, 'zima');
    await expect(canvas.getByRole('status')).toHaveTextContent('Siła hasła: słabe');
    await hand.type(input, 'Zima');
    await expect(canvas.getByRole('status')).toHaveTextContent('Siła hasła: średnie');
    await expect(canvas.getByText('cyfra').closest('li')).toHaveTextContent('jeszcze nie');
    await hand.type(input, '12!');
    await expect(canvas.getByRole('status')).toHaveTextContent('Siła hasła: silne');
    for (const item of canvas.getAllByRole('listitem')) await expect(item).toHaveTextContent('spełnione');
  },
};

export const TellsWhatIsEasyToGuess: Story = {
  args: {
    purpose: 'new',
    label: 'Nowe hasło',
    isGuessable: (password) => password.toLowerCase().includes('jagoda'),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const input = canvas.getByLabelText('Nowe hasło');
    const line = canvas.getByText('nie zawiera imienia ani adresu i nie jest popularne').closest('li');
    await expect(line).toHaveTextContent('jeszcze nie');
    await hand.type(input, 'Jagoda!2027');
    await expect(canvas.getByRole('status')).toHaveTextContent('Siła hasła: silne');
    await expect(line).toHaveTextContent('jeszcze nie');
    await hand.type(input, '{Home}{Delete}');
    await expect(line).toHaveTextContent('spełnione');
  },
};

export const ComparesTheRepeat: Story = {
  render: () => <NewPassword />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.type(canvas.getByLabelText('Nowe hasło'), 'Zimowe-12');
    await hand.type(canvas.getByLabelText('Powtórz hasło'), 'Zimowe-1');
    await expect(canvas.getByText('Niezgodność haseł')).toBeVisible();
    await hand.type(canvas.getByLabelText('Powtórz hasło'), '2');
    await expect(canvas.getByText('Hasła się zgadzają')).toBeVisible();
  },
};

function NewPassword() {
  const [password, setPassword] = useState('');

  return (
    <div className="u:grid u:gap-5">
      <PasswordField label="Nowe hasło" purpose="new" value={password} onValueChange={setPassword} />
      <PasswordRepeatField password={password} />
    </div>
  );
}

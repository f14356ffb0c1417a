import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { LockScreen } from './lock-screen';

const meta = {
  title: 'Layout/LockScreen',
  component: LockScreen,
  args: { name: 'Anna Nowicka', onUnlock: fn(), otherAccountHref: '/logout' },
  parameters: {
    accessibility: {
      keys: [['Enter', 'in the password field: unlocks', 'UnlocksByTheKeyboard']],
      roles:
        'A first-level heading, a password field with its label, an alert when the password was refused.',
      reads: '„Ekran jest zablokowany, nagłówek poziom 1. Hasło, pole hasła, wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof LockScreen>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Ekran jest zablokowany' })).toBeInTheDocument();
    await expect(canvas.getByRole('link', { name: 'Zaloguj się na inne konto' })).toHaveAttribute(
      'href',
      '/logout',
    );
  },
};

export const Refused: Story = {
  args: { error: 'Hasło się nie zgadza. Spróbuj ponownie.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('Hasło się nie zgadza. Spróbuj ponownie.');
  },
};

/** The error of the try before is removed while the next one is checked. */
export const Pending: Story = {
  args: { pending: true, error: 'Hasło się nie zgadza. Spróbuj ponownie.' },
  play: async ({ args, canvas }) => {
    await expect(canvas.queryByRole('alert')).not.toBeInTheDocument();
    await hand.type(canvas.getByLabelText(/Hasło/), 'Klocki-2027!');
    await hand.click(canvas.getByRole('button', { name: 'Odblokuj' }));
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

export const WithoutAName: Story = {
  args: { name: undefined },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Anna Nowicka')).not.toBeInTheDocument();
  },
};

export const UnlocksByTheKeyboard: Story = {
  play: async ({ canvas, args }) => {
    await hand.type(canvas.getByLabelText(/Hasło/), 'Klocki-2027!{Enter}');
    await expect(args.onUnlock).toHaveBeenCalledWith('Klocki-2027!');
    await expect(args.onUnlock).toHaveBeenCalledOnce();
  },
};

export const AsksForThePassword: Story = {
  play: async ({ canvas, args }) => {
    await hand.click(canvas.getByRole('button', { name: 'Odblokuj' }));
    const field = canvas.getByLabelText(/Hasło/);
    await expect(field).toHaveFocus();
    await expect(field).toHaveAccessibleDescription(/Pole jest wymagane/);
    await expect(field).toBeInvalid();
    await expect(args.onUnlock).not.toHaveBeenCalled();
  },
};

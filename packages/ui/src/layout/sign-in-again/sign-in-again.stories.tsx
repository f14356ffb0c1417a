import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { TextField } from '../../forms/fields/text-field/text-field';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { SignInAgain, type SignInAgainProps } from './sign-in-again';

const meta = {
  title: 'Layout/SignInAgain',
  component: SignInAgain,
  args: {
    open: true,
    name: 'Anna Nowicka',
    mail: 'anna.nowicka@example.com',
    field: 'NIP placówki',
    onSignIn: fn(),
    onForgotten: fn(),
    onLeave: fn(),
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Enter', 'in the password field: signs in', 'SignsInByTheKeyboard'],
        ['Escape', 'does nothing: the dialog has to be answered', 'StaysOpen'],
      ],
      roles:
        'A dialog named by its title and described by its first sentences; a password field with its label, an alert when the password was refused. The page behind is inert.',
      reads:
        '„Zaloguj się ponownie, okno dialogowe. Twoja sesja dobiegła końca… Hasło, pole hasła, wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof SignInAgain>;
export default meta;

type Story = StoryObj<typeof meta>;

const dialogOf = () => screen.findByRole('dialog', { name: 'Zaloguj się ponownie' });

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async () => {
    const dialog = await dialogOf();
    await expect(dialog).toHaveAccessibleDescription(/Nic nie zginęło\. Wrócisz do pola „NIP placówki”\.$/);
    await waitFor(() => expect(within(dialog).getByLabelText(/^Hasło/)).toHaveFocus());
  },
};

export const WithoutAField: Story = {
  args: { field: undefined },
  play: async () => {
    await expect(await dialogOf()).toHaveAccessibleDescription(/Nic nie zginęło\.$/);
  },
};

export const Refused: Story = {
  args: { error: 'Niepoprawne dane. Sprawdź adres e-mail i hasło.' },
  play: async () => {
    await expect(within(await dialogOf()).getByRole('alert')).toHaveTextContent(/Niepoprawne dane/);
  },
};

/** The error of the try before is removed while the next one is checked. */
export const Pending: Story = {
  args: { pending: true, error: 'Niepoprawne dane. Sprawdź adres e-mail i hasło.' },
  play: async ({ args }) => {
    const dialog = within(await dialogOf());
    await expect(dialog.queryByRole('alert')).not.toBeInTheDocument();
    await hand.type(dialog.getByLabelText(/^Hasło/), 'Klocki-2027!{Enter}');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** Over a page with a field, in which the person was. */
function OverAPage(props: SignInAgainProps) {
  const [isOpen, setOpen] = useState(false);
  const [text, setText] = useState('525');

  return (
    <div className="u:grid u:min-h-96 u:gap-4">
      <TextField label="NIP placówki" value={text} onValueChange={setText} />
      <Button onClick={() => setOpen(true)}>Zakończ sesję</Button>
      <SignInAgain
        {...props}
        open={isOpen}
        onSignIn={(pass) => {
          props.onSignIn(pass);
          setOpen(false);
        }}
      />
    </div>
  );
}

export const SignsInByTheKeyboard: Story = {
  play: async ({ args }) => {
    const pass = within(await dialogOf()).getByLabelText(/^Hasło/);
    await waitFor(() => expect(pass).toHaveFocus());
    await hand.keyboard('Klocki-2027!{Enter}');
    await expect(args.onSignIn).toHaveBeenCalledWith('Klocki-2027!');
    await expect(args.onSignIn).toHaveBeenCalledOnce();
  },
};

export const AsksForThePassword: Story = {
  play: async ({ args }) => {
    const dialog = within(await dialogOf());
    await hand.click(dialog.getByRole('button', { name: 'Zaloguj się i wróć' }));
    const pass = dialog.getByLabelText(/^Hasło/);
    await expect(pass).toHaveFocus();
    await expect(pass).toHaveAccessibleDescription(/Pole jest wymagane/);
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

export const StaysOpen: Story = {
  play: async ({ args }) => {
    const dialog = await dialogOf();
    await expect(within(dialog).queryByRole('button', { name: 'Zamknij' })).not.toBeInTheDocument();
    await hand.keyboard('{Escape}');
    await hand.clickOutside();
    await expect(dialog).toBeVisible();
    await expect(dialog).toHaveAttribute('data-state', 'open');
    await expect(args.onLeave).not.toHaveBeenCalled();
  },
};

export const LeadsOut: Story = {
  play: async ({ args }) => {
    const dialog = within(await dialogOf());
    await hand.click(dialog.getByRole('button', { name: 'Nie pamiętasz hasła?' }));
    await expect(args.onForgotten).toHaveBeenCalledOnce();
    await hand.click(dialog.getByRole('button', { name: /^To nie ja/ }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const GivesTheFocusBack: Story = {
  render: (args) => <OverAPage {...args} />,
  play: async ({ canvas }) => {
    await hand.type(canvas.getByRole('textbox', { name: 'NIP placówki' }), '000');
    const button = canvas.getByRole('button', { name: 'Zakończ sesję' });
    await hand.click(button);
    const pass = within(await dialogOf()).getByLabelText(/^Hasło/);
    await waitFor(() => expect(pass).toHaveFocus());
    await hand.keyboard('Klocki-2027!{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(button).toHaveFocus());
    await expect(canvas.getByRole('textbox', { name: 'NIP placówki' })).toHaveValue('525000');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { toast, toastQueue } from '../../feedback/toast/toast';
import { Toaster } from '../../feedback/toast/toaster';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { PasswordChange, type PasswordChangePort, type PasswordChangeProps } from './password-change';

const ACTUAL = 'Jesienne-11';
const NEXT = 'Zimowe-12';

const port = {
  checkPassword: fn<PasswordChangePort['checkPassword']>(async () => true),
  changePassword: fn<PasswordChangePort['changePassword']>(async () => undefined),
};

const meta = {
  title: 'Forms/PasswordChange',
  component: PasswordChange,
  args: {
    open: false,
    onOpenChange: fn(),
    mail: 'anna.nowak@example.com',
    port,
    onChanged: fn(),
    failureText: () => 'Nie mamy połączenia z serwerem. Spróbuj ponownie za chwilę.',
  },
  beforeEach: () => {
    port.checkPassword.mockReset();
    port.checkPassword.mockImplementation(async (actual) => actual === ACTUAL);
    port.changePassword.mockReset();
    port.changePassword.mockResolvedValue(undefined);
    return () => {
      for (const { id } of toastQueue.shown()) toast.dismiss(id);
    };
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        [
          'Enter',
          'in a field or on the button: changes the password, or leads to what is missing',
          'RefusesAPasswordThatWasUsed',
        ],
        ['Escape', 'closes; what was typed goes', 'ForgetsWhatWasTyped'],
        ['Tab', 'goes round inside', 'TabGoesRoundInside'],
      ],
      roles:
        'dialog named by its title, with a form of three password boxes; the checklist is a list whose items say whether they are met; the button is disabled by ARIA and described by the reason',
      reads:
        '„Zmiana hasła, okno dialogowe. Aktualne hasło, pole edycyjne, chronione, wymagane”; „Siła hasła: silne”; „Hasła się zgadzają”; „Zmień hasło, przycisk, niedostępne, Zmienisz hasło, gdy nowe spełni wszystkie wymagania…”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof PasswordChange>;
export default meta;

type Story = StoryObj<typeof meta>;

function WithTrigger({ onOpenChange, ...props }: PasswordChangeProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };

  return (
    <>
      <Button onClick={() => change(true)}>Zmień hasło</Button>
      <PasswordChange {...props} open={open} onOpenChange={change} />
      <Toaster />
    </>
  );
}

async function openPanel() {
  await hand.click(screen.getByRole('button', { name: 'Zmień hasło' }));
  const panel = within(await screen.findByRole('dialog', { name: 'Zmiana hasła' }));
  return {
    panel,
    actual: panel.getByLabelText(/^Aktualne hasło/),
    next: panel.getByLabelText(/^Nowe hasło/),
    again: panel.getByLabelText(/^Powtórz hasło/),
    button: panel.getByRole('button', { name: 'Zmień hasło' }),
  };
}

async function fillIn({ actual, next, again }: Awaited<ReturnType<typeof openPanel>>, pass = NEXT) {
  await hand.type(actual, ACTUAL);
  await hand.type(next, pass);
  await hand.type(again, pass);
}

export const Default: Story = {
  play: async ({ args }) => {
    const opened = await openPanel();
    const { panel, actual, next, again, button } = opened;
    await waitFor(() => expect(actual).toHaveFocus());
    await expect(actual).toHaveAttribute('autocomplete', 'current-password');
    await expect(next).toHaveAttribute('autocomplete', 'new-password');
    await expect(again).toHaveAttribute('autocomplete', 'new-password');
    await expect(button).toHaveAccessibleDescription(/^Zmienisz hasło, gdy nowe spełni wszystkie wymagania/);
    await fillIn(opened);
    await expect(panel.getByText('Hasła się zgadzają')).toBeVisible();
    await expect(button).not.toHaveAccessibleDescription();
    await hand.keyboard('{Enter}');
    await waitFor(() =>
      expect(port.changePassword).toHaveBeenCalledWith({ actual_pass: ACTUAL, pass: NEXT }),
    );
    await expect(port.checkPassword).toHaveBeenCalledWith(ACTUAL);
    await screen.findByText('Twoje hasłó zostało zmienione');
    await expect(args.onChanged).toHaveBeenCalledOnce();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const IsDisabledUntilAllIsMet: Story = {
  play: async () => {
    const { panel, actual, next, again, button } = await openPanel();
    const isOff = () => button.matches('[aria-disabled="true"]');
    await hand.type(actual, ACTUAL);
    await hand.type(next, 'zimowe');
    await hand.type(again, 'zimowe');
    await expect(isOff()).toBe(true);
    await hand.click(button);
    await waitFor(() => expect(next).toHaveFocus());
    await expect(next).toHaveAccessibleDescription(/Hasło zbyt słabe/);
    await hand.type(next, '-Z1');
    await expect(panel.getByText(/^Siła hasła/).closest('[role=status]')).toHaveTextContent('silne');
    await expect(panel.getByText('Niezgodność haseł')).toBeVisible();
    await expect(isOff()).toBe(true);
    await hand.type(again, '-Z1');
    await waitFor(() => expect(isOff()).toBe(false));
    await expect(port.checkPassword).not.toHaveBeenCalled();
  },
};

export const RefusesAPastedPasswordThatIsTooLong: Story = {
  play: async () => {
    const { actual, next, again, button } = await openPanel();
    const generated = `${NEXT}${'x'.repeat(130)}`;
    await hand.type(actual, ACTUAL);
    for (const field of [next, again]) {
      await hand.click(field);
      await userEvent.paste(generated);
      await expect(field).toHaveValue(generated);
    }
    await hand.click(button);
    await waitFor(() => expect(next).toHaveAccessibleDescription(/Za długi 128/));
    await expect(next).toHaveFocus();
    await expect(port.checkPassword).not.toHaveBeenCalled();
  },
};

export const AsksForAllThree: Story = {
  play: async ({ args }) => {
    const { panel, actual, button } = await openPanel();
    await hand.click(button);
    await waitFor(() => expect(panel.getAllByText('Pole jest wymagane')).toHaveLength(3));
    await expect(actual).toHaveFocus();
    await expect(port.checkPassword).not.toHaveBeenCalled();
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
};

export const RefusesAWrongCurrentPassword: Story = {
  beforeEach: () => void port.checkPassword.mockResolvedValue(false),
  play: async () => {
    const opened = await openPanel();
    const { actual, button } = opened;
    await fillIn(opened);
    await hand.click(button);
    await waitFor(() => expect(actual).toHaveAccessibleDescription('Podałeś niepoprawne aktualne hasło'));
    await expect(actual).toHaveFocus();
    await expect(port.changePassword).not.toHaveBeenCalled();
  },
};

export const RefusesAPasswordThatWasUsed: Story = {
  beforeEach: () => void port.changePassword.mockResolvedValue({ pass: 'in-story' }),
  play: async ({ args }) => {
    const opened = await openPanel();
    await fillIn(opened);
    await hand.click(opened.button);
    await waitFor(() => expect(opened.next).toHaveAccessibleDescription(/Hasło było w użyciu/));
    await expect(opened.next).toHaveFocus();
    port.changePassword.mockResolvedValue({ pass: 'not-valid-pass' });
    await hand.type(opened.next, 'x');
    await hand.type(opened.again, 'x{Enter}');
    await waitFor(() => expect(opened.next).toHaveAccessibleDescription(/Hasło zbyt słabe/));
    await expect(args.onChanged).not.toHaveBeenCalled();
  },
};

export const WaitsWhileItIsSent: Story = {
  play: async () => {
    let answer: (isRight: boolean) => void = () => undefined;
    port.checkPassword.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const opened = await openPanel();
    await fillIn(opened);
    await hand.click(opened.button);
    await waitFor(() => expect(opened.panel.getByText('Proszę czekać')).toBeInTheDocument());
    await hand.click(opened.button);
    await expect(port.checkPassword).toHaveBeenCalledOnce();
    port.changePassword.mockRejectedValue(new Error('offline'));
    answer(true);
    await expect(await opened.panel.findByRole('alert')).toHaveTextContent(
      /Nie udało się zmienić hasła\s*Nie mamy połączenia z serwerem/,
    );
    await expect(opened.next).toHaveValue(NEXT);
    port.changePassword.mockResolvedValue(undefined);
    await hand.click(opened.button);
    await waitFor(() => expect(opened.panel.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const ForgetsWhatWasTyped: Story = {
  play: async () => {
    const first = await openPanel();
    await hand.click(first.actual);
    await userEvent.paste(ACTUAL);
    await expect(first.actual).toHaveValue(ACTUAL);
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    const { actual } = await openPanel();
    await expect(actual).toHaveValue('');
  },
};

export const HalfWay: Story = {
  tags: ['picture', 'picture-forced'],
  args: { open: true },
  play: async () => {
    const panel = within(await screen.findByRole('dialog', { name: 'Zmiana hasła' }));
    await hand.type(panel.getByLabelText(/^Aktualne hasło/), ACTUAL);
    await hand.type(panel.getByLabelText(/^Nowe hasło/), 'Zimowe12');
    await hand.type(panel.getByLabelText(/^Powtórz hasło/), 'Zimowe');
    await expect(panel.getByText('Niezgodność haseł')).toBeVisible();
  },
};

export const TabGoesRoundInside: Story = {
  args: { open: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
    const seen = new Set<Element | null>();
    do {
      seen.add(document.activeElement);
      await hand.tab();
      await expect(dialog).toContainElement(document.activeElement as HTMLElement);
    } while (!seen.has(document.activeElement));
    await expect(seen.size).toBeGreaterThan(4);
  },
};

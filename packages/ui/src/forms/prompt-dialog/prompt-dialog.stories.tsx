import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { PromptDialog } from './prompt-dialog';

const meta = {
  title: 'Forms/PromptDialog',
  component: PromptDialog,
  args: {
    open: true,
    onOpenChange: fn(),
    onConfirm: fn(),
    title: 'Udostępnij konto administracji',
    label: 'Adres e-mail pracownika urzędu',
    hint: 'Ta osoba będzie mogła działać w Twoim imieniu przez 7 dni.',
    kind: 'email',
    confirmLabel: 'Udostępnij konto',
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Enter', 'confirms the answer', 'RefusesWhatIsNoAddressOfAPage'],
        ['Escape', 'closes without an answer', 'ClosesOnEscape'],
      ],
      roles: 'dialog, named by its title; one text field, whose error is its description',
      reads:
        '„Udostępnij konto administracji, okno dialogowe. Adres e-mail pracownika urzędu, pole edycyjne, wymagane”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PromptDialog>;
export default meta;

type Story = StoryObj<typeof meta>;

const field = () => screen.findByRole('textbox', { name: /Adres/ });

export const Default: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  play: async () => {
    await waitFor(async () => expect(await field()).toHaveFocus());
  },
};

/** The answer is being sent: neither the button nor Enter sends it again. */
export const ClosesOnEscape: Story = {
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(args.onOpenChange).toHaveBeenLastCalledWith(false));
    await expect(args.onConfirm).not.toHaveBeenCalled();
  },
};

export const Pending: Story = {
  args: { pending: true, defaultValue: 'anna@urzad.example' },
  play: async ({ args }) => {
    await waitFor(async () => expect(await field()).toHaveFocus());
    await hand.keyboard('{Enter}');
    await hand.click(screen.getByRole('button', { name: 'Udostępnij konto' }));
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await expect(await field()).toHaveValue('anna@urzad.example');
  },
};

export const RefusesWhatIsNoEmailAddress: Story = {
  play: async ({ args }) => {
    await hand.type(await field(), 'anna@urzad{Enter}');
    const input = screen.getByRole('textbox', { description: /Invalid email address/ });
    await expect(input).toBeInvalid();
    await expect(input).toHaveFocus();
    await expect(args.onConfirm).not.toHaveBeenCalled();

    await hand.type(input, '.pl ');
    await expect(input).toBeValid();
    await hand.click(screen.getByRole('button', { name: 'Udostępnij konto' }));
    await expect(args.onConfirm).toHaveBeenLastCalledWith('anna@urzad.pl');
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const RefusesWhatIsNoAddressOfAPage: Story = {
  args: {
    title: 'Dodaj odnośnik',
    label: 'Adres strony',
    hint: undefined,
    kind: 'url',
    confirmLabel: 'Dodaj odnośnik',
  },
  play: async ({ args }) => {
    await hand.type(await field(), 'www.urzad.example{Enter}');
    await expect(screen.getByRole('textbox', { description: /Invalid URL/ })).toBeInvalid();
    await hand.keyboard('{Control>}a{/Control}{Delete}');
    await expect(screen.getByRole('textbox', { description: /Pole jest wymagane/ })).toBeInvalid();
    await hand.type(await field(), 'https://urzad.example{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith('https://urzad.example');
  },
};

export const RefusesWhatIsTooLong: Story = {
  tags: ['recorded'],
  args: { title: 'Nowy widok', label: 'Nazwa widoku', hint: undefined, kind: 'text', maxLength: 20 },
  play: async ({ args }) => {
    const name = await screen.findByRole('textbox', { name: 'Nazwa widoku' });
    await hand.paste(name, 'Zgłoszenia do oceny w tym tygodniu');
    await hand.keyboard('{Enter}');
    const input = screen.getByRole('textbox', { description: /Za długi 20/ });
    await expect(input).toHaveValue('Zgłoszenia do oceny w tym tygodniu');
    await expect(args.onConfirm).not.toHaveBeenCalled();
    await hand.keyboard('{Backspace>15/}{Enter}');
    await expect(args.onConfirm).toHaveBeenLastCalledWith('Zgłoszenia do oceny');
  },
};

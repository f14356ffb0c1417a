import type { Meta, StoryObj } from '@storybook/react-vite';
import { ArrowRight, FilePlus2, Trash2 } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import { Link } from '../../foundations/link/link';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Button } from './button';

const meta = {
  title: 'Actions/Button',
  component: Button,
  args: { children: 'Złóż zgłoszenie', onClick: fn() },
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'press it', 'KeepsFocusWhileLoading']],
      roles:
        'button, or the link it becomes; while it waits it stays in the order of Tab, is said to be disabled, and a status beside it says so',
      reads: '„Złóż zgłoszenie, przycisk”; while it waits „Proszę czekać”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Złóż zgłoszenie' })).toBeEnabled();
  },
};

export const Variants: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:grid u:gap-6">
      {(['sm', 'md', 'lg'] as const).map((size) => (
        <div key={size} className="u:flex u:flex-wrap u:items-center u:gap-3">
          <Button size={size} variant="primary" icon={FilePlus2}>
            Złóż zgłoszenie
          </Button>
          <Button size={size} iconEnd={ArrowRight}>
            Zapisz zmiany
          </Button>
          <Button size={size} variant="quiet">
            Anuluj
          </Button>
          <Button size={size} variant="danger" icon={Trash2}>
            Usuń plik
          </Button>
          <Button size={size} disabled>
            Podpisz umowę
          </Button>
        </div>
      ))}
      <Button variant="primary" loading>
        Podpisz umowę
      </Button>
      <Button variant="primary" size="lg" block>
        Poproś o uzupełnienie
      </Button>
    </div>
  ),
};

export const Disabled: Story = {
  args: { disabled: true },
  play: async ({ args, canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button'));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const Long: Story = {
  args: {
    variant: 'primary',
    children: 'Złóż wniosek o wypłatę dofinansowania za październik, listopad i grudzień 2026',
  },
  decorators: [
    (Story) => (
      <div className="u:max-w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button');
    await expect(button.scrollWidth).toBeLessThanOrEqual(button.clientWidth);
  },
};

export const KeepsFocusWhileLoading: Story = {
  args: { loading: true, type: 'submit' },
  render: (args) => (
    <form aria-label="Zgłoszenie" onSubmit={(event) => event.preventDefault()}>
      <Button {...args} />
    </form>
  ),
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tab();
    const button = canvas.getByRole('button', { name: 'Złóż zgłoszenie' });
    await expect(button).toHaveFocus();
    await hand.keyboard('{Enter}');
    await expect(button).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByRole('status')).toHaveTextContent('Proszę czekać');
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

export const BecomesALink: Story = {
  render: () => (
    <Button asChild variant="primary" icon={FilePlus2}>
      <Link href="#nowe">Złóż zgłoszenie</Link>
    </Button>
  ),
  play: async ({ canvasElement }) => {
    const link = within(canvasElement).getByRole('link', { name: 'Złóż zgłoszenie' });
    await expect(link).toHaveAttribute('href', '#nowe');
    await expect(link).not.toHaveAttribute('type');
  },
};

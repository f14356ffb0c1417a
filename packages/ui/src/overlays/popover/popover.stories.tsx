import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Popover } from './popover';

const meta = {
  title: 'Overlays/Popover',
  component: Popover,
  args: {
    title: 'Skąd ten termin?',
    align: 'start',
    trigger: <Button>Pokaż wyjaśnienie</Button>,
    children: <p>Wniosek za listopad składasz od 1 do 15 grudnia.</p>,
  },
  parameters: {
    accessibility: {
      keys: [
        ['Escape', 'closes and gives the focus back to the button', 'ClosesOnEscapeAndGivesTheFocusBack'],
        ['Tab', 'goes through the fields and out, which closes', 'Long'],
      ],
      roles: 'button with a popup dialog; dialog, named by its heading',
      reads: '„Skąd ten termin?, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
  decorators: [
    (Story) => (
      <div className="u:min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Popover>;
export default meta;

type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Pokaż wyjaśnienie' });

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async () => {
    await hand.click(trigger());
    await expect(await screen.findByRole('dialog', { name: 'Skąd ten termin?' })).toBeInTheDocument();
  },
};

/** Higher than the viewport: it scrolls, by the keyboard too. */
export const Long: Story = {
  args: {
    children: (
      <div className="u:grid u:gap-2">
        {Array.from({ length: 40 }, (_, n) => `§ ${n + 1}. Termin liczy się w dniach roboczych`).map(
          (text) => (
            <p key={text}>{text}</p>
          ),
        )}
        <Button>Rozumiem</Button>
      </div>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await hand.click(trigger());
    const dialog = await screen.findByRole('dialog', { name: 'Skąd ten termin?' });
    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Rozumiem' })).toHaveFocus();
    await waitFor(() =>
      expect(
        screen.getByRole('button', { name: 'Rozumiem' }).getBoundingClientRect().bottom,
      ).toBeLessThanOrEqual(window.innerHeight),
    );
    await expect(dialog.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight);
  },
};

export const ClosesOnEscapeAndGivesTheFocusBack: Story = {
  play: async () => {
    await hand.click(trigger());
    await screen.findByRole('dialog');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger()).toHaveFocus();
  },
};

export const OpensAtOnce: Story = {
  args: { defaultOpen: true },
  play: async () => {
    await expect(await screen.findByRole('heading', { name: 'Skąd ten termin?' })).toHaveFocus();
  },
};

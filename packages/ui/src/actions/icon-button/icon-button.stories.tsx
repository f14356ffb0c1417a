import type { Meta, StoryObj } from '@storybook/react-vite';
import { Bell, Download, Ellipsis, X, ZoomIn } from 'lucide-react';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { IconButton, IconLink } from './icon-button';

const meta = {
  title: 'Actions/IconButton',
  component: IconButton,
  args: { icon: X, label: 'Zamknij', onClick: fn() },
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'press it', 'IsPressedByKeys']],
      roles:
        'button, or link, named by its label, which is also its tip; the number in the corner is hidden, the label says it',
      reads: '„Powiadomienia, nowe: 3, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof IconButton>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ args, canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Zamknij' }));
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const IsPressedByKeys: Story = {
  play: async ({ args, canvasElement }) => {
    await hand.tab();
    await expect(within(canvasElement).getByRole('button', { name: 'Zamknij' })).toHaveFocus();
    await hand.keyboard('{Enter} ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
};

/** The tip covers the whole button, and is no description, which would be the name read a second time. */
export const ShowsItsNameAsATip: Story = {
  play: async ({ canvasElement }) => {
    const button = within(canvasElement).getByRole('button', { name: 'Zamknij' });
    await expect(button).not.toHaveAccessibleDescription();
    const { left, right, top, bottom } = button.getBoundingClientRect();
    const corners = [left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => ({ x, y })));
    for (const { x, y } of corners)
      await expect(document.elementFromPoint(x, y)).toHaveAttribute('title', 'Zamknij');
  },
};

export const Sizes: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:flex u:items-center u:gap-2">
      <IconButton icon={ZoomIn} label="Powiększ: legitymacja.jpg" />
      <IconButton icon={Ellipsis} label="Więcej działań" />
      <IconLink icon={Download} label="Pobierz: umowa-2024.pdf" href="#umowa-2024.pdf" />
      <IconButton icon={Bell} label="Powiadomienia, nowe: 3" count={3} />
      <IconButton size="sm" icon={X} label="Zamknij" />
      <IconButton icon={X} label="Zamknij" disabled />
    </div>
  ),
};

export const SaysItsCountInTheLabel: Story = {
  args: { icon: Bell, label: 'Powiadomienia, nowe: 3', count: 3 },
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('button', { name: 'Powiadomienia, nowe: 3' }),
    ).toHaveTextContent('3');
  },
};

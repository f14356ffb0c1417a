import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleCheck,
  CircleX,
  Inbox,
  ListChecks,
  MessageSquareWarning,
  PencilLine,
  SearchCheck,
  Undo2,
} from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { StatusBadge } from './status-badge';

const meta = {
  title: 'Data/StatusBadge',
  component: StatusBadge,
  args: { color: 'green', icon: CircleCheck, children: 'Uczestnik' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'Plain text; the icon and the tint repeat what the word says and are silent.',
      reads: '„Uczestnik”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof StatusBadge>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const badge = within(canvasElement).getByText('Uczestnik').closest('[data-color]');
    await expect(badge).toHaveAttribute('data-color', 'green');
  },
};

/** As high as a line of the table it stands in. */
export const Compact: Story = {
  args: { compact: true },
  play: async ({ canvas, canvasElement }) => {
    const badge = canvas.getByText('Uczestnik').closest('[data-color]');
    const line = Number.parseFloat(getComputedStyle(canvasElement).fontSize) * 1.5;
    await expect(badge?.getBoundingClientRect().height).toBeLessThanOrEqual(line);
  },
};

/** In a narrow place its words go on in a second line. */
export const Wraps: Story = {
  args: { wraps: true, compact: true, color: 'orange', icon: Inbox, children: 'Czekamy na odpowiedź' },
  render: (args) => (
    <div className="u:w-32">
      <StatusBadge {...args} />
    </div>
  ),
  play: async ({ canvas }) => {
    const badge = canvas.getByText('Czekamy na odpowiedź').closest('[data-color]');
    const box = badge?.parentElement?.getBoundingClientRect();
    await expect(badge?.getBoundingClientRect().right).toBeLessThanOrEqual(box?.right ?? 0);
  },
};

export const Colors: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="u:flex u:flex-wrap u:gap-2 u:bg-surface u:p-4">
      <StatusBadge color="grey" dashed icon={PencilLine}>
        Szkic
      </StatusBadge>
      <StatusBadge color="blue" icon={Inbox}>
        Złożone
      </StatusBadge>
      <StatusBadge color="orange" icon={SearchCheck}>
        Ocena formalna
      </StatusBadge>
      <StatusBadge color="orange" icon={MessageSquareWarning}>
        Do uzupełnienia
      </StatusBadge>
      <StatusBadge color="purple" icon={ListChecks}>
        Ocenione
      </StatusBadge>
      <StatusBadge color="green" icon={CircleCheck}>
        Uczestnik
      </StatusBadge>
      <StatusBadge color="red" icon={CircleX}>
        Odrzucone formalnie
      </StatusBadge>
      <StatusBadge color="grey" icon={Undo2}>
        Wycofane
      </StatusBadge>
    </div>
  ),
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CALL_STATUS_CODES, REGISTRATION_STATUS_CODES } from '@urzad/domain';
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
import type { AccessibilityNotes } from '../../internal/story-kit/accessibility-notes';
import { CallStatusBadge } from './call-status-badge';
import { RegistrationStatusBadge } from './registration-status-badge';
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
    await expect(within(canvasElement).getByText('Uczestnik')).toHaveAttribute('data-color', 'green');
  },
};

export const Colors: Story = {
  tags: ['picture', 'picture-forced'],
  render: () => (
    <div className="flex flex-wrap gap-2 bg-surface p-4">
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

/** Every status of the dictionary: none shares its icon with another, and none speaks by colour alone. */
export const OfRegistrations: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-2 bg-surface p-4">
      {REGISTRATION_STATUS_CODES.map((status) => (
        <li key={status}>
          <RegistrationStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expectOwnIcons(canvasElement, REGISTRATION_STATUS_CODES.length);
    await expect(within(canvasElement).getByText('Lista rezerwowa')).toBeVisible();
  },
};

export const OfCalls: Story = {
  render: () => (
    <ul className="flex flex-wrap gap-2 bg-surface p-4">
      {CALL_STATUS_CODES.map((status) => (
        <li key={status}>
          <CallStatusBadge status={status} />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    await expectOwnIcons(canvasElement, CALL_STATUS_CODES.length);
    await expect(within(canvasElement).getByText('Zakończony – ocena')).toBeVisible();
  },
};

async function expectOwnIcons(canvasElement: HTMLElement, count: number) {
  const badges = within(canvasElement).getAllByRole('listitem');
  await expect(badges).toHaveLength(count);
  const drawings = badges.map((badge) => badge.querySelector('svg')?.innerHTML);
  await expect(new Set(drawings).size).toBe(count);
}

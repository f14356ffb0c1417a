import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareWarning, Plus } from 'lucide-react';
import { Button } from '../button/button';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { StatusBadge } from '../status-badge/status-badge';
import { PageHeading } from './page-heading';

const meta = {
  title: 'Layout/PageHeading',
  component: PageHeading,
  args: {
    title: 'Moje zgłoszenia',
    lead: 'Masz 5 zgłoszeń. Jedno czeka na uzupełnienie.',
    actions: (
      <Button variant="primary" icon={Plus}>
        Nowe zgłoszenie
      </Button>
    ),
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'heading of level 1, which takes the focus when a screen changes but is no stop of Tab',
      reads: '„Moje zgłoszenia, nagłówek poziom 1”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PageHeading>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const WithStatus: Story = {
  args: {
    title: 'Zgłoszenie dla Jana Wrońskiego',
    lead: 'FR/2-2026/00187 · złożone 12 listopada 2026',
    beside: (
      <StatusBadge color="orange" icon={MessageSquareWarning}>
        Do uzupełnienia
      </StatusBadge>
    ),
    actions: undefined,
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { MessageSquareWarning } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FolderCard } from './folder-card';

const meta = {
  title: 'Data/FolderCard',
  component: FolderCard,
  args: { number: 'FR/1-2026/00112', children: <h3 className="u:text-lg">Hanna Wrońska</h3> },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'article named by the number of the case',
      reads: '„FR/1-2026/00112, artykuł. Hanna Wrońska, nagłówek poziom 3”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FolderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('article', { name: 'FR/1-2026/00112' })).toBeVisible();
  },
};

export const Tones: Story = {
  tags: ['picture'],
  render: () => (
    <div className="u:grid u:max-w-narrow u:gap-4">
      <FolderCard number="FR/1-2026/00112">
        <h3 className="u:text-lg">Hanna Wrońska</h3>
      </FolderCard>
      <FolderCard number="FR/2-2026/00187" tone="warning" icon={MessageSquareWarning}>
        <h3 className="u:text-lg">Uzupełnij zgłoszenie dla Jana do 27 listopada</h3>
      </FolderCard>
      <FolderCard number="szkic-240" tone="accent">
        <h3 className="u:text-lg">Twoje zgłoszenie</h3>
      </FolderCard>
      <FolderCard number="Nabór 2/2026" raised>
        <h3 className="u:text-lg">Przyjmujemy zgłoszenia do 30 listopada</h3>
      </FolderCard>
    </div>
  ),
};

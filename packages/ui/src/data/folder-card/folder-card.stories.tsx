import type { Meta, StoryObj } from '@storybook/react-vite';
import { Clock, MessageSquareWarning } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { StatusBadge } from '../../foundations/status-badge/status-badge';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { DescriptionList } from '../description-list/description-list';
import { FolderCard } from './folder-card';

const meta = {
  title: 'Data/FolderCard',
  component: FolderCard,
  args: {
    number: 'FR/2-2026/00187',
    children: (
      <div className="u:grid u:gap-4">
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
          <h3 className="u:text-lg">Natalia i Jan Wrońscy</h3>
          <StatusBadge color="orange" icon={Clock}>
            Do uzupełnienia
          </StatusBadge>
        </div>
        <DescriptionList
          layout="line"
          items={[
            { term: 'Złożone', value: '12 listopada 2026' },
            { term: 'Na miesiąc', value: '760,00 zł' },
            { term: 'Termin', value: '27 listopada 2026' },
          ]}
        />
        <div className="u:grid u:tablet:flex">
          <Button variant="primary">Uzupełnij zgłoszenie</Button>
        </div>
      </div>
    ),
  },
  decorators: [(Story) => <div className="u:max-w-narrow">{Story()}</div>],
  parameters: {
    accessibility: {
      keys: [],
      roles: 'article named by the number of the case',
      reads: '„FR/2-2026/00187, artykuł. Natalia i Jan Wrońscy, nagłówek poziom 3”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof FolderCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const card = within(canvasElement).getByRole('article', { name: 'FR/2-2026/00187' });
    await expect(within(card).getByText('Do uzupełnienia')).toBeVisible();
    await expect(within(card).getByRole('button', { name: 'Uzupełnij zgłoszenie' })).toBeVisible();
  },
};

/** The tab grows with its number, and moves nothing but the card. */
export const LongNumber: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  args: { number: 'Nabór uzupełniający 2/2026 dla powiatu zielonostawskiego', icon: Clock },
  play: async ({ canvas }) => {
    const number = canvas.getByText(/^Nabór uzupełniający/);
    const tab = number.parentElement ?? number;
    const lines = new Set([...rectsOf(number)].map(({ top }) => Math.round(top)));
    await expect(lines.size).toBeGreaterThan(1);
    await expect(number.getBoundingClientRect().right).toBeLessThan(tab.getBoundingClientRect().right);
    await expect(tab.getBoundingClientRect().right).toBeLessThanOrEqual(320);
    await expect(tab.getBoundingClientRect().bottom).toBeLessThan(
      canvas.getByRole('heading').getBoundingClientRect().top,
    );
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
        <h3 className="u:text-lg">Uzupełnij zgłoszenie do 27 listopada</h3>
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

/** One box for each line of its text. */
function rectsOf(element: Element): DOMRectList {
  const text = document.createRange();
  text.selectNodeContents(element);
  return text.getClientRects();
}

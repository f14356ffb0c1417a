import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { ReadMore } from './read-more';

const REASONS = [
  'Nie możemy przyjąć zgłoszenia, bo dziecko skończyło 3 lata przed dniem, od którego miało być objęte opieką.',
  'Regulamin naboru pozwala na dofinansowanie do końca miesiąca, w którym dziecko kończy 3 lata.',
  'Jeśli dziecko ma orzeczenie o niepełnosprawności, okres ten wydłuża się do 4 lat – dołącz orzeczenie i złóż odwołanie.',
  'Odwołanie możesz złożyć do 4 grudnia, w portalu albo na piśmie w siedzibie urzędu.',
].join(' ');

const meta = {
  title: 'Data/ReadMore',
  component: ReadMore,
  args: { text: REASONS, about: 'uzasadnienie' },
  decorators: [
    (Story) => (
      <div className="u:max-w-80 u:bg-surface u:p-4">
        <Story />
      </div>
    ),
  ],
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'show the whole text and its first lines again', 'ShowsTheWholeText']],
      roles: 'button named by what it shows, expanded or collapsed; the whole text is always in the page',
      reads: '„Czytaj dalej: uzasadnienie, przycisk, zwinięty”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof ReadMore>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByRole('button', { name: 'Czytaj dalej: uzasadnienie', expanded: false });
  },
};

export const ShowsTheWholeText: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const text = canvas.getByText(/Nie możemy przyjąć/);
    await canvas.findByRole('button', { name: 'Czytaj dalej: uzasadnienie' });
    const cut = text.clientHeight;
    await hand.tab();
    await hand.keyboard('{Enter}');
    const less = canvas.getByRole('button', { name: 'Zwiń tekst: uzasadnienie', expanded: true });
    await expect(less).toHaveFocus();
    await expect(text.clientHeight).toBeGreaterThan(cut);
    await hand.click(less);
    await expect(text.clientHeight).toBe(cut);
  },
};

export const HasNoButtonForAShortText: Story = {
  args: { text: 'Zgłoszenie jest kompletne.' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).queryByRole('button')).toBeNull();
    await expect(within(canvasElement).getByText('Zgłoszenie jest kompletne.')).toBeVisible();
  },
};

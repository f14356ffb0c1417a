import type { Meta, StoryObj } from '@storybook/react-vite';
import { Inbox, UserRoundCheck } from 'lucide-react';
import { useState } from 'react';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Conversation } from './conversation';
import type { ConversationItem } from './conversation-item';
import { LetterText } from './letter-text';

const ITEMS: ConversationItem[] = [
  {
    kind: 'letter',
    id: 1,
    author: 'Katarzyna Wzorcowa',
    isOwn: true,
    tone: 'own',
    date: <time dateTime="2027-02-10T08:14:00Z">10 lutego, 9:14</time>,
    children: (
      <LetterText
        text={'Od marca Ola też pójdzie do „Ślimaczka”, tak jak Kuba.\nOpłata: 620,00 zł z wyżywieniem.'}
      />
    ),
    seen: 'Przeczytane 11 lutego, 8:05',
  },
  {
    kind: 'event',
    id: 1,
    icon: Inbox,
    children: 'Przyjęliśmy sprawę 10 lutego o 9:14. Potwierdzenie wysłaliśmy e-mailem.',
  },
  {
    kind: 'event',
    id: 2,
    icon: UserRoundCheck,
    children: 'Sprawę prowadzi Tomasz Lisiecki · 11 lutego, 8:05',
  },
  {
    kind: 'letter',
    id: 2,
    author: 'Tomasz Lisiecki',
    unit: 'Wydział Wsparcia Rodzin',
    isOwn: false,
    tone: 'other',
    date: <time dateTime="2027-02-16T09:24:00Z">dziś, 10:24</time>,
    children: (
      <LetterText
        text={
          'Dzień dobry, dziękuję. Klub jest w rejestrze, umowa jest w porządku.\n\nProszę o jedno: do kiedy Ola chodzi do żłobka?'
        }
      />
    ),
  },
  {
    kind: 'letter',
    id: 3,
    author: 'Krystyna Kierownicza',
    isOwn: false,
    tone: 'note',
    date: <time dateTime="2027-02-16T10:15:00Z">dziś, 11:15</time>,
    children: <LetterText text="Limit dla obu bliźniąt razem mieści się w budżecie." />,
  },
];

const meta = {
  title: 'Data/Conversation',
  component: Conversation,
  args: { items: ITEMS },
  decorators: [(Story) => <div className="u:max-w-form">{Story()}</div>],
  parameters: {
    accessibility: {
      keys: [],
      roles:
        'region with an ordered list; each letter is an article named by its author and date, with a heading',
      reads: '„Rozmowa, region. Lista, 5 elementów. Ty 10 lutego, 9:14, artykuł. Ty, nagłówek poziom 3”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Conversation>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Rozmowa' });
    await expect(within(region).getAllByRole('listitem')).toHaveLength(5);
    const own = within(region).getByRole('article', { name: 'Ty 10 lutego, 9:14' });
    await expect(within(own).getByText('Przeczytane 11 lutego, 8:05')).toBeVisible();
    const note = 'Krystyna Kierownicza (notatka, widzi tylko urząd) dziś, 11:15';
    await expect(within(region).getByRole('article', { name: note })).toBeVisible();
  },
};

/** However much stands beside the author, the date is in the first line. */
export const KeepsTheDateInItsPlace: Story = {
  globals: { viewport: { value: 'desktop' } },
  args: {
    items: ITEMS.slice(0, 1).map((item) => ({
      ...item,
      unit: 'do: Piotr Pracowity, Paulina Sumienna, Krystyna Kierownicza · kopia: Kinga Księgowa, Iwona Ochronna',
    })),
  },
  play: async ({ canvas, canvasElement }) => {
    const author = canvas.getByRole('heading', { level: 3 }).getBoundingClientRect();
    const date = canvasElement.querySelector('time')?.getBoundingClientRect();
    await expect(date?.top).toBeLessThan(author.bottom);
    await expect(canvas.getByText(/^do: Piotr/).getBoundingClientRect().height).toBeGreaterThan(
      author.height,
    );
  },
};

/** Own letters and letters that were there at first are not announced. */
export const AnnouncesWhatArrives: Story = {
  tags: ['!dev'],
  render: function Arriving({ items }) {
    const [shown, setShown] = useState(3);
    return (
      <>
        <button type="button" onClick={() => setShown(shown + 1)}>
          Odbierz
        </button>
        <Conversation items={items.slice(1, shown)} />
      </>
    );
  },
  play: async ({ canvas }) => {
    const status = canvas.getByRole('status');
    await expect(status).toBeEmptyDOMElement();
    await hand.click(canvas.getByRole('button', { name: 'Odbierz' }));
    await expect(status).toHaveTextContent('Nowa wiadomość: Tomasz Lisiecki');
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    const region = within(canvasElement).getByRole('region', { name: 'Conversation' });
    await expect(within(region).getByRole('heading', { name: 'You' })).toBeVisible();
    await expect(within(region).getByText('note, seen by the office only')).toBeVisible();
  },
};

/** Names and words without a place to break, in a narrow column. */
export const Long: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  args: {
    items: [
      {
        kind: 'letter',
        id: 1,
        author: 'Konstancja Brzęczyszczykiewicz-Chrząszczewska',
        unit: 'Wydział Wsparcia Rodzin i Polityki Prorodzinnej Zielonostawskiego Urzędu',
        isOwn: false,
        tone: 'other',
        date: <time dateTime="2026-12-31T22:59:00Z">31 grudnia 2026, 23:59</time>,
        children: (
          <LetterText text="Zaświadczenie_z_klubu_dziecięcego_o_kosztach_opieki_nad_małym_dzieckiem.pdf" />
        ),
      },
      {
        kind: 'event',
        id: 1,
        icon: Inbox,
        children: 'Przyjęliśmy sprawę ZmianaKlubuDziecięcegoNaPrzedszkoleIntegracyjneOdMarca.',
      },
    ],
  },
  play: async ({ canvas }) => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
    await expect(canvas.getByRole('heading', { name: /^Konstancja/ })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, ListChecks, MessageSquareWarning } from 'lucide-react';
import { expect, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { StatusBadge } from '../../foundations/status-badge/status-badge';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { FolderCard } from '../folder-card/folder-card';
import { Table } from './table';
import type { TableColumn } from './table-props';

interface Row {
  number: string;
  child: string;
  age: string;
  sent: string;
  amount: string;
  status: 'participant' | 'incomplete' | 'reserve';
}

const BADGES = {
  participant: { color: 'green', icon: CircleCheck, word: 'Uczestnik' },
  incomplete: { color: 'orange', icon: MessageSquareWarning, word: 'Do uzupełnienia' },
  reserve: { color: 'purple', icon: ListChecks, word: 'Lista rezerwowa' },
} as const;

function Badge({ status }: Pick<Row, 'status'>) {
  const { color, icon, word } = BADGES[status];
  return (
    <StatusBadge color={color} icon={icon}>
      {word}
    </StatusBadge>
  );
}

const COLUMNS: TableColumn<Row>[] = [
  {
    key: 'number',
    header: 'Numer',
    cell: (row) => (
      <TextLink href={`#${row.number}`} className="u:file-number u:font-semibold">
        {row.number}
      </TextLink>
    ),
  },
  {
    key: 'child',
    header: 'Dziecko',
    cell: (row) => (
      <>
        <span className="u:block u:font-semibold">{row.child}</span>
        <span className="u:text-xs u:text-muted">{row.age}</span>
      </>
    ),
  },
  {
    key: 'sent',
    header: 'Złożono',
    cell: (row) => <span className="u:figures">{row.sent}</span>,
  },
  { key: 'amount', header: 'Miesięcznie', align: 'end', cell: (row) => row.amount },
  { key: 'status', header: 'Status', cell: (row) => <Badge status={row.status} /> },
  {
    key: 'action',
    header: 'Działanie',
    headerHidden: true,
    align: 'end',
    cell: () => <Button size="sm">Zobacz</Button>,
  },
];

const ROWS: Row[] = [
  {
    number: 'FR/1-2026/00112',
    child: 'Hanna Wrońska',
    age: '2 lata 8 mies.',
    sent: '14 maja 2026',
    amount: '1 140,00 zł',
    status: 'participant',
  },
  {
    number: 'FR/2-2026/00187',
    child: 'Jan Wroński',
    age: '9 mies.',
    sent: '12 listopada 2026',
    amount: '760,00 zł',
    status: 'incomplete',
  },
  {
    number: 'FR/2-2025/00158',
    child: 'Żółcisława Święcka-Brzęczyszczykiewicz',
    age: '2 lata 8 mies.',
    sent: '3 października 2025',
    amount: '2 375,00 zł',
    status: 'reserve',
  },
];

const meta = {
  title: 'Data/Table',
  component: Table<Row>,
  args: {
    caption: 'Moje zgłoszenia',
    columns: COLUMNS,
    rows: ROWS,
    rowKey: (row) => row.number,
    card: (row) => (
      <FolderCard number={row.number}>
        <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-2">
          <h3 className="u:max-w-full u:text-lg u:wrap-break-word">{row.child}</h3>
          <Badge status={row.status} />
        </div>
        <p className="u:figures u:mt-2">{row.amount}</p>
      </FolderCard>
    ),
  },
  parameters: {
    accessibility: {
      keys: [['Tab', 'goes through what stands in the cells', 'TabGoesThroughTheCells']],
      roles:
        'table named by its caption, busy while it loads. Below 768 px, and where its columns do not fit, a list of cards of the same name',
      reads: '„Moje zgłoszenia, tabela, 4 wiersze, 6 kolumn. Numer, nagłówek kolumny”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Table<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

/** Large letters, and further apart as a person may set them (WCAG 1.4.12): a card keeps every word. */
export const PlainCardsWithTextSpacing: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  render: (args) => (
    <div style={{ lineHeight: 1.5, letterSpacing: '0.12em', wordSpacing: '0.16em' }}>
      <Table caption={args.caption} columns={COLUMNS} rows={ROWS} rowKey={(row) => row.number} />
    </div>
  ),
  play: async ({ canvas }) => {
    for (const card of await canvas.findAllByRole('listitem')) {
      const { right } = card.getBoundingClientRect();
      for (const part of card.querySelectorAll('dd *, dd'))
        await expect(part.getBoundingClientRect().right).toBeLessThanOrEqual(right);
    }
  },
};

export const Dense: Story = {
  args: { density: 'dense', columns: COLUMNS.slice(0, 1) },
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <>
      <Table {...args} caption="Gęsto" />
      <Table {...args} caption="Luźno" density="loose" />
    </>
  ),
  play: async ({ canvas }) => {
    const rowOf = (name: string) => within(canvas.getByRole('table', { name })).getAllByRole('row')[1];
    const heightOf = (name: string) => rowOf(name)?.getBoundingClientRect().height ?? 0;
    await expect(heightOf('Gęsto')).toBeGreaterThanOrEqual(46);
    await expect(heightOf('Gęsto')).toBeLessThan(heightOf('Luźno'));
  },
};

/** Without a card of its own a wide table scrolls inside its frame, not with the page. */
export const Long: Story = {
  render: (args) => <Table {...args} card={undefined} />,
  args: {
    caption: 'Moje zgłoszenia we wszystkich naborach projektu „Małe granty na opiekę nad małymi dziećmi”',
    captionShown: true,
    rows: ROWS.flatMap((row) =>
      Array.from({ length: 12 }, (_, n) => ({
        ...row,
        number: `${row.number}/${n + 1}`,
        child: `${row.child} z oddziału przy ulicy Generała Stanisława Maczka`,
      })),
    ),
  },
  globals: { viewport: { value: 'tablet' } },
  play: async ({ args, canvasElement }) => {
    const table = within(canvasElement).getByRole('table', { name: args.caption });
    await expect(within(table).getAllByRole('row')).toHaveLength(37);
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** In a grid it is no wider than its cell: it scrolls, the page does not. */
export const InAGridAt768: Story = {
  args: Long.args ?? {},
  render: (args) => <Table {...args} card={undefined} />,
  globals: { viewport: { value: 'tabletFirst' }, font: 'large' },
  decorators: [
    (Story) => (
      <div className="u:grid u:gap-6">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

/** Two cards side by side where a phone has one. */
export const CardsAt1024: Story = {
  args: { cardsUpTo: 'tablet' },
  globals: { viewport: { value: 'tabletLast' } },
  play: async ({ canvas }) => {
    const cards = within(canvas.getByRole('list', { name: 'Moje zgłoszenia' })).getAllByRole('listitem');
    const [first, second] = cards.map((card) => card.getBoundingClientRect());
    await expect(cards).toHaveLength(3);
    await expect(second?.top).toBe(first?.top);
    await expect(canvas.queryByRole('table')).not.toBeInTheDocument();
  },
};

export const RowsAt1025: Story = {
  args: { cardsUpTo: 'tablet' },
  globals: { viewport: { value: 'desktopFirst' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
  },
};

/** With large text the columns are wider than the first desktop: rows are cards, and rows again with small text. */
export const CardsWhereRowsDoNotFit: Story = {
  globals: { viewport: { value: 'desktopFirst' }, font: 'large' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('list', { name: 'Moje zgłoszenia' })).toBeVisible();
    document.documentElement.setAttribute('data-font', 'small');
    await expect(await canvas.findByRole('table', { name: 'Moje zgłoszenia' })).toBeVisible();
  },
};

export const CardsAt767: Story = {
  globals: { viewport: { value: 'phoneLast' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('list', { name: 'Moje zgłoszenia' })).toBeVisible();
  },
};

export const RowsAt768: Story = {
  ...RowsAt1025,
  args: { columns: COLUMNS.slice(0, 3) },
  globals: { viewport: { value: 'tabletFirst' } },
};

/** For who prefers rows to cards: they scroll sideways in their frame. */
export const RowsOnPhone: Story = {
  args: { cardsUpTo: 'never' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Moje zgłoszenia' })).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Wczytujemy dane')).toBeInTheDocument();
    await expect(canvas.getByRole('table', { busy: true })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { rows: [], empty: <p>Nie masz jeszcze zgłoszeń.</p> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nie masz jeszcze zgłoszeń.')).toBeVisible();
  },
};

export const TabGoesThroughTheCells: Story = {
  args: { rows: ROWS.slice(0, 2) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    const rows = canvas.getAllByRole('row').slice(1);
    for (const row of rows)
      for (const role of ['link', 'button']) {
        await hand.tab();
        await expect(within(row).getByRole(role)).toHaveFocus();
      }
  },
};

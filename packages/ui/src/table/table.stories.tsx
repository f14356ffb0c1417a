import type { Meta, StoryObj } from '@storybook/react-vite';
import { CircleCheck, ListChecks, MessageSquareWarning } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { FolderCard } from '../folder-card/folder-card';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { StatusBadge } from '../status-badge/status-badge';
import { TextLink } from '../text-link/text-link';
import { Table } from './table';
import type { TableColumn } from './table-types';

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
      <TextLink href={`#${row.number}`} className="file-number font-semibold">
        {row.number}
      </TextLink>
    ),
  },
  {
    key: 'child',
    header: 'Dziecko',
    sortable: true,
    cell: (row) => (
      <>
        <span className="block font-semibold">{row.child}</span>
        <span className="text-xs text-muted">{row.age}</span>
      </>
    ),
  },
  {
    key: 'sent',
    header: 'Złożono',
    sortable: true,
    cell: (row) => <span className="figures">{row.sent}</span>,
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
    sort: { key: 'sent', direction: 'descending' },
    onSortChange: fn(),
    card: (row) => (
      <FolderCard number={row.number}>
        <div className="flex flex-wrap items-start justify-between gap-2">
          <h3 className="text-lg">{row.child}</h3>
          <Badge status={row.status} />
        </div>
        <p className="figures mt-2">{row.amount}</p>
      </FolderCard>
    ),
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes through the headers that sort, the boxes and what stands in the cells'],
        ['Enter, Space', 'sort by the column, or the other way round'],
        ['Space', 'selects the row'],
      ],
      roles:
        'table named by its caption, busy while it loads; the sorted column says its direction; how many are selected is a status. Below 768 px a list of cards',
      reads: '„Zgłoszenia, tabela. Złożono, nagłówek kolumny, sortowane malejąco, przycisk”; „Zaznaczono 3”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Table<Row>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture'] };

export const Dense: Story = { args: { density: 'dense' } };

export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Wczytujemy dane')).toBeInTheDocument();
    await expect(canvas.getByRole('table', { busy: true })).toBeVisible();
  },
};

export const Empty: Story = { args: { rows: [], empty: <p>Nie masz jeszcze zgłoszeń.</p> } };

export const SortsByHeader: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('columnheader', { name: 'Złożono' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Złożono' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'sent', direction: 'ascending' });
    await userEvent.click(canvas.getByRole('button', { name: 'Dziecko' }));
    await expect(args.onSortChange).toHaveBeenLastCalledWith({ key: 'child', direction: 'ascending' });
  },
};

export const SelectsRows: Story = {
  render: function Selecting(args) {
    const [keys, setKeys] = useState<ReadonlySet<string>>(new Set());
    const actions = <Button size="sm">Przydziel</Button>;
    return <Table {...args} selection={{ keys, onChange: setKeys, nameOf: (row) => row.number, actions }} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole<HTMLInputElement>('checkbox', { name: 'Zaznacz wszystkie wiersze' });

    await userEvent.click(canvas.getByRole('checkbox', { name: 'Zaznacz: FR/1-2026/00112' }));
    await waitFor(() => expect(all.indeterminate).toBe(true));
    await expect(canvas.getByRole('status')).toHaveTextContent('Zaznaczono 1');

    await userEvent.click(all);
    await expect(canvas.getByRole('status')).toHaveTextContent('Zaznaczono 3');
    await expect(canvas.getByRole('button', { name: 'Przydziel' })).toBeVisible();

    await userEvent.click(all);
    await expect(canvas.queryByRole('button', { name: 'Przydziel' })).toBeNull();
  },
};

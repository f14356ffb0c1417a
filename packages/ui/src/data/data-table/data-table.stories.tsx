import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, spyOn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { EmptyState } from '../../feedback/empty-state/empty-state';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { DataTable } from './data-table';
import { START_VIEW } from './table-view';
import { applicants, COLUMNS, manyRows, type Registration, ROWS, TABLE } from './testing/sample-table';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Registration>,
  args: { ...TABLE, exportName: 'zgloszenia', onViewChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes through the tools, the headers, the edges of the columns, the boxes and what stands in the cells',
          'GoesThroughTheTableByTab',
        ],
        ['Enter, Space', 'on a header sort by its column, or the other way round', 'SortsByKeyboard'],
        ['Shift + ← →', 'on a header move the column', 'MovesAColumnByKeyboard'],
        [
          '← →',
          'on the edge of a column make it narrower or wider by 8 px, with Shift by 40 px',
          'ResizesByKeyboard',
        ],
        ['Home, End', 'on the edge of a column give it its least or its greatest width', 'ResizesByKeyboard'],
        ['↑ ↓ Home End', 'on a row that opens go to another row', 'OpensARow'],
        ['Enter', 'on a row opens it', 'OpensARow'],
      ],
      roles:
        'table named by its caption, with the number of all its rows, also of those that are not drawn; the sorted column says its direction; the edge of a column is a separator with a value; what changed is a status. Below 768 px a list of cards',
      reads:
        '„Zgłoszenia do oceny, tabela, 6 wierszy. Kwota, nagłówek kolumny, przycisk”; „Posortowano: Kwota, rosnąco”; „Szerokość kolumny Kwota, 148 pikseli”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DataTable<Registration>>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  args: {
    footer: true,
    defaultView: { ...START_VIEW, operations: { amount: 'sum', sent: 'min' } },
    selection: {
      keys: new Set(['FR/2-2026/00196']),
      onChange: fn(),
      nameOf: ({ number }) => number,
      actions: <Button size="sm">Przydziel</Button>,
    },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = within(canvas.getByRole('table', { name: 'Zgłoszenia do oceny' }));
    // The headers, five rows and the footer.
    await expect(table.getAllByRole('row')).toHaveLength(7);
    // An effect tells the element, after the first paint.
    await waitFor(() =>
      expect(table.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze' })).toBePartiallyChecked(),
    );
    await expect(
      table.getByRole('checkbox', { name: 'Zaznacz: FR/2-2026/00196', checked: true }),
    ).toBeVisible();
  },
};

export const Loading: Story = {
  args: { loading: true, rows: [] },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Wczytujemy dane')).toBeInTheDocument();
    await expect(canvas.getByRole('table', { name: 'Zgłoszenia do oceny', busy: true })).toBeVisible();
  },
};

export const Empty: Story = {
  tags: ['recorded'],
  args: { rows: [], empty: <EmptyState picture={false} title="Nikt nie złożył jeszcze zgłoszenia" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nikt nie złożył jeszcze zgłoszenia')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
  tags: ['recorded'],
  args: { rows: [], failure: { onRetry: fn() } },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('alert')).toHaveTextContent('Nie udało się wczytać danych');
    await hand.click(canvas.getByRole('button', { name: 'Spróbuj ponownie' }));
    await expect(args.failure?.onRetry).toHaveBeenCalledOnce();
  },
};

export const SortsByAColumn: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const amount = canvas.getByRole('columnheader', { name: 'Kwota' });
    await hand.click(within(amount).getByRole('button', { name: 'Kwota' }));
    await expect(amount).toHaveAttribute('aria-sort', 'ascending');
    await expect(canvas.getByText('Posortowano: Kwota, rosnąco')).toBeInTheDocument();
    await expect(applicants(canvasElement)[0]).toBe('Łukasz Śliwa');

    await hand.click(within(amount).getByRole('button', { name: 'Kwota' }));
    await expect(amount).toHaveAttribute('aria-sort', 'descending');
    await expect(applicants(canvasElement)[0]).toBe('Marta Ćwik');
  },
};

/** The Polish alphabet: Ć after C, Ś after S, Ż at the end. Empty cells are last either way. */
export const SortsByKeyboard: Story = {
  tags: ['recorded'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Wnioskodawca' }).focus();
    await hand.keyboard('{Enter}');
    await expect(applicants(canvasElement)).toEqual([
      'Agnieszka Borek',
      'Ewa Gil-Zawada',
      'Łukasz Śliwa',
      'Marta Ćwik',
      'Żaneta Pyrek',
    ]);

    canvas.getByRole('button', { name: 'Wizyta' }).focus();
    await hand.keyboard(' ');
    await expect(applicants(canvasElement).at(-1)).toBe('Marta Ćwik');
    await hand.keyboard(' ');
    await expect(applicants(canvasElement)[0]).toBe('Ewa Gil-Zawada');
    await expect(applicants(canvasElement).at(-1)).toBe('Marta Ćwik');
  },
};

export const ExportsCsv: Story = {
  // The address of the file is released after a minute.
  beforeEach: () => timers.hold(60_000),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const files: Blob[] = [];
    const make = spyOn(URL, 'createObjectURL').mockImplementation((file) => {
      if (file instanceof Blob) files.push(file);
      return '#';
    });
    spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);

    await hand.click(canvas.getByRole('button', { name: 'Wnioskodawca' }));
    await hand.click(canvas.getByRole('button', { name: 'Eksport' }));
    await expect(await canvas.findByText('Zapisano w pliku 5 wierszy')).toBeInTheDocument();
    await expect(make).toHaveBeenCalledOnce();
    const lines = (await files[0]?.text())?.split('\r\n') ?? [];
    await expect(lines[0]).toMatch(/Numer;Wnioskodawca;Miejscowość;Kwota;Złożono;Wizyta;Status$/);
    await expect(lines[1]).toBe(
      'FR/2-2026/00191;Agnieszka Borek;Dolna Wieś;1140,00;2026-11-12;09:00;Złożone',
    );
  },
};

export const OpensARow: Story = {
  args: { onRowOpen: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByText('Brzezina'));
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(ROWS[2]);

    canvas.getAllByRole('row')[3]?.focus();
    await hand.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('row')[4]).toHaveFocus());
    await hand.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(ROWS[3]);
    for (const [key, at] of [
      ['{ArrowUp}', 3],
      ['{Home}', 1],
      ['{End}', ROWS.length],
    ] as const) {
      await hand.keyboard(key);
      await waitFor(() => expect(canvas.getAllByRole('row')[at]).toHaveFocus());
    }
  },
};

/** Only visible rows are in the document; `aria-rowcount` has the total. */
export const TenThousandRows: Story = {
  args: { rows: manyRows(10_000) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Zgłoszenia do oceny' });
    await expect(table).toHaveAttribute('aria-rowcount', '10001');
    await waitFor(() => expect(canvas.getAllByRole('row').length).toBeGreaterThan(10));
    await expect(canvas.getAllByRole('row').length).toBeLessThan(80);

    table.parentElement?.scrollTo({ top: table.scrollHeight });
    const last = await canvas.findByText('FR/2-2026/00001');
    await expect(last.closest('tr')).toHaveAttribute('aria-rowindex', '10001');
    await hand.click(canvas.getByRole('button', { name: 'Numer' }));
    table.parentElement?.scrollTo({ top: 0 });
    await waitFor(() => expect(canvas.getByText('FR/2-2026/00001').closest('tr')?.ariaRowIndex).toBe('2'));
  },
};

/** Rows of the estimated height, so that nothing is rendered again before one scrolls. */
export const TenThousandRowsOfOneLine: Story = {
  args: { rows: manyRows(10_000), columns: COLUMNS.filter(({ cell }) => !cell) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const table = canvas.getByRole('table', { name: 'Zgłoszenia do oceny' });
    await waitFor(() => expect(canvas.getAllByRole('row')[1]?.offsetHeight).toBe(52));
    table.parentElement?.scrollTo({ top: table.scrollHeight });
    await waitFor(() => expect(canvas.getAllByRole('row').at(-1)?.ariaRowIndex).toBe('10001'));
  },
};

export const CardsOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { rows: manyRows(60) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const list = await canvas.findByRole('list', { name: 'Zgłoszenia do oceny' });
    await expect(canvas.queryByRole('table')).toBeNull();
    await expect(within(list).getAllByRole('listitem')).toHaveLength(50);
    await hand.click(canvas.getByRole('button', { name: 'Pokaż kolejne 10' }));
    await expect(within(list).getAllByRole('listitem')).toHaveLength(60);
    await expect(within(list).getAllByRole('listitem')[50]).toHaveFocus();

    await hand.choose(canvas.getByRole('combobox', { name: 'Kolejność' }), 'Numer, rosnąco');
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('FR/2-2026/00001');
  },
};

/** A tap on a card opens its row, as a click on a row does; so does Enter. */
export const CardsOpenARow: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { onRowOpen: fn() },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.tap(await canvas.findByText('Brzezina'));
    await waitFor(() => expect(args.onRowOpen).toHaveBeenLastCalledWith(ROWS[2]));

    canvas.getAllByRole('listitem')[2]?.focus();
    await hand.keyboard('{ArrowDown}');
    await waitFor(() => expect(canvas.getAllByRole('listitem')[3]).toHaveFocus());
    await hand.keyboard('{Enter}');
    await expect(args.onRowOpen).toHaveBeenLastCalledWith(ROWS[3]);
  },
};

/** Text without a place to break stays in its column; a number is only clipped visually. */
export const Long: Story = {
  args: {
    rows: ROWS.map((row) => ({
      ...row,
      applicant: 'Konstancja Brzęczyszczykiewicz-Chrząszczewska_z_domu_Wyszogrodzka-Szczebrzeszyńska',
      city: 'Wólka-Brzezińska-nad-Zielonym-Stawem-Pierwsza',
      amount: row.amount * 1_000_000_000,
    })),
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const [, first] = canvas.getAllByRole('row');
    const cells = within(first ?? canvasElement).getAllByRole('cell');
    for (const cell of cells.slice(1, 3))
      await expect(cell.scrollWidth).toBeLessThanOrEqual(cell.clientWidth);
    await expect(cells[3]).toHaveTextContent('1 140 000 000 000,00 zł');
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

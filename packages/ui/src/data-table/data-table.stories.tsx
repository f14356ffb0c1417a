import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, spyOn, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { EmptyState } from '../empty-state/empty-state';
import type { AccessibilityNotes } from '../foundations/accessibility-notes';
import { hand } from '../foundations/hand.example';
import { DataTable } from './data-table';
import { COLUMNS, manyRows, type Registration, ROWS } from './data-table.example';
import { START_VIEW } from './table-view';

const meta = {
  title: 'Data/DataTable',
  component: DataTable<Registration>,
  args: {
    caption: 'Zgłoszenia do oceny',
    columns: COLUMNS,
    rows: ROWS,
    rowKey: ({ number }) => number,
    today: '2026-11-21',
    exportName: 'zgloszenia',
    onViewChange: fn(),
  },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes through the tools, the headers, the edges of the columns, the boxes and what stands in the cells',
        ],
        ['Enter, Space', 'on a header sort by its column, or the other way round'],
        ['Shift + ← →', 'on a header move the column'],
        ['← →', 'on the edge of a column make it narrower or wider by 8 px, with Shift by 40 px'],
        ['Home, End', 'on the edge of a column give it its least or its greatest width'],
        ['↑ ↓ Home End', 'on a row that opens go to another row'],
        ['Enter', 'on a row opens it'],
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

/** The names in the order of the rows, without the headers. */
function applicants(canvasElement: HTMLElement): (string | null)[] {
  return within(canvasElement)
    .getAllByRole('row')
    .slice(1)
    .map((row) => within(row).getAllByRole('cell')[1]?.firstElementChild?.textContent ?? null);
}

function headers(canvasElement: HTMLElement): string[] {
  return within(canvasElement)
    .getAllByRole('columnheader')
    .map((header) => header.ariaLabel ?? '');
}

export const Default: Story = {
  tags: ['picture'],
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
  args: { rows: [], empty: <EmptyState picture={false} title="Nikt nie złożył jeszcze zgłoszenia" /> },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Nikt nie złożył jeszcze zgłoszenia')).toBeVisible();
    await expect(canvas.queryByRole('table')).toBeNull();
  },
};

export const Failed: Story = {
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

export const ResizesByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const edge = canvas.getByRole<HTMLElement>('separator', { name: 'Szerokość kolumny Kwota' });
    const header = canvas.getByRole('columnheader', { name: 'Kwota' });
    edge.focus();
    await hand.keyboard('{Home}');
    await expect(header.getBoundingClientRect().width).toBe(64);
    await hand.keyboard('{ArrowRight}');
    await expect(
      canvas.getByRole('separator', { name: /Kwota/, value: { now: 72, text: '72 pikseli' } }),
    ).toBe(edge);
    await hand.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(header.getBoundingClientRect().width).toBe(112);
  },
};

export const ResizesByPointer: Story = {
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    const edge = canvas.getByRole('separator', { name: 'Szerokość kolumny Numer' });
    const header = canvas.getByRole('columnheader', { name: 'Numer' });
    const other = canvas.getByRole('columnheader', { name: 'Kwota' });
    const before = { own: header.getBoundingClientRect().width, other: other.getBoundingClientRect().width };

    await hand.hold(edge, { x: 50 });
    await waitFor(() =>
      expect(Math.abs(header.getBoundingClientRect().width - before.own - 50)).toBeLessThan(1),
    );
    await expect(args.onViewChange).not.toHaveBeenCalled();
    await hand.letGo();
    await expect(args.onViewChange).toHaveBeenCalledOnce();
    await expect(Math.abs(other.getBoundingClientRect().width - before.other)).toBeLessThan(1);

    await hand.dblClick(edge);
    await waitFor(() => expect(header.getBoundingClientRect().width).toBe(180));
  },
};

export const MovesAColumnByKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Kwota' }).focus();
    await hand.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(headers(canvasElement).slice(1, 4)).toEqual(['Wnioskodawca', 'Kwota', 'Miejscowość']);
    await expect(canvas.getByRole('button', { name: 'Kwota' })).toHaveFocus();
    await expect(canvas.getByText('Kolumna Kwota jest teraz 3 z 7')).toBeInTheDocument();
  },
};

export const MovesAColumnByPointer: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const held = canvas.getByRole('columnheader', { name: 'Miejscowość' });
    const other = canvas.getByRole('columnheader', { name: 'Wnioskodawca' });
    const way = other.getBoundingClientRect().x - held.getBoundingClientRect().x;
    await hand.drag(held, { x: way / 2 }, { x: way });
    await waitFor(() =>
      expect(headers(canvasElement).slice(0, 3)).toEqual(['Numer', 'Miejscowość', 'Wnioskodawca']),
    );
    await expect(held).not.toHaveAttribute('aria-sort');
  },
};

/** The way of those who can neither drag nor use a keyboard (WCAG 2.5.7). */
export const MovesAndHidesByTheMenu: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Kolumny', expanded: false }));
    const panel = within(await screen.findByRole('dialog', { name: 'Kolumny' }));
    await hand.click(panel.getByRole('button', { name: 'Przesuń dalej: Wnioskodawca' }));
    await expect(headers(canvasElement).slice(0, 3)).toEqual(['Numer', 'Miejscowość', 'Wnioskodawca']);

    await expect(panel.getByRole('checkbox', { name: 'Numer', checked: true })).toBeDisabled();
    await hand.click(panel.getByRole('checkbox', { name: 'Miejscowość' }));
    await expect(headers(canvasElement)).not.toContain('Miejscowość');
    await hand.click(panel.getByRole('button', { name: 'Przywróć układ domyślny' }));
    await expect(headers(canvasElement)).toEqual(COLUMNS.map(({ header }) => header));
  },
};

/** Back to the layout that the application gave the table, not to the bare one; hidden columns have no place. */
export const GoesBackToTheGivenColumns: Story = {
  args: { defaultView: { ...START_VIEW, hidden: ['city'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const given = headers(canvasElement);
    canvas.getByRole('button', { name: 'Kwota' }).focus();
    await hand.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(canvas.getByText('Kolumna Kwota jest teraz 2 z 6')).toBeInTheDocument();

    await hand.click(canvas.getByRole('button', { name: 'Kolumny', expanded: false }));
    const panel = within(await screen.findByRole('dialog', { name: 'Kolumny' }));
    await hand.click(panel.getByRole('checkbox', { name: 'Miejscowość', checked: false }));
    await expect(headers(canvasElement)).toContain('Miejscowość');
    await hand.click(panel.getByRole('button', { name: 'Przywróć układ domyślny' }));
    await expect(headers(canvasElement)).toEqual(given);
  },
};

export const DensityChanges: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const height = () => canvas.getAllByRole('row')[3]?.getBoundingClientRect().height ?? 0;
    const loose = height();
    await hand.click(canvas.getByRole('button', { name: 'Kolumny' }));
    await hand.click(await screen.findByRole('checkbox', { name: 'Gęste wiersze' }));
    await expect(height()).toBeLessThan(loose);
  },
};

export const Filters: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Filtry' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    await hand.type(panel.getByRole('textbox', { name: 'Miejscowość zawiera' }), 'zielony');
    await hand.type(panel.getByRole('textbox', { name: 'Kwota od' }), '900');
    await hand.click(panel.getByRole('button', { name: 'Pokaż wyniki' }));

    await waitFor(() => expect(applicants(canvasElement)).toEqual(['Żaneta Pyrek']));
    await expect(canvas.getByText('Widać 1 z 5 wierszy')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await hand.click(canvas.getByRole('button', { name: 'Usuń filtr: Kwota' }));
    await expect(applicants(canvasElement)).toEqual(['Łukasz Śliwa', 'Żaneta Pyrek']);
    await hand.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect(applicants(canvasElement)).toHaveLength(5);
  },
};

/** What is no number is refused where it was typed; nothing narrows before that. */
export const RefusesAWrongFilter: Story = {
  play: async ({ canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Filtry' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Filtry' }));
    const visit = panel.getByRole('textbox', { name: 'Wizyta od' });
    await hand.type(visit, '25:00{Enter}');
    await expect(visit).toBeInvalid();
    await expect(visit).toHaveAccessibleDescription(/Wpisz godzinę, na przykład 9:05/);
    await userEvent.clear(visit);
    await hand.type(visit, '12:15{Enter}');
    await waitFor(() => expect(applicants(canvasElement)).toEqual(['Żaneta Pyrek', 'Ewa Gil-Zawada']));
  },
};

export const EmptyAfterAFilter: Story = {
  args: {
    defaultView: { ...START_VIEW, filters: { city: { kind: 'contains', text: 'Warszawa' } } },
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('heading', { name: 'Nic nie pasuje do filtrów' })).toBeVisible();
    await expect(canvas.getByText('Usuń filtr „Miejscowość”.')).toBeVisible();
    const [first] = canvas.getAllByRole('button', { name: 'Wyczyść filtry' });
    if (first) await hand.click(first);
    await expect(applicants(canvasElement)).toHaveLength(5);
  },
};

export const ShowsOperations: Story = {
  args: { footer: true },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const footer = within(canvas.getAllByRole('row').at(-1) ?? canvasElement);
    const operation = (column: string) =>
      footer.getByRole('combobox', { name: `Podsumowanie kolumny ${column}` });
    await userEvent.selectOptions(operation('Kwota'), 'Suma');
    await expect(footer.getByText('7 495,50 zł')).toBeVisible();
    await userEvent.selectOptions(operation('Kwota'), 'Mediana');
    await expect(footer.getByText('1 140,00 zł')).toBeVisible();
    await userEvent.selectOptions(operation('Złożono'), 'Najwięcej');
    await expect(footer.getByText('16.11.2026')).toBeVisible();
    await userEvent.selectOptions(operation('Wnioskodawca'), 'Pierwsza');
    await expect(footer.getByText('Agnieszka Borek')).toBeVisible();
  },
};

export const ExportsCsv: Story = {
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
  },
};

/** Only what is in sight is in the document; the table still says how long it is. */
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

    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Kolejność' }), 'Numer, rosnąco');
    await expect(within(list).getAllByRole('listitem')[0]).toHaveTextContent('FR/2-2026/00001');
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { onPaper } from '../../internal/testing/paper';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';
import { COLUMNS, manyRows, type Registration, ROWS, TABLE } from './testing/sample-table';

const meta = {
  title: 'Data/DataTable/Rows',
  component: DataTable<Registration>,
  args: { ...TABLE, exportName: 'zgloszenia', onViewChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Ctrl + Enter', 'on a row opens its link in a new tab', 'OpensARowInANewTab'],
        [
          'Tab',
          'enters the rows, and shows the start of the one it comes to',
          'ShowsTheStartOfTheRowThatTabEnters',
        ],
      ],
      roles: 'those of the table',
      reads: 'as the table',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DataTable<Registration>>;
export default meta;

type Story = StoryObj<typeof meta>;

/** As a link does: the row is not opened here. */
export const OpensARowInANewTab: Story = {
  args: {
    onRowOpen: fn(),
    columns: COLUMNS.map((column) =>
      column.key === 'number'
        ? { ...column, cell: ({ number }: Registration) => <a href={`#${number}`}>{number}</a> }
        : column,
    ),
  },
  play: async ({ args, canvas, canvasElement }) => {
    const followed: string[] = [];
    canvasElement.addEventListener('click', (event) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      if (!link) return;
      event.preventDefault();
      followed.push(
        [event.ctrlKey && 'Ctrl', event.shiftKey && 'Shift', link.hash].filter(Boolean).join(' '),
      );
    });
    const place = canvas.getByText('Brzezina');
    const link = `#${ROWS[2]?.number}`;
    await hand.keyboard('{Control>}');
    await hand.click(place);
    await hand.keyboard('{/Control}{Shift>}');
    await hand.click(place);
    await hand.keyboard('{/Shift}');
    place.dispatchEvent(new MouseEvent('auxclick', { button: 1, bubbles: true, cancelable: true }));
    canvas.getAllByRole('row')[3]?.focus();
    await hand.keyboard('{Control>}{Enter}{/Control}');

    await expect(followed).toEqual([`Ctrl ${link}`, `Shift ${link}`, `Ctrl ${link}`, `Ctrl ${link}`]);
    await expect(args.onRowOpen).not.toHaveBeenCalled();
  },
};

/** The header before it may have scrolled the table to its end. */
export const ShowsTheStartOfTheRowThatTabEnters: Story = {
  args: { onRowOpen: fn() },
  decorators: [
    (Story) => (
      <div className="u:w-80">
        <Story />
      </div>
    ),
  ],
  play: async ({ canvas }) => {
    const frame = canvas.getByRole('table').parentElement;
    const handles = canvas.getAllByRole('separator');
    handles.at(-1)?.focus();
    await expect(frame?.scrollLeft).toBeGreaterThan(0);
    await hand.keyboard('{Tab}');
    await expect(canvas.getAllByRole('row')[1]).toHaveFocus();
    await waitFor(() => expect(frame?.scrollLeft).toBe(0));
  },
};

/** A thousand of them, as wide as the paper, with a note of what is missing; then those in sight again. */
export const PrintsAThousandRows: Story = {
  args: { rows: manyRows(10_000) },
  play: async ({ canvas }) => {
    const table = canvas.getByRole('table', { name: 'Zgłoszenia do oceny' });
    const note =
      /^Na wydruku jest 1\s?000 z 10\s000 wierszy, brakuje 9\s?000\. Wszystkie zapisze przycisk „Eksport”/;
    await expect(canvas.getByText(note)).not.toBeVisible();
    await onPaper(async () => {
      await expect(table.querySelectorAll('tbody tr')).toHaveLength(1000);
      await expect(canvas.getByText(note)).toBeVisible();
      await expect(table.clientWidth).toBeLessThanOrEqual(document.documentElement.clientWidth);
      await expect(canvas.queryByRole('button', { name: 'Eksport' })).not.toBeInTheDocument();
    });
    await waitFor(() => expect(table.querySelectorAll('tbody tr').length).toBeLessThan(80));
  },
};

/** A case that somebody else opens comes above what is read. */
function Growing(args: DataTableProps<Registration>) {
  const all = manyRows(80);
  const [from, setFrom] = useState(10);
  return (
    <>
      <DataTable {...args} rows={all.slice(from, from + 60)} />
      <div className="u:fixed u:bottom-0 u:end-0 u:bg-surface">
        <Button onClick={() => setFrom(from - 1)}>Nowe</Button>
      </div>
    </>
  );
}

export const KeepsTheRowThatIsRead: Story = {
  render: Growing,
  play: async ({ canvas }) => {
    const read = canvas.getAllByRole('row')[10];
    read?.scrollIntoView({ block: 'start' });
    const topOf = () => Math.round(read?.getBoundingClientRect().top ?? 0);
    const before = topOf();
    await hand.click(canvas.getByRole('button', { name: 'Nowe' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[11]).toBe(read));
    await expect(topOf()).toBe(before);

    // At the beginning of the table the new row is seen.
    window.scrollTo({ top: 0, behavior: 'instant' });
    await hand.click(canvas.getByRole('button', { name: 'Nowe' }));
    await waitFor(() => expect(canvas.getAllByRole('row')[12]).toBe(read));
    await expect(window.scrollY).toBe(0);
  },
};

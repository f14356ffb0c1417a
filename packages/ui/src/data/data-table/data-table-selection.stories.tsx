import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { DataTable } from './data-table';
import type { DataTableProps } from './data-table-props';
import type { SelectedKeys } from './selection/table-selection';
import { START_VIEW } from './table-view';
import { manyRows, type Registration, TABLE } from './testing/sample-table';

const meta = {
  title: 'Data/DataTable/Selection and server',
  component: DataTable<Registration>,
  args: { ...TABLE, onViewChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Space', 'selects a row, or in the header every row', 'SelectsByKeyboard'],
        ['Enter, Space', 'on the arrows under the table go to another page', 'TurnsPagesByKeyboard'],
      ],
      roles:
        'the box of the header is mixed when some rows are selected; how many are selected is a status; rows count on over the pages',
      reads: '„Zaznacz wszystkie wiersze, pole wyboru, częściowo zaznaczone”; „Zaznaczono 1”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => <Selecting {...args} />,
} satisfies Meta<typeof DataTable<Registration>>;
export default meta;

type Story = StoryObj<typeof meta>;

function Selecting(props: DataTableProps<Registration>) {
  const [keys, setKeys] = useState<SelectedKeys>(new Set());
  const actions = <Button size="sm">Przydziel</Button>;
  return (
    <DataTable {...props} selection={{ keys, onChange: setKeys, nameOf: ({ number }) => number, actions }} />
  );
}

export const SelectsRows: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('checkbox', { name: 'Zaznacz: FR/2-2026/00196' }));
    await expect(canvas.getByText('Zaznaczono 1')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Przydziel' })).toBeVisible();
  },
};

/** The boxes are those of the forms: in the dark and in forced colours they show what is selected, and what is in part. */
export const SomeSelected: Story = {
  tags: ['picture', 'picture-forced'],
  globals: { scheme: 'dark' },
  args: { rows: manyRows(6) },
  play: async ({ canvas }) => {
    const box = (name: string) => canvas.getByRole('checkbox', { name });
    await hand.click(box('Zaznacz: FR/2-2026/00005'));
    await hand.click(box('Zaznacz: FR/2-2026/00004'));

    const all = box('Zaznacz wszystkie wiersze');
    await expect(all).toBePartiallyChecked();
    await expect(all.getBoundingClientRect()).toMatchObject({ width: 24, height: 24 });
    const fillOf = (element: HTMLElement) => getComputedStyle(element).backgroundColor;
    await expect(fillOf(all)).toBe(fillOf(box('Zaznacz: FR/2-2026/00004')));
    await expect(fillOf(all)).not.toBe(fillOf(box('Zaznacz: FR/2-2026/00003')));
  },
};

export const SelectsByKeyboard: Story = {
  args: { rows: manyRows(3) },
  play: async ({ canvas }) => {
    const all = canvas.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze' });
    canvas.getByRole('checkbox', { name: 'Zaznacz: FR/2-2026/00002' }).focus();
    await hand.keyboard(' ');
    await expect(canvas.getByText('Zaznaczono 1')).toBeVisible();
    await expect(all).toBePartiallyChecked();

    all.focus();
    await hand.keyboard(' ');
    await expect(canvas.getByText('Zaznaczono 3')).toBeVisible();
    await expect(all).toHaveFocus();
    await hand.keyboard(' ');
    await expect(canvas.queryByText(/^Zaznaczono/)).not.toBeInTheDocument();
  },
};

export const SelectsAll: Story = {
  args: { rows: manyRows(300) },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const all = canvas.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze' });
    await hand.click(canvas.getByRole('checkbox', { name: 'Zaznacz: FR/2-2026/00300' }));
    await expect(all).toBePartiallyChecked();
    await hand.click(all);
    await expect(all).toBeChecked();
    await expect(canvas.getByText('Zaznaczono 300')).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Odznacz wszystko' }));
    await expect(canvas.queryByRole('button', { name: 'Przydziel' })).toBeNull();
    await expect(all).toHaveFocus();
  },
};

export const SelectsCards: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const box = (number: string) => canvas.findByRole('checkbox', { name: `Zaznacz: FR/2-2026/${number}` });
    await hand.tap(await box('00191'));
    await hand.tap(await box('00196'));
    await expect(await canvas.findByText('Zaznaczono 2')).toBeVisible();
    await hand.tap(canvas.getByRole('button', { name: 'Odznacz wszystko' }));
    await waitFor(() => expect(canvas.queryByRole('button', { name: 'Przydziel' })).toBeNull());
    await expect(await box('00196')).toHaveFocus();
  },
};

/** "All" means the rows that pass the filters; the selection of the others stays. */
export const SelectsWhatIsFiltered: Story = {
  args: { defaultView: { ...START_VIEW, filters: { city: { kind: 'contains', text: 'Zielony' } } } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze' }));
    await expect(canvas.getByText('Zaznaczono 2')).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Wyczyść filtry' }));
    await expect(
      canvas.getByRole('checkbox', { name: 'Zaznacz: FR/2-2026/00196', checked: true }),
    ).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze' })).toBePartiallyChecked();
  },
};

const PAGES = { total: 14, page: 2, pageSize: 5, onPageChange: fn(), loadAll: async () => manyRows(14) };

/** The server sorts, filters and pages; the table sends the wanted view. */
export const ServerSide: Story = {
  args: { remote: PAGES, footer: true },
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('table')).toHaveAttribute('aria-rowcount', '16');
    await expect(canvas.getAllByRole('row')[1]).toHaveAttribute('aria-rowindex', '7');

    await hand.click(canvas.getByRole('button', { name: 'Kwota' }));
    await expect(args.onViewChange).toHaveBeenLastCalledWith({
      ...START_VIEW,
      sort: { key: 'amount', direction: 'ascending' },
    });
    await expect(canvas.getAllByRole('row')[1]).toHaveTextContent('Agnieszka Borek');
    await hand.choose(canvas.getByRole('combobox', { name: /kolumny Kwota/ }), 'Suma');
    await expect(canvas.getByText('na tej stronie')).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Następna strona' }));
    await expect(PAGES.onPageChange).toHaveBeenLastCalledWith(3);
  },
};

export const TurnsPagesByKeyboard: Story = {
  args: { remote: PAGES },
  play: async ({ canvas }) => {
    canvas.getByRole('button', { name: 'Następna strona' }).focus();
    await hand.keyboard('{Enter}');
    await expect(PAGES.onPageChange).toHaveBeenLastCalledWith(3);
    await hand.tab({ shift: true });
    await expect(canvas.getByRole('button', { name: 'Poprzednia strona' })).toHaveFocus();
    await hand.keyboard(' ');
    await expect(PAGES.onPageChange).toHaveBeenLastCalledWith(1);
  },
};

export const ServerSideSelectsEverything: Story = {
  args: { remote: PAGES },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('checkbox', { name: 'Zaznacz wszystkie wiersze' }));
    await expect(canvas.getByText('Zaznaczono 5')).toBeVisible();
    await hand.click(canvas.getByRole('button', { name: 'Zaznacz wszystkie 14' }));
    await expect(canvas.getByText('Zaznaczono 14')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Odznacz wszystko' })).toHaveFocus();
    await hand.click(canvas.getByRole('checkbox', { name: 'Zaznacz: FR/2-2026/00196' }));
    await expect(canvas.getByText('Zaznaczono 4')).toBeVisible();
  },
};

const STOPS = [
  ['button', 'Filtry'],
  ['button', 'Kolumny'],
  ['checkbox', 'Gęste wiersze'],
  ['checkbox', 'Zaznacz wszystkie wiersze'],
  ['button', 'Numer'],
  ['separator', 'Szerokość kolumny Numer'],
  ['button', 'Wnioskodawca'],
  ['separator', 'Szerokość kolumny Wnioskodawca'],
  ['checkbox', 'Zaznacz: FR/2-2026/00001'],
  ['link', 'FR/2-2026/00001'],
] as const;

/** Every stop of Tab until the page begins anew: the tools, then the table. */
export const GoesThroughTheTableByTab: Story = {
  args: { rows: manyRows(1), columns: TABLE.columns.slice(0, 2) },
  play: async ({ canvas }) => {
    for (const [role, name] of STOPS) {
      await hand.tab();
      await expect(canvas.getByRole(role, { name })).toHaveFocus();
    }
    await hand.tab();
    await expect(document.body).toHaveFocus();
  },
};

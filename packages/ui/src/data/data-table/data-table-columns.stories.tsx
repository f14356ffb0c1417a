import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { DataTable } from './data-table';
import { START_VIEW } from './table-view';
import { COLUMNS, headers, type Registration, TABLE } from './testing/sample-table';

const meta = {
  title: 'Data/DataTable/Columns',
  component: DataTable<Registration>,
  args: { ...TABLE, onViewChange: fn() },
  parameters: {
    accessibility: {
      keys: [
        ['Shift + ← →', 'on a header move the column', 'MovesAColumnByKeyboard'],
        [
          '← →',
          'on the edge of a column make it narrower or wider by 8 px, with Shift by 40 px',
          'ResizesByKeyboard',
        ],
        ['Home, End', 'on the edge of a column give it its least or its greatest width', 'ResizesByKeyboard'],
      ],
      roles:
        'the edge of a column is a separator with a value; what moved is told by a status; everything a mouse drags the dialog „Kolumny” does by buttons',
      reads: '„Szerokość kolumny Kwota, 148 pikseli”; „Kolumna Kwota jest teraz 3 z 7”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DataTable<Registration>>;
export default meta;

type Story = StoryObj<typeof meta>;

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
      canvas.getByRole('separator', { name: /Kwota/, value: { now: 72, text: '72 piksele' } }),
    ).toBe(edge);
    await hand.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(header.getBoundingClientRect().width).toBe(112);
    await hand.keyboard('{ArrowLeft}');
    await expect(header.getBoundingClientRect().width).toBe(104);
    await hand.keyboard('{End}');
    await expect(canvas.getByRole('separator', { name: /Kwota/, value: { now: 800, max: 800 } })).toBe(edge);
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
    const before = headers(canvasElement);
    canvas.getByRole('button', { name: 'Kwota' }).focus();
    await hand.keyboard('{Shift>}{ArrowLeft}{/Shift}');
    await expect(headers(canvasElement).slice(1, 4)).toEqual(['Wnioskodawca', 'Kwota', 'Miejscowość']);
    await expect(canvas.getByRole('button', { name: 'Kwota' })).toHaveFocus();
    await expect(canvas.getByText('Kolumna Kwota jest teraz 3 z 7')).toBeInTheDocument();
    await hand.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await expect(headers(canvasElement)).toEqual(before);
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

/** For people who can neither drag nor use a keyboard (WCAG 2.5.7). */
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

/** Back to the layout of the application, not to the default; hidden columns have no position. */
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
    await hand.click(canvas.getByRole('checkbox', { name: 'Gęste wiersze' }));
    await expect(height()).toBeLessThan(loose);
  },
};

const OF_DATA = [
  { key: 'applicant', header: 'Wnioskodawca', type: 'text' },
  { key: 'amount', header: 'Kwota', type: 'price' },
] as const;

/** Data alone, as a server component gives it: the key of a column is the member of the row that it shows. */
export const TakesColumnsOfData: Story = {
  render: (args) => <DataTable {...args} rowKey="number" columns={OF_DATA} />,
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Kwota' }));
    const [, first] = canvas.getAllByRole('row');
    await expect(first).toHaveTextContent(/Łukasz Śliwa\s*760,00\szł/);
  },
};

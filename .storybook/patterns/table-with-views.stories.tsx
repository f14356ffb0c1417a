import type { Meta, StoryObj } from '@storybook/react-vite';
import { type DataColumn, DataTable, type NewTablePreset, type TablePresetPort } from '@urzad/ui/data-table';
import { expect, screen, waitFor, within } from 'storybook/test';
import { hand } from '../../packages/ui/src/internal/testing/hand';

/**
 * A table whose columns, filters and order a person arranges and keeps as a view. The views are stored by the application:
 * here in memory, in an office on its server.
 */
const meta = { title: 'Patterns/Table with views' } satisfies Meta;
export default meta;

interface Payment {
  number: string;
  person: string;
  /** Grosze. */
  amount: number;
  day: string;
}

const PAYMENTS: readonly Payment[] = [
  { number: 'W/11/2026/041', person: 'Agnieszka Borek', amount: 114_000, day: '2026-11-12' },
  { number: 'W/11/2026/042', person: 'Łukasz Śliwa', amount: 76_000, day: '2026-11-13' },
  { number: 'W/11/2026/043', person: 'Marta Ćwik', amount: 237_500, day: '2026-11-16' },
  { number: 'W/11/2026/044', person: 'Żaneta Pyrek', amount: 94_050, day: '2026-11-18' },
];

const COLUMNS: readonly DataColumn<Payment>[] = [
  { key: 'number', header: 'Numer', type: 'text', hideable: false, value: ({ number }) => number },
  { key: 'person', header: 'Osoba', type: 'text', width: 200, value: ({ person }) => person },
  { key: 'amount', header: 'Kwota', type: 'price', value: ({ amount }) => amount },
  { key: 'day', header: 'Przelano', type: 'date', value: ({ day }) => day },
];

/** Keeps views as long as the page is open. */
function viewsInMemory(): TablePresetPort {
  let stored: Awaited<ReturnType<TablePresetPort['list']>> = [];
  const added = (preset: NewTablePreset) => ({ ...preset, id: stored.length + 1, id_user: 1 });

  return {
    list: async () => stored,
    add: async (preset) => {
      const view = added(preset);
      stored = [...stored, view];
      return view;
    },
    set: async (preset) => {
      stored = stored.map((one) => (one.id === preset.id ? preset : one));
    },
    remove: async (id) => {
      stored = stored.filter((one) => one.id !== id);
    },
  };
}

const PRESETS = { port: viewsInMemory(), tableCode: 'payments' };

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => (
    <DataTable
      caption="Wypłaty w listopadzie"
      captionShown
      columns={COLUMNS}
      rows={PAYMENTS}
      rowKey={({ number }) => number}
      today="2026-11-20"
      presets={PRESETS}
      exportName="wyplaty"
    />
  ),
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await hand.click(await canvas.findByRole('button', { name: /^Widok/ }));
    const views = await screen.findByRole('dialog', { name: 'Widoki' });
    await waitFor(() => expect(views).toBeVisible());
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(views).not.toBeInTheDocument());
  },
};

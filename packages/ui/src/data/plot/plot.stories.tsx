import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Plot } from './plot';

const amount = (value: number) => new Intl.NumberFormat('pl', { minimumFractionDigits: 2 }).format(value);

const meta = {
  title: 'Data/Plot',
  component: Plot,
  args: {
    title: 'Suma refundacji według formy opieki, zł',
    note: ' · marzec 2026 – luty 2027',
    kind: 'bars',
    pointsName: 'Forma opieki',
    series: ['Refundacja'],
    valueText: amount,
    points: [
      { name: 'Żłobek', values: [871_342.18] },
      { name: 'Klub dziecięcy', values: [170_205.44] },
      { name: 'Niania', values: [131_120.3] },
      { name: 'Dzienny opiekun', values: [11_537.78] },
    ],
  },
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'moves to the line that opens the table', 'Bars'],
        ['Enter', 'opens and closes the table', 'Bars'],
      ],
      roles: 'figure with its caption; the drawing is one image, its values are a table',
      reads: '„Suma refundacji według formy opieki, zł. Te same liczby są w tabeli. Grafika”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Plot>;
export default meta;

type Story = StoryObj<typeof meta>;

const MONTHS = [
  { name: 'wrzesień 2026', short: 'wrz', values: [106.4, 12.5] },
  { name: 'październik 2026', short: 'paź', values: [117.4, 13.8] },
  { name: 'listopad 2026', short: 'lis', values: [125.2, 14.7] },
  { name: 'grudzień 2026', short: 'gru', values: [127.6, 15] },
  { name: 'styczeń 2027', short: 'sty', values: [132.7, 15.6] },
  { name: 'luty 2027', short: 'lut', values: [54.6, 6.4] },
];
const whole = (value: number) => String(Math.round(value));

export const Bars: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('img', { name: /^Suma refundacji.*w tabeli\.$/ })).toBeVisible();
    await hand.tab();
    await hand.keyboard('{Enter}');
    await expect(canvas.getByRole('row', { name: /Dzienny opiekun 11\s537,78/ })).toBeVisible();
  },
};

/** Two series, one upon the other: stripes and a filled area. */
export const Columns: Story = {
  tags: ['picture', 'picture-forced'],
  args: {
    kind: 'columns',
    title: 'Wypłaty według źródeł',
    note: ' · tys. zł',
    pointsName: 'Miesiąc',
    series: ['EFS+', 'Budżet państwa'],
    axisText: whole,
    points: MONTHS,
  },
  play: async ({ canvasElement }) => {
    await hand.click(within(canvasElement).getByText('Te same liczby w tabeli'));
    await expect(within(canvasElement).getByRole('columnheader', { name: 'Razem' })).toBeVisible();
    await expect(
      within(canvasElement).getByRole('row', { name: /^luty 2027 54,60 6,40 61,00$/ }),
    ).toBeVisible();
  },
};

/** A series over time. The second line is broken where nothing is known. */
export const Lines: Story = {
  tags: ['picture', 'picture-forced'],
  args: {
    kind: 'lines',
    title: 'Wypłaty według źródeł',
    note: ' · tys. zł',
    pointsName: 'Miesiąc',
    series: ['EFS+', 'Budżet państwa'],
    axisText: whole,
    points: [
      { name: 'wrzesień 2026', short: 'wrz', values: [106.4, 12.5] },
      { name: 'październik 2026', short: 'paź', values: [117.4, 13.8] },
      { name: 'listopad 2026', short: 'lis', values: [125.2, null] },
      { name: 'grudzień 2026', short: 'gru', values: [127.6, 15] },
      { name: 'styczeń 2027', short: 'sty', values: [132.7, 15.6] },
      { name: 'luty 2027', short: 'lut', values: [54.6, 6.4] },
    ],
  },
  play: async ({ canvasElement }) => {
    await hand.click(within(canvasElement).getByText('Te same liczby w tabeli'));
    await expect(
      within(canvasElement).getByRole('row', { name: /^listopad 2026 125,20 – 125,20$/ }),
    ).toBeVisible();
  },
};

/** Long names, a value below nought and one that is not known, in a narrow place. */
export const Narrow: Story = {
  tags: ['picture'],
  globals: { viewport: { value: 'phone' } },
  args: {
    points: [
      { name: 'Publiczny Żłobek Miejski nr 7 „Pod Wesołym Niedźwiadkiem” w Kędzierzynie', values: [9120.5] },
      { name: 'Zwrot', values: [-1210.25] },
      { name: 'Nieznane', values: [null] },
    ],
  },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

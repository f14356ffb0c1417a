import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { DateText } from './date-text';

const meta = {
  title: 'Data/DateText',
  component: DateText,
  args: { date: '2027-02-26', today: '2027-02-10' },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'time with the whole day in its machine-readable form; plain text for no date',
      reads: '„26.02”, „Jutro”, „Brak”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DateText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('time')).toHaveTextContent(/^26\.02$/);
    await expect(within(canvasElement).getByRole('time')).toHaveAttribute('datetime', '2027-02-26');
  },
};

export const Empty: Story = {
  args: { date: null },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByText('Brak')).toBeVisible();
    await expect(canvas.queryByRole('time')).toBeNull();
  },
};

const DAYS = ['2027-02-08', '2027-02-09', '2027-02-10', '2027-02-11', '2027-02-12', '2027-02-13'] as const;

/** The words of the days beside today, and the format of other days. */
export const Forms: Story = {
  tags: ['picture'],
  render: (args) => (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reached by keyboard.
    <section aria-label="Daty" tabIndex={0} className="u:relative u:overflow-x-auto">
      <table className="u:bg-surface">
        <caption className="u:sr-only">Daty</caption>
        <thead>
          <tr>
            <th className="u:p-2 u:text-start">Dzień</th>
            <th className="u:p-2 u:text-start">Słowem</th>
            <th className="u:p-2 u:text-end">Z rokiem</th>
          </tr>
        </thead>
        <tbody>
          {([...DAYS, '2026-12-31'] as const).map((date) => (
            <tr key={date} className="u:border-t u:border-line">
              <td className="u:p-2">
                <DateText {...args} date={date} />
              </td>
              <td className="u:p-2">
                <DateText {...args} date={date} relative />
              </td>
              <td className="u:p-2 u:text-end">
                <DateText {...args} date={date} withYear />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  ),
  play: async ({ canvasElement }) => {
    const rows = within(canvasElement).getAllByRole('row');
    await expect(rows.map((row) => row.textContent)).toEqual([
      'DzieńSłowemZ rokiem',
      '08.02Przed Wczoraj08.02.2027',
      '09.02Wczoraj09.02.2027',
      '10.02Dzisiaj10.02.2027',
      '11.02Jutro11.02.2027',
      '12.02Pojutrze12.02.2027',
      '13.0213.0213.02.2027',
      '31.12.202631.12.202631.12.2026',
    ]);
  },
};

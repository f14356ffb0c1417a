import type { Meta, StoryObj } from '@storybook/react-vite';
import { Ban, Calendar, CircleCheck, HandCoins, SearchCheck } from 'lucide-react';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { TEXT_SPACING } from '../../internal/testing/text-spacing';
import { MonthTiles } from './month-tiles';

const LIMIT = '1\u00a0140,00\u00a0zł';

const meta = {
  title: 'Data/MonthTiles',
  component: MonthTiles,
  args: {
    label: 'Miesiące dofinansowania',
    months: [
      {
        month: '2027-01',
        title: 'styczeń',
        amount: LIMIT,
        note: 'wypłacone',
        icon: CircleCheck,
        state: 'done',
      },
      {
        month: '2027-02',
        title: 'luty',
        amount: LIMIT,
        note: 'sprawdzamy',
        icon: SearchCheck,
        state: 'pending',
      },
      {
        month: '2027-03',
        title: 'marzec',
        amount: `do ${LIMIT}`,
        note: 'do 15.04',
        icon: HandCoins,
        state: 'now',
      },
      {
        month: '2027-04',
        title: 'kwiecień',
        amount: `do ${LIMIT}`,
        note: 'od 1.05',
        icon: Calendar,
        state: 'ahead',
      },
      {
        month: '2027-05',
        title: 'maj',
        amount: '0,00\u00a0zł',
        note: 'pominięte',
        icon: Ban,
        state: 'none',
      },
    ],
  },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'list; drawings and strips are decoration, the state is a word',
      reads: '„Miesiące dofinansowania, lista, 5 elementów. Styczeń, 1 140,00 zł, wypłacone”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof MonthTiles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Miesiące dofinansowania' });
    const months = within(list).getAllByRole('listitem');
    await expect(months).toHaveLength(5);
    await expect(months[0]).toHaveTextContent(/^styczeń\s*1 140,00 zł\s*wypłacone$/);
    await expect(months[2]).toHaveTextContent('do 15.04');
  },
};

/** No amount overflows its tile. */
export const NarrowWithTextSpacing: Story = {
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  decorators: [
    (Story) => (
      <>
        <style>{TEXT_SPACING}</style>
        <Story />
      </>
    ),
  ],
  play: async ({ canvasElement }) => {
    for (const month of within(canvasElement).getAllByRole('listitem'))
      await expect(month.scrollWidth).toBeLessThanOrEqual(month.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { PriceText } from './price-text';

const meta = {
  title: 'Data/PriceText',
  component: PriceText,
  args: { amount: 114_000 },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'Plain text; its spaces do not break, so that an amount is read as one number.',
      reads: '„1 140,00 zł”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PriceText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvasElement }) => {
    const price = within(canvasElement).getByText(/zł/);
    await expect(price.textContent).toBe('1\u00a0140,00\u00a0zł');
  },
};

export const Empty: Story = {
  args: { amount: null },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Brak')).toBeVisible();
  },
};

/** The digits of one column are aligned at the end, whatever their number. */
export const InAColumn: Story = {
  tags: ['picture'],
  render: () => (
    <ul className="u:grid u:w-60 u:gap-1 u:bg-surface u:p-4">
      {[114_000, 912_000, 11_111, -4_550, 128_400_000, null].map((amount) => (
        <li key={amount}>
          <PriceText amount={amount} align="end" />
        </li>
      ))}
    </ul>
  ),
  play: async ({ canvasElement }) => {
    const prices = within(canvasElement).getAllByText(/zł/);
    const ends = new Set(prices.map((price) => Math.round(price.getBoundingClientRect().right)));
    await expect(ends.size).toBe(1);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { PercentText } from './percent-text';

const meta = {
  title: 'Data/PercentText',
  component: PercentText,
  args: { value: 85 },
  parameters: {
    accessibility: {
      keys: [],
      roles: 'Plain text; the space before the sign does not break.',
      reads: '„85,00 %”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof PercentText>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/%/).textContent).toBe('85,00\u00a0%');
  },
};

export const Whole: Story = {
  args: { type: 'integer' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText(/%/).textContent).toBe('85\u00a0%');
  },
};

export const Empty: Story = {
  args: { value: undefined },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Brak')).toBeVisible();
  },
};

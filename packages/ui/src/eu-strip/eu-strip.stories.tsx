import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { EuStrip } from './eu-strip';

const meta = {
  title: 'Layout/EuStrip',
  component: EuStrip,
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof EuStrip>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const strip = within(canvasElement).getByRole('region', { name: 'Finansowanie projektu' });
    await expect(within(strip).getAllByRole('listitem')).toHaveLength(4);
  },
};

export const Dark: Story = { globals: { scheme: 'dark' } };

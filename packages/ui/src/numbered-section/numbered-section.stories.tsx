import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { NumberedSection } from './numbered-section';

const meta = {
  title: 'Layout/NumberedSection',
  component: NumberedSection,
  args: { number: '3.1', title: 'Kto opiekuje się dzieckiem?', children: 'Klub dziecięcy „Skrzat”' },
} satisfies Meta<typeof NumberedSection>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const section = within(canvasElement).getByRole('region', { name: 'Kto opiekuje się dzieckiem?' });
    await expect(section).toHaveTextContent(/^3\.1/);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Band } from './band';

const meta = {
  title: 'Layout/Band',
  component: Band,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Kto może złożyć zgłoszenie',
    tone: 'surface',
    children: 'Mieszkasz w naszym województwie.',
  },
} satisfies Meta<typeof Band>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(
      within(canvasElement).getByRole('region', { name: 'Kto może złożyć zgłoszenie' }),
    ).toBeVisible();
  },
};

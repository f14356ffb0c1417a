import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Skeleton } from './skeleton';

const meta = { title: 'Data/Skeleton', component: Skeleton } satisfies Meta<typeof Skeleton>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  render: () => (
    <div className="grid max-w-narrow gap-4">
      <Skeleton shape="title" />
      <Skeleton shape="circle" />
      <Skeleton />
      <Skeleton shape="block" />
    </div>
  ),
  play: async ({ canvasElement }) => {
    for (const shape of canvasElement.querySelectorAll('.skeleton')) {
      await expect(shape).toHaveAttribute('aria-hidden', 'true');
    }
  },
};

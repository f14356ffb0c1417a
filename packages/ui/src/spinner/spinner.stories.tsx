import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Spinner } from './spinner';

const meta = { title: 'Data/Spinner', component: Spinner } satisfies Meta<typeof Spinner>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  render: () => (
    <p className="flex items-center gap-2">
      <Spinner /> Wczytujemy Twoje zgłoszenia
    </p>
  ),
  play: async ({ canvasElement }) => {
    await expect(canvasElement.querySelector('.spinner')).toHaveAttribute('aria-hidden', 'true');
  },
};

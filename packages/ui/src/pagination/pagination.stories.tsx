import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { Pagination } from './pagination';

const meta = {
  title: 'Data/Pagination',
  component: Pagination,
  args: { page: 1, pageSize: 10, total: 14, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation')).toHaveTextContent('1–10 z 14');
    await expect(canvas.getByRole('button', { name: 'Poprzednia strona' })).toBeDisabled();
    await userEvent.click(canvas.getByRole('button', { name: 'Następna strona' }));
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const LastPage: Story = {
  args: { page: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Następna strona' })).toBeDisabled();
  },
};

export const Empty: Story = { args: { total: 0 } };

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Pagination } from './pagination';

const meta = {
  title: 'Navigation/Pagination',
  component: Pagination,
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'go to the previous or the next page', 'Default']],
      roles:
        'navigation named "Strony listy"; the number of the page is a status, so that a change is spoken',
      reads: '„Następna strona, przycisk. Strona 2 z 2”',
    } satisfies AccessibilityNotes,
  },
  args: { page: 1, pageSize: 10, total: 14, onPageChange: fn() },
} satisfies Meta<typeof Pagination>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ args, canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('navigation')).toHaveTextContent('1–10 z 14');
    await expect(canvas.getByRole('button', { name: 'Poprzednia strona' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await hand.tab();
    await hand.tab();
    await hand.keyboard('{Enter}');
    await expect(args.onPageChange).toHaveBeenLastCalledWith(2);
  },
};

export const LastPage: Story = {
  args: { page: 2 },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('button', { name: 'Następna strona' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A register of a whole country, in the middle, on a narrow screen. */
export const Long: Story = {
  args: { page: 61_728, total: 1_234_567 },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent(/^Strona 61 728 z 123 457$/);
    await expect(canvas.getByText('617 271–617 280 z 1 234 567')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Następna strona' })).toBeEnabled();
    await expect(canvasElement.scrollWidth).toBeLessThanOrEqual(canvasElement.clientWidth);
  },
};

/** No results: one empty page. */
export const Empty: Story = {
  args: { total: 0 },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('status')).toHaveTextContent('Strona 1 z 1');
    await expect(canvas.getByRole('button', { name: 'Poprzednia strona' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(canvas.getByRole('button', { name: 'Następna strona' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

export const SpeaksTheNewPage: Story = {
  args: { total: 268 },
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    return <Pagination {...args} page={page} onPageChange={setPage} />;
  },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Następna strona' }).focus();
    await hand.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strona 3 z 27');
    await hand.click(canvas.getByRole('button', { name: 'Poprzednia strona' }));
    await expect(canvas.getByRole('navigation', { name: 'Strony listy' })).toHaveTextContent('11–20 z 268');
  },
};

export const KeepsTheFocusOnTheLastPage: Story = {
  render: function Paged(args) {
    const [page, setPage] = useState(args.page);
    const change = (next: number) => {
      args.onPageChange(next);
      setPage(next);
    };
    return <Pagination {...args} page={page} onPageChange={change} />;
  },
  play: async ({ args, canvas }) => {
    const next = canvas.getByRole('button', { name: 'Następna strona' });
    next.focus();
    await hand.keyboard('{Enter}{Enter}');
    await expect(canvas.getByRole('status')).toHaveTextContent('Strona 2 z 2');
    await expect(next).toHaveFocus();
    await expect(args.onPageChange).toHaveBeenCalledOnce();
  },
};

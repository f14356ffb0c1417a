import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, userEvent, within } from 'storybook/test';
import { ReviewList } from './review-list';
import type { ReviewItem } from './review-row';

const ITEMS: ReviewItem[] = [
  { id: 'name', label: 'Imię i nazwisko', value: 'Marta Ćwik', verdict: 'agree' },
  { id: 'address', label: 'Adres', value: 'ul. Polna 8/14, 00-000 Brzezina' },
  {
    id: 'start',
    label: 'Początek opieki',
    previous: '1 stycznia 2027',
    value: '4 stycznia 2027',
    verdict: 'remark',
    remark: 'Data na umowie to 2 stycznia. Proszę wyjaśnić różnicę.',
  },
  { id: 'fee', label: 'Miesięczna opłata', value: '820,00 zł · limit 760,00 zł' },
];

const meta = {
  title: 'Data/ReviewList',
  component: ReviewList,
  args: { title: 'Opieka i koszty', items: ITEMS },
  render: function Reviewing(args) {
    const [items, setItems] = useState(args.items);
    const change = (id: string, changed: Partial<ReviewItem>) =>
      setItems((all) => all.map((item) => (item.id === id ? { ...item, ...changed } : item)));

    return (
      <div className="max-w-narrow bg-surface px-4 pb-4">
        <ReviewList
          {...args}
          items={items}
          onVerdictChange={(id, verdict) => change(id, { verdict })}
          onRemarkChange={(id, remark) => change(id, { remark })}
        />
      </div>
    );
  },
} satisfies Meta<typeof ReviewList>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = { tags: ['picture', 'picture-forced'] };

export const ReadOnly: Story = {
  render: (args) => <ReviewList {...args} />,
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/Data na umowie to 2 stycznia/)).toBeVisible();
  },
};

export const WorksByKeys: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    canvas.getByRole('button', { name: 'Zgodne: Imię i nazwisko' }).focus();

    await userEvent.keyboard('j');
    await expect(canvas.getByRole('button', { name: 'Zgodne: Adres' })).toHaveFocus();
    await userEvent.keyboard('t');
    await expect(canvas.getByRole('button', { name: 'Zgodne: Adres' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(canvas.getByText('3 z 4')).toBeVisible();

    await userEvent.keyboard('u');
    const remark = canvas.getByRole('textbox', { name: 'Uwaga do wnioskodawcy (Adres)' });
    await expect(remark).toHaveFocus();
    await userEvent.keyboard('Brakuje numeru mieszkania, tu jest tylko budynek.');
    await expect(remark).toHaveValue('Brakuje numeru mieszkania, tu jest tylko budynek.');
  },
};

export const TakesAVerdictBack: Story = {
  play: async ({ canvasElement }) => {
    const agree = within(canvasElement).getByRole('button', { name: 'Zgodne: Imię i nazwisko' });
    await userEvent.click(agree);
    await expect(agree).toHaveAttribute('aria-pressed', 'false');
  },
};

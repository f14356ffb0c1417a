import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Breadcrumbs } from './breadcrumbs';

const meta = {
  title: 'Data/Breadcrumbs',
  component: Breadcrumbs,
  args: { items: [{ label: 'Moje zgłoszenia', href: '#zgloszenia' }], current: 'Nowe zgłoszenie' },
} satisfies Meta<typeof Breadcrumbs>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const way = within(canvasElement).getByRole('navigation', { name: 'Jesteś tutaj' });
    await expect(within(way).getByText('Nowe zgłoszenie')).toHaveAttribute('aria-current', 'page');
  },
};

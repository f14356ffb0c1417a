import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { Logo } from './logo';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Małe granty II', office: 'Regionalny Urząd Pracy', href: '#' },
} satisfies Meta<typeof Logo>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Małe granty II/ })).toBeVisible();
  },
};

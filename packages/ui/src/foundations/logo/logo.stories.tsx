import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { Logo } from './logo';

const meta = {
  title: 'Foundations/Logo',
  component: Logo,
  args: { name: 'Małe granty II', office: 'Regionalny Urząd Pracy', href: '#' },
  parameters: {
    accessibility: {
      keys: [['Enter', 'goes to the first page']],
      roles: 'link named by the service and the office',
      reads: '„Małe granty II Regionalny Urząd Pracy, łącze”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Logo>;
export default meta;

export const Default: StoryObj<typeof meta> = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByRole('link', { name: /Małe granty II/ })).toBeVisible();
  },
};

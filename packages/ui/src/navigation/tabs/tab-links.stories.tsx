import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { TabLinks } from './tab-links';

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the next tab'],
        ['Enter', 'opens it'],
      ],
      roles: 'navigation, named by its label; links, the open one with aria-current="page"',
      reads: '„Po terminie, 3 wymaga uwagi, łącze”',
    } satisfies AccessibilityNotes,
  },
  args: {
    label: 'Widoki zgłoszeń',
    links: [
      { href: '#moje', label: 'Moje', count: 14, current: true },
      { href: '#po-terminie', label: 'Po terminie', count: 3, alert: true },
    ],
  },
} satisfies Meta<typeof TabLinks>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SaysWhatAsksForAttention: Story = {
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: 'Widoki zgłoszeń' }));
    await expect(views.getByRole('link', { name: 'Po terminie 3 wymaga uwagi' })).toBeVisible();
    await expect(views.getByRole('link', { name: 'Moje 14', current: 'page' })).toBeVisible();
  },
};

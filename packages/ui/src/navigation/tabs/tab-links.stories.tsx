import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { followed } from '../../internal/testing/followed';
import { hand } from '../../internal/testing/hand';
import { TabLinks } from './tab-links';

const meta = {
  title: 'Navigation/TabLinks',
  component: TabLinks,
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes to the next tab', 'OpenPageIsInSight'],
        ['Enter', 'opens it', 'EnterOpensATab'],
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

const QUEUE = ['Moje', 'Nieprzydzielone', 'Do uzupełnienia', 'Do zatwierdzenia', 'Wszystkie'];

/** The strip scrolls to the current page. */
export const OpenPageIsInSight: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { links: QUEUE.map((label, at) => ({ href: `#${at}`, label, count: 14, current: at === 4 })) },
  play: async ({ canvas }) => {
    const strip = canvas.getByRole('list').getBoundingClientRect();
    const open = canvas.getByRole('link', { current: 'page' });
    await waitFor(() => expect(open.getBoundingClientRect().right).toBeLessThanOrEqual(strip.right + 1));
    await expect(open.getBoundingClientRect().left).toBeGreaterThanOrEqual(strip.left);
    for (const link of canvas.getAllByRole('link')) {
      await hand.tab();
      await expect(link).toHaveFocus();
    }
  },
};

export const EnterOpensATab: Story = {
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: /^Po terminie/ });
    const follow = followed(link);
    link.focus();
    await hand.keyboard('{Enter}');
    await expect(follow).toHaveBeenCalledOnce();
  },
};

export const SaysWhatAsksForAttention: Story = {
  tags: ['shown', 'picture', 'picture-forced'],
  play: async ({ canvas }) => {
    const views = within(canvas.getByRole('navigation', { name: 'Widoki zgłoszeń' }));
    await expect(views.getByRole('link', { name: 'Po terminie 3 wymaga uwagi' })).toBeVisible();
    await expect(views.getByRole('link', { name: 'Moje 14', current: 'page' })).toBeVisible();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { followed } from '../../internal/testing/followed';
import { hand } from '../../internal/testing/hand';
import { TabLinks, type TabLinksProps } from './tab-links';

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

const openAt = (open: number) =>
  QUEUE.map((label, at) => ({ href: `#${at}`, label, count: 14, current: at === open }));

/** An application that draws another page and keeps the strip. */
function Turning(props: TabLinksProps) {
  const [open, setOpen] = useState(4);

  return (
    <>
      <TabLinks {...props} links={openAt(open)} />
      <Button onClick={() => setOpen(0)}>Otwórz pierwszą</Button>
    </>
  );
}

function isInSight(canvas: ReturnType<typeof within>) {
  const strip = canvas.getByRole('list').getBoundingClientRect();
  return waitFor(() => {
    const { left, right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    expect([left >= strip.left - 1, right <= strip.right + 1]).toEqual([true, true]);
  });
}

/** The strip scrolls to the current page, also to one that is opened later. */
export const OpenPageIsInSight: Story = {
  globals: { viewport: { value: 'phone' } },
  render: (args) => <Turning {...args} />,
  play: async ({ canvas }) => {
    await isInSight(canvas);
    await expect(canvas.getByRole('list').scrollLeft).toBeGreaterThan(0);
    await hand.click(canvas.getByRole('button', { name: 'Otwórz pierwszą' }));
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Moje/);
    await isInSight(canvas);
    await expect(canvas.getByRole('list').scrollLeft).toBe(0);
    const [first, ...others] = canvas.getAllByRole('link');
    first?.focus();
    for (const link of others) {
      await hand.tab();
      await expect(link).toHaveFocus();
    }
  },
};

/** Few views of the same things. */
export const AsASwitch: Story = {
  args: {
    label: 'Widok kalendarza',
    look: 'switch',
    links: [
      { href: '#miesiac', label: 'Miesiąc', current: true },
      { href: '#tydzien', label: 'Tydzień' },
      { href: '#lista', label: 'Lista' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveAccessibleName('Miesiąc');
    const [open, other] = canvas.getAllByRole('link').map((link) => getComputedStyle(link).backgroundColor);
    await expect(open).not.toBe(other);
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

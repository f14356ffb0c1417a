import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { toast } from '../../feedback/toast/toast';
import { Toaster } from '../../feedback/toast/toaster';
import { HorizontalMenu } from '../../navigation/horizontal-menu/horizontal-menu';
import { STAFF_MENU, STAFF_PRIVILEGES } from '../../navigation/menu/testing/sample-menus';
import { Sidebar } from '../../navigation/sidebar/sidebar';
import { Tooltip } from '../../overlays/tooltip/tooltip';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { hand } from '../testing/hand';
import { timers } from '../testing/held-timers';
import { staysToTheEnd, withMotion } from './testing/motion';

/** All delays and durations of Spec §4 and §9, to the millisecond. */
const meta = {
  title: 'Internal/WaitingTimes',
  parameters: {
    accessibility: {
      keys: [],
      roles: 'none of its own: the widgets shown have theirs',
      reads: '„Projekt, przycisk, rozwinięty”, dopóki menu wisi',
    } satisfies AccessibilityNotes,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

const MENU = { items: STAFF_MENU, path: '/cofundingregistrations', privileges: STAFF_PRIVILEGES };

export const ASidebarShowsAfter50AndHidesAfter200Milliseconds: Story = {
  beforeEach: () => timers.hold(50, 200),
  render: () => (
    <div className="u:staff-shell u:min-h-96 u:bg-sidebar-bg">
      <div className="u:w-rail">
        <Sidebar {...MENU} />
      </div>
    </div>
  ),
  play: async ({ canvas }) => {
    const entry = canvas.getByRole('link', { name: 'Refundacje 22 pozycje' });
    const menu = canvas.getByRole('navigation', { name: 'Menu boczne' });
    await hand.hover(entry);
    await timers.began(50);
    await expect(menu).not.toHaveAttribute('data-state', 'wide');
    timers.end();
    await waitFor(() => expect(menu).toHaveAttribute('data-state', 'wide'));

    await hand.unhover(entry);
    await timers.began(200);
    await expect(menu).toHaveAttribute('data-state', 'wide');
    timers.end();
    await waitFor(() => expect(menu).not.toHaveAttribute('data-state', 'wide'));
  },
};

export const ATooltipShowsAfter200AndGoesAfter150Milliseconds: Story = {
  beforeEach: () => {
    const release = timers.hold(200);
    const moveAsBefore = withMotion('full');
    return () => {
      moveAsBefore();
      release();
    };
  },
  render: () => (
    <div className="u:grid u:min-h-40 u:place-items-center">
      <Tooltip text="Sprawdzimy zgłoszenie w ciągu 14 dni">
        <Button>Złóż zgłoszenie</Button>
      </Tooltip>
    </div>
  ),
  play: async ({ canvas }) => {
    await hand.hover(canvas.getByRole('button', { name: 'Złóż zgłoszenie' }));
    await timers.began(200);
    await expect(screen.queryByRole('tooltip')).not.toBeInTheDocument();
    timers.end();
    const words = await screen.findByRole('tooltip');

    await hand.unhover(canvas.getByRole('button', { name: 'Złóż zgłoszenie' }));
    await waitFor(() => expect(words.getAnimations().map(nameAndTime)).toEqual(['urzad-tooltip-out 150']));
    const stays = staysToTheEnd(words, words.getAnimations()[0]);
    await waitFor(() => expect(words).not.toBeInTheDocument());
    await expect(await stays).toBe(true);
  },
};

/** What an animation of a style sheet is called, and its milliseconds. */
function nameAndTime(animation: Animation): string {
  const name = animation instanceof CSSAnimation ? animation.animationName : 'none';
  return `${name} ${animation.effect?.getComputedTiming().duration}`;
}

export const AToastStays2500Milliseconds: Story = {
  beforeEach: async () => {
    await import('../../feedback/toast/toast-card');
    const release = timers.hold(2500);
    return () => {
      toast.forget();
      release();
    };
  },
  render: () => <Toaster />,
  play: async () => {
    toast.success('Zapisaliśmy zmiany.');
    const words = await screen.findByText('Zapisaliśmy zmiany.');
    await timers.began(2500);
    await expect(words).toBeInTheDocument();
    timers.end();
    await waitFor(() => expect(words).not.toBeInTheDocument());
  },
};

/** Its time is paused while the focus is in it. */
export const AToastWaitsForTheFocus: Story = {
  ...AToastStays2500Milliseconds,
  play: async () => {
    toast.success('Zapisaliśmy zmiany.');
    const close = await screen.findByRole('button', { name: 'Zamknij komunikat' });
    await timers.began(2500);
    await hand.tab();
    await expect(close).toHaveFocus();
    await timers.stopped();
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(close).not.toBeInTheDocument());
  },
};

export const AMenuInARowWaits400MillisecondsForTheMouse: Story = {
  beforeEach: async () => {
    // Loaded before the story, so that the result does not depend on the loading time.
    await import('../../navigation/horizontal-menu/group-panel');
    return timers.hold(400);
  },
  render: () => (
    <div className="u:min-h-96">
      <HorizontalMenu {...MENU} />
    </div>
  ),
  play: async ({ canvas }) => {
    const group = (expanded: boolean) => canvas.getByRole('button', { name: 'Projekt', expanded });
    await hand.hover(group(false));
    await screen.findByRole('link', { name: /^Refundacje/ });
    await hand.unhover(group(true));
    await timers.began(400);
    await expect(group(true)).toBeVisible();
    timers.end();
    await waitFor(() => expect(group(false)).toBeVisible());
  },
};

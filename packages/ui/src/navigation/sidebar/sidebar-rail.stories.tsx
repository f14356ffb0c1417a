import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { UnderTheMouse } from '../../internal/testing/under-the-mouse';
import { STAFF_MENU, STAFF_PRIVILEGES, TEST_MENU } from '../menu/testing/sample-menus';
import { Sidebar, type SidebarProps } from './sidebar';

const meta = {
  title: 'Navigation/Sidebar rail',
  component: Sidebar,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [
        ['Tab', 'shows the names', 'RailShowsNamesToTheKeyboard'],
        ['Escape', 'hides them again', 'RailShowsNamesToTheKeyboard'],
      ],
      roles: 'as Sidebar; the button for fingers has aria-expanded',
      reads: '„Pokaż nazwy pozycji menu, przycisk, zwinięte”',
    } satisfies AccessibilityNotes,
  },
  args: { items: STAFF_MENU, path: '/cofundingregistrations', privileges: STAFF_PRIVILEGES },
  render: (args) => <InRail {...args} />,
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

function InRail(props: SidebarProps) {
  return (
    <div className="u:staff-shell u:min-h-96 u:bg-sidebar-bg">
      <div className="u:w-rail">
        <Sidebar {...props} />
      </div>
    </div>
  );
}

const menuIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Menu boczne' }));

/**
 * A narrow container: names are read by screen readers, and shown 50 ms after the mouse enters; 200 ms after it
 * leaves they are hidden.
 */
export const Rail: Story = {
  beforeEach: () => timers.hold(50, 200),
  play: async ({ canvasElement }) => {
    const entry = menuIn(canvasElement).getByRole('link', { name: 'Refundacje 22 pozycje' });
    const width = () => entry.getBoundingClientRect().width;
    await expect(width()).toBeLessThan(76);

    await hand.hover(entry);
    await timers.began(50);
    timers.end();
    await waitFor(() => expect(width()).toBeGreaterThan(200));
    await hand.unhover(entry);
    await timers.began(200);
    await expect(width()).toBeGreaterThan(200);
    timers.end();
    await waitFor(() => expect(width()).toBeLessThan(76));
  },
};

/** A page that appears under a resting mouse fires its enter event on the rail without a movement. */
export const RailWaitsForTheMouseToMove: Story = {
  render: (args) => (
    <UnderTheMouse>
      <InRail {...args} />
    </UnderTheMouse>
  ),
  play: async ({ canvasElement }) => {
    await hand.click(within(canvasElement).getByRole('button', { name: 'Dalej' }));
    const menu = await within(canvasElement).findByRole('navigation', { name: 'Menu boczne' });
    await waitFor(() => expect(menu.matches(':hover')).toBe(true));
    await expect(menu).toHaveAttribute('data-state', 'still');
    await hand.hover(menuIn(canvasElement).getByRole('link', { name: 'Refundacje 22 pozycje' }));
    await waitFor(() => expect(menu).toHaveAttribute('data-state', 'wide'));
  },
};

export const RailShowsNamesToTheKeyboard: Story = {
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    await hand.tab();
    await waitFor(() =>
      expect(menu.getByRole('link', { current: 'page' }).getBoundingClientRect().width).toBeGreaterThan(200),
    );
    await hand.keyboard('{Escape}');
    await waitFor(() =>
      expect(menu.getByRole('link', { current: 'page' }).getBoundingClientRect().width).toBeLessThan(76),
    );
  },
};

/** A rail has no entries below others: the one that has them takes over the focus. */
export const RailKeepsTheFocusInItsGroup: Story = {
  args: { items: TEST_MENU, path: '/' },
  play: async ({ canvasElement }) => {
    const navigation = within(canvasElement).getByRole('navigation', { name: 'Menu boczne' });
    const menu = menuIn(canvasElement);
    await hand.tab();
    await waitFor(() => expect(navigation).toHaveAttribute('data-state', 'wide'));
    await hand.tab();
    await hand.tab();
    await hand.keyboard('{Enter}');
    const group = menu.getByRole('button', { name: /Wydarzenia/, expanded: true });
    await hand.tab();
    await expect(menu.getByRole('link', { name: 'Najnowsze' })).toHaveFocus();

    await hand.keyboard('{Escape}');
    await waitFor(() => expect(navigation).toHaveAttribute('data-state', 'still'));
    await expect(group).not.toBeVisible();
    await expect(menu.getByRole('link', { name: 'Wydarzenia' })).toHaveFocus();
  },
};

/** A finger has no hover: the rail has a button. */
export const RailShowsNamesOnTouch: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const button = (expanded: boolean) =>
      canvas.findByRole('button', { name: 'Pokaż nazwy pozycji menu', expanded });
    await hand.tap(await button(false));
    await button(true);
    await hand.tap(canvasElement);
    await button(false);
  },
};

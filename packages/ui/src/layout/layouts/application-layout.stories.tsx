import type { Meta, StoryObj } from '@storybook/react-vite';
import { Menu, PersonStanding } from 'lucide-react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import { Link } from '../../foundations/link/link';
import { Logo, LogoMark } from '../../foundations/logo/logo';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { STAFF_MENU, STAFF_PRIVILEGES } from '../../navigation/menu/testing/sample-menus';
import { PageHeading } from '../page-heading/page-heading';
import { ApplicationLayout } from './application-layout';

const meta = {
  title: 'Layout/ApplicationLayout',
  component: ApplicationLayout,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [
        [
          'Tab',
          'goes from the skip link over the menu to the tools and the content',
          'GoesFromTheMenuToTheContent',
        ],
        ['Escape', 'makes a rail in use narrow again', 'RailKeepsTheFocusOnItsLogo'],
      ],
      roles:
        'navigation "Menu pracownika", banner and main; a button hides the sidebar and says so by its name',
      reads: '„Menu pracownika, nawigacja. Zgłoszenia, 14 pozycji, łącze, bieżąca strona"',
    } satisfies AccessibilityNotes,
  },
  globals: { accent: 'blue' },
  args: {
    items: STAFF_MENU,
    privileges: STAFF_PRIVILEGES,
    path: '/cofundingregistrations',
    onSidebarShowChange: fn(),
    logo: <Logo name="Małe granty II" office="Panel pracownika" href="#" />,
    mark: (
      <Link href="#" aria-label="Małe granty II, panel pracownika" className="u:inline-block">
        <LogoMark />
      </Link>
    ),
    topBar: (
      <span className="u:ms-auto">
        <IconButton icon={PersonStanding} label="Dostępność" />
      </span>
    ),
    menuButton: <IconButton icon={Menu} label="Menu" />,
    children: (
      <PageHeading title="Zgłoszenia do oceny" lead="Nabór 2/2026 · trwa do 30 listopada · 268 zgłoszeń" />
    ),
  },
} satisfies Meta<typeof ApplicationLayout>;
export default meta;

type Story = StoryObj<typeof meta>;

const menuOf = (canvasElement: HTMLElement) =>
  within(canvasElement).queryByRole('navigation', { name: 'Menu pracownika' });

export const Default: Story = {
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation', { name: 'Menu pracownika' }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName(/^Zgłoszenia/);
  },
};

/** The header floats on the page as a card, whose corners show the page behind them. */
export const Detached: Story = {
  args: { headerType: 'detached' },
  globals: { viewport: { value: 'desktop' } },
  tags: ['picture'],
};

export const Horizontal: Story = {
  args: { layoutType: 'horizontal' },
  play: async ({ canvasElement }) => {
    const banner = within(within(canvasElement).getByRole('banner'));
    await expect(banner.getByRole('button', { name: 'Projekt', expanded: false })).toBeVisible();
  },
};

export const HorizontalDetached: Story = {
  args: { layoutType: 'horizontal', headerType: 'detached' },
  tags: ['picture'],
};

/** Icons alone on a desktop, for a screen that needs the width. */
export const Rail: Story = {
  args: { rail: true },
  play: async ({ canvasElement }) => {
    await expect(menuOf(canvasElement)?.getBoundingClientRect().width).toBe(76);
  },
};

/** One button for one action: the rail widens by its own, and stays when the sidebar is hidden elsewhere. */
export const RailHasOneButton: Story = {
  args: { rail: true, sidebarShow: false },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(menuOf(canvasElement)?.getBoundingClientRect().width).toBe(76);
    await expect(canvas.getAllByRole('button', { name: /menu/i })).toHaveLength(1);
    await hand.click(canvas.getByRole('button', { name: /menu/i }));
    await waitFor(() => expect(menuOf(canvasElement)?.getBoundingClientRect().width).toBeGreaterThan(76));
    await expect(canvas.queryByRole('button', { name: 'Pokaż menu boczne' })).not.toBeInTheDocument();
  },
};

/** A rail has the mark, a wide sidebar the whole logo: the focus goes from one to the other. */
export const RailKeepsTheFocusOnItsLogo: Story = {
  args: { rail: true },
  play: async ({ canvas, canvasElement }) => {
    const menu = menuOf(canvasElement);
    const mark = canvas.getByRole('link', { name: 'Małe granty II, panel pracownika' });
    await hand.tab();
    await hand.tab();
    await waitFor(() => expect(menu).toHaveAttribute('data-state', 'wide'));
    await expect(mark).not.toBeVisible();
    await expect(canvas.getByRole('link', { name: /^Małe granty II Panel pracownika$/ })).toHaveFocus();

    await hand.keyboard('{Escape}');
    await waitFor(() => expect(menu).toHaveAttribute('data-state', 'still'));
    await expect(mark).toHaveFocus();
  },
};

/** A tablet has the rail by default. */
export const OnATablet: Story = {
  globals: { viewport: { value: 'tablet' } },
  play: async ({ canvasElement }) => {
    await expect(menuOf(canvasElement)?.getBoundingClientRect().width).toBe(76);
    await expect(within(canvasElement).queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

/** A phone has the menu panel. */
export const OnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    await expect(menuOf(canvasElement)).not.toBeInTheDocument();
    await expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};

/** The sidebar is shown by default from 767 px on (Spec §4), as a rail like on a tablet. */
export const SidebarAt767: Story = {
  globals: { viewport: { value: 'phoneLast' } },
  play: async ({ canvasElement }) => {
    await expect(menuOf(canvasElement)).toBeVisible();
    await expect(menuOf(canvasElement)?.getBoundingClientRect().width).toBe(76);
    await expect(within(canvasElement).queryByRole('button', { name: 'Menu' })).not.toBeInTheDocument();
  },
};

export const SidebarAt768: Story = { ...SidebarAt767, globals: { viewport: { value: 'tabletFirst' } } };

export const NoSidebarAt766: Story = {
  globals: { viewport: { value: 'belowSidebar' } },
  play: async ({ canvasElement }) => {
    await expect(menuOf(canvasElement)).not.toBeInTheDocument();
    await expect(within(canvasElement).getByRole('button', { name: 'Menu' })).toBeVisible();
  },
};

/** Shown 50 ms after the pointer enters, hidden 200 ms after it leaves (Spec §4). */
export const HidesAndShowsTheSidebar: Story = {
  beforeEach: () => timers.hold(50, 200),
  play: async ({ canvasElement, args }) => {
    const canvas = within(canvasElement);
    await hand.click(canvas.getByRole('button', { name: 'Ukryj menu boczne' }));
    await expect(args.onSidebarShowChange).toHaveBeenLastCalledWith(false);
    await timers.began(200);
    await expect(menuOf(canvasElement)).toBeVisible();
    timers.end();
    await waitFor(() => expect(menuOf(canvasElement)).not.toBeInTheDocument());

    await hand.click(canvas.getByRole('button', { name: 'Pokaż menu boczne' }));
    await expect(args.onSidebarShowChange).toHaveBeenLastCalledWith(true);
    await timers.began(50);
    await expect(menuOf(canvasElement)).not.toBeInTheDocument();
    timers.end();
    await waitFor(() => expect(menuOf(canvasElement)).toBeVisible());
  },
};

export const GoesFromTheMenuToTheContent: Story = {
  args: { children: <Button>Przydziel</Button> },
  play: async ({ canvas, canvasElement }) => {
    const parts = [
      canvas.getByRole('link', { name: /^Przejdź do treści/ }),
      menuOf(canvasElement),
      canvas.getByRole('banner'),
      canvas.getByRole('main'),
    ];
    const order: number[] = [];
    await hand.tab();
    while (document.activeElement !== document.body) {
      order.push(parts.findIndex((part) => part?.contains(document.activeElement)));
      await hand.tab();
    }
    await expect([...new Set(order)]).toEqual([0, 1, 2, 3]);
    await expect(order).toEqual([...order].sort((one, other) => one - other));
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { EVERY_KIND, STAFF_MENU, STAFF_PRIVILEGES, TEST_MENU } from '../menu/testing/sample-menus';
import { HorizontalMenu } from './horizontal-menu';

const meta = {
  title: 'Navigation/HorizontalMenu',
  component: HorizontalMenu,
  parameters: {
    accessibility: {
      keys: [
        ['Tab', 'goes from entry to entry, into a group that is open', 'WorksByKeyboardAlone'],
        ['Enter', 'follows a link, opens or closes a group', 'WorksByKeyboardAlone'],
        ['Space', 'opens or closes a group', 'WorksByKeyboardAlone'],
        [
          'Arrow Up, Arrow Down, Home, End',
          'go from entry to entry of an open group',
          'WorksByKeyboardAlone',
        ],
        ['Escape', 'closes the open group and returns to its button', 'WorksByKeyboardAlone'],
      ],
      roles:
        'navigation, named by its label; links and buttons in lists. A group is a button with aria-expanded; the page has aria-current="page", a part that the page belongs to aria-current="true".',
      reads: '„Główne menu, nawigacja. Projekt, przycisk, zwinięty"',
    } satisfies AccessibilityNotes,
  },
  args: { items: STAFF_MENU, path: '/cofundingregistrations', privileges: STAFF_PRIVILEGES },
  beforeEach: async () => {
    // Loaded before the story, so that the result does not depend on the loading time.
    await import('./group-panel');
  },
  decorators: [
    (Story) => (
      <div className="u:min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof HorizontalMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

const group = (name: string | RegExp, expanded: boolean) => screen.getByRole('button', { name, expanded });
const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('link', { name })).not.toBeInTheDocument());

/** The staff menu. */
export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ canvasElement }) => {
    const menu = within(canvasElement).getByRole('navigation', { name: 'Główne menu' });
    await expect(within(menu).getByRole('link', { name: 'Kontakt new' })).toBeVisible();
    group('Projekt', false).focus();
    await hand.keyboard('{Enter}');
    const entry = await screen.findByRole('link', { name: 'Zgłoszenia 14 pozycji', current: 'page' });
    await waitFor(() => expect(entry).toBeVisible());
  },
};

/** The second test menu of the specification. */
export const TestMenu: Story = {
  args: { items: TEST_MENU, path: '/sent' },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation'));
    await expect(menu.getByRole('link', { name: 'Wydarzenia' })).toBeVisible();
    await hand.click(group(/Wydarzenia/, false));
    await expect(await screen.findByRole('link', { name: 'Ważne', current: 'page' })).toBeInTheDocument();
  },
};

export const EveryKind: Story = {
  args: { items: EVERY_KIND, path: '/mail' },
  play: async ({ canvasElement }) => {
    const menu = within(within(canvasElement).getByRole('navigation'));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Poczta 99+ pozycji');
    await expect(menu.getByRole('button', { name: 'Ustawienia' })).toBeDisabled();
    await expect(menu.getByRole('link', { name: 'Raporty wczytywanie', busy: true })).toBeVisible();
  },
};

/** The public menu has no groups. */
export const LinksOnly: Story = {
  args: {
    path: '/',
    items: [
      { id: 'home', name: 'Główna', link: '/' },
      { id: 'about', name: 'O projekcie', link: '/about' },
      { id: 'contact', name: 'Kontakt', link: '/contact' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('link')).toHaveLength(3);
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

/** No entry is allowed: no group without entries is shown. */
export const Empty: Story = {
  args: { privileges: [], items: STAFF_MENU.slice(-8) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Główne menu' })).toBeInTheDocument();
    await expect(canvas.queryByRole('link')).not.toBeInTheDocument();
    await expect(canvas.queryByRole('button')).not.toBeInTheDocument();
  },
};

export const WorksByKeyboardAlone: Story = {
  args: { path: '/tickets/2/1' },
  play: async () => {
    group('Projekt', false).focus();
    await hand.keyboard('{Enter}');
    await screen.findByRole('link', { name: /Zgłoszenia/ });
    await hand.tab();
    await expect(screen.getByRole('link', { name: /Zgłoszenia/ })).toHaveFocus();
    await hand.keyboard('{End}');
    await expect(screen.getByRole('link', { name: /Sprawy/ })).toHaveFocus();
    await hand.keyboard('{Home}');
    await expect(screen.getByRole('link', { name: /Zgłoszenia/ })).toHaveFocus();
    await hand.keyboard('{ArrowUp}');
    await expect(screen.getByRole('link', { name: /Sprawy/ })).toHaveFocus();
    await hand.keyboard('{ArrowDown}');
    await expect(screen.getByRole('link', { name: /Zgłoszenia/ })).toHaveFocus();
    await hand.keyboard('{Escape}');
    await expect(group('Projekt', false)).toHaveFocus();
    await gone('Sprawy 6 pozycji');
    await hand.keyboard(' ');
    await expect(group('Projekt', true)).toHaveFocus();
  },
};

/** The button of a closed group says that the page is inside. */
export const SaysThatAClosedGroupHoldsThePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { current: true, expanded: false })).toHaveAccessibleName(
      'Projekt',
    );
  },
};

/** The groups above the present page are open inside their group too. */
export const OpensGroupsInPlace: Story = {
  args: { path: '/tickets/2/1' },
  play: async () => {
    await hand.click(group(/Pomoc techniczna/, false));
    await expect(await screen.findByRole('link', { name: 'Pilne', current: 'page' })).toBeInTheDocument();
    await hand.click(group(/Otwarte/, true));
    await expect(screen.queryByRole('link', { name: 'Pilne' })).not.toBeInTheDocument();
  },
};

/** Opened by hover, it closes 400 ms after the mouse has left (Spec §9); a press keeps it open. */
export const OpensUnderTheMouse: Story = {
  beforeEach: () => timers.hold(400),
  play: async () => {
    await hand.hover(group('Projekt', false));
    await screen.findByRole('link', { name: /Refundacje/ });
    await hand.unhover(group('Projekt', true));
    await timers.began(400);
    await expect(screen.getByRole('link', { name: /Refundacje/ })).toBeInTheDocument();
    timers.end();
    await gone('Refundacje 22 pozycje');

    await hand.click(group('Projekt', false));
    await screen.findByRole('link', { name: /Refundacje/ });
    await hand.unhover(group('Projekt', true));
    await timers.began(400);
    timers.end();
    // Another group, opened later by hover alone, has closed before it.
    await hand.hover(group(/Tablica spraw/, false));
    await screen.findByRole('link', { name: 'Moja tablica' });
    await hand.unhover(group(/Tablica spraw/, true));
    await timers.began(400);
    timers.end();
    await gone('Moja tablica');
    await expect(screen.getByRole('link', { name: /Refundacje/ })).toBeInTheDocument();
    await hand.click(group('Projekt', true));
    await gone('Refundacje 22 pozycje');
  },
};

export const ClosesOnAClickOutside: Story = {
  play: async () => {
    await hand.click(group('Administracja', false));
    await screen.findByRole('link', { name: 'Logi' });
    await hand.clickOutside();
    await gone('Logi');
  },
};

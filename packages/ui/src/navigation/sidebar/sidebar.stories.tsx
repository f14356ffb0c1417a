import type { Meta, StoryObj } from '@storybook/react-vite';
import { Files } from 'lucide-react';
import { useEffect, useState } from 'react';
import { expect, fn, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { EVERY_KIND, STAFF_MENU, STAFF_PRIVILEGES, TEST_MENU } from '../menu/testing/sample-menus';
import { Sidebar, type SidebarProps } from './sidebar';

const meta = {
  title: 'Navigation/Sidebar',
  component: Sidebar,
  parameters: {
    layout: 'fullscreen',
    accessibility: {
      keys: [
        ['Tab', 'goes from entry to entry, into what is open', 'RailShowsNamesToTheKeyboard'],
        ['Enter', 'follows a link, opens or closes a group', 'WorksByKeyboardAlone'],
        ['Space', 'opens or closes a group', 'WorksByKeyboardAlone'],
        ['Arrow Up, Arrow Down, Home, End', 'go from entry to entry', 'WorksByKeyboardAlone'],
        ['Escape', 'makes a rail in use narrow again', 'RailShowsNamesToTheKeyboard'],
      ],
      roles:
        'navigation, named by its label; links and buttons in lists. A group is a button with aria-expanded; the page has aria-current="page", a part that the page belongs to aria-current="true".',
      reads: '„Menu boczne, nawigacja. Zgłoszenia, 14 pozycji, łącze, bieżąca strona"',
    } satisfies AccessibilityNotes,
  },
  args: { items: STAFF_MENU, path: '/cofundingregistrations', privileges: STAFF_PRIVILEGES },
  render: (args) => <InPlace {...args} className="u:w-sidebar" />,
} satisfies Meta<typeof Sidebar>;
export default meta;

type Story = StoryObj<typeof meta>;

function InPlace({ className, ...props }: SidebarProps & { className?: string }) {
  return (
    <div className="u:staff-shell u:min-h-96 u:bg-sidebar-bg">
      <div className={className}>
        <Sidebar {...props} />
      </div>
    </div>
  );
}

/** The path of the last clicked link. */
function useClickedPath(first: string): string {
  const [path, setPath] = useState(first);

  useEffect(() => {
    function go(event: MouseEvent) {
      const link = event.target instanceof Element && event.target.closest('a');
      if (!link) return;
      event.preventDefault();
      setPath(link.pathname);
    }
    document.addEventListener('click', go);
    return () => document.removeEventListener('click', go);
  }, []);

  return path;
}

const menuIn = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole('navigation', { name: 'Menu boczne' }));

/** The staff menu. */
export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Zgłoszenia 14 pozycji');
    await expect(menu.getByRole('list', { name: 'Projekt' })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Kontakt new' })).toBeVisible();
  },
};

/** The second test menu of the specification. */
export const TestMenu: Story = {
  args: { items: TEST_MENU, path: '/' },
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Aktualności');
    await expect(menu.queryByRole('link', { name: 'Najnowsze' })).not.toBeInTheDocument();
  },
};

/** Counts, badges, colours, loading and disabled entries, saved views in Polish order, letters and people. */
export const EveryKind: Story = {
  args: { items: EVERY_KIND, path: '/views/1' },
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    await expect(menu.getByRole('button', { name: 'Ustawienia' })).toBeDisabled();
    await expect(menu.getByRole('link', { name: 'Raporty wczytywanie', busy: true })).toBeVisible();
    await expect(menu.getByRole('link', { name: 'Poczta 99+ pozycji' })).toBeVisible();
    const views = within(menu.getByRole('list', { name: 'Widoki' })).getAllByRole('link');
    await expect(views[0]).toHaveAccessibleName('Łąki – nowe wybrany widok');
    await expect(views[1]).toHaveAccessibleName('Zielony Staw');
  },
};

export const WithoutPrivileges: Story = {
  args: { privileges: [] },
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    await expect(menu.queryByRole('link', { name: 'Słowniki' })).not.toBeInTheDocument();
    await expect(menu.queryByRole('list', { name: 'Administracja' })).not.toBeInTheDocument();
  },
};

export const Empty: Story = {
  args: { items: [] },
  play: async ({ canvasElement }) => {
    await expect(menuIn(canvasElement).queryByRole('link')).not.toBeInTheDocument();
  },
};

export const OpensAndClosesAGroup: Story = {
  args: { items: TEST_MENU, path: '/' },
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    const toggle = (expanded: boolean) => menu.getByRole('button', { name: /Wydarzenia/, expanded });

    await hand.click(toggle(false));
    await expect(menu.getByRole('link', { name: 'Ważne' })).toBeVisible();
    await hand.click(toggle(true));
    await expect(menu.queryByRole('link', { name: 'Ważne' })).not.toBeInTheDocument();
  },
};

/** A page three levels down: the groups above it are open, and a person may close them. */
export const OpensWhatStandsAboveThePage: Story = {
  args: { path: '/tickets/2/1' },
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    await expect(menu.getByRole('link', { name: 'Pilne', current: 'page' })).toBeVisible();
    await expect(menu.getByRole('button', { name: /Otwarte/, expanded: true })).toBeVisible();

    await hand.click(menu.getByRole('button', { name: /Pomoc techniczna/, expanded: true }));
    await expect(menu.queryByRole('link', { name: 'Pilne' })).not.toBeInTheDocument();
    await expect(menu.getByRole('link', { current: true })).toHaveAccessibleName('Pomoc techniczna');
  },
};

/** The mark of the saved view in use is shown too, whatever is before its name. */
/** The page and the button beside it are one tab, which runs into the page. */
export const MarksAPageWithPagesBelow: Story = {
  args: { path: '/tickets' },
  play: async ({ canvasElement }) => {
    const page = menuIn(canvasElement).getByRole('link', { current: 'page' });
    const tab = page.parentElement ?? page;
    await expect(within(tab).getByRole('button', { expanded: true })).toBeVisible();
    await expect(getComputedStyle(tab).backgroundColor).not.toBe('rgba(0, 0, 0, 0)');
    await expect(tab.getBoundingClientRect().right).toBe(
      menuIn(canvasElement)
        .getByRole('link', { name: /^Zgłoszenia/ })
        .getBoundingClientRect().right,
    );
  },
};

export const ShowsTheViewInUse: Story = {
  args: {
    path: '/views/1',
    items: [
      { id: 'own', name: 'Łąki', link: '/views/1', is_preset_selected: true },
      { id: 'icon', name: 'Zielony Staw', link: '/views/2', icon: Files, is_preset_selected: true },
      { id: 'other', name: 'Dolna Wieś', link: '/views/3', icon: Files },
    ],
  },
  play: async ({ canvasElement }) => {
    const marksOf = (name: string) =>
      menuIn(canvasElement).getByRole('link', { name }).querySelectorAll('.lucide-bookmark-check');
    await expect(marksOf('Łąki wybrany widok')).toHaveLength(1);
    await expect(marksOf('Zielony Staw wybrany widok')).toHaveLength(1);
    await expect(marksOf('Dolna Wieś')).toHaveLength(0);
  },
};

/** Walks through the menu as a router would. */
export const FollowsThePath: Story = {
  args: { items: TEST_MENU, path: '/' },
  render: function Walk(args) {
    return <InPlace {...args} path={useClickedPath(args.path)} className="u:w-sidebar" />;
  },
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    await hand.click(menu.getByRole('link', { name: 'Wydarzenia' }));
    await expect(menu.getByRole('button', { name: /Wydarzenia/, expanded: true })).toBeVisible();
    await hand.click(menu.getByRole('link', { name: 'Ważne' }));
    await expect(menu.getByRole('link', { current: 'page' })).toHaveAccessibleName('Ważne');
  },
};

export const WorksByKeyboardAlone: Story = {
  args: { items: TEST_MENU, path: '/' },
  play: async ({ canvasElement }) => {
    const menu = menuIn(canvasElement);
    await hand.tab();
    await expect(menu.getByRole('link', { name: 'Aktualności' })).toHaveFocus();
    await hand.tab();
    await hand.tab();
    await hand.keyboard('{Enter}');
    const toggle = (expanded: boolean) => menu.getByRole('button', { name: /Wydarzenia/, expanded });
    await expect(toggle(true)).toHaveFocus();
    await hand.keyboard(' ');
    await expect(toggle(false)).toHaveFocus();
    await hand.keyboard(' ');
    await hand.tab();
    await expect(menu.getByRole('link', { name: 'Najnowsze' })).toHaveFocus();
    await hand.keyboard('{End}');
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toHaveFocus();
    await hand.keyboard('{ArrowDown}');
    await expect(menu.getByRole('link', { name: 'Aktualności' })).toHaveFocus();
    await hand.keyboard('{ArrowUp}');
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toHaveFocus();
    await hand.keyboard('{Home}');
    await expect(menu.getByRole('link', { name: 'Aktualności' })).toHaveFocus();
  },
};

const onSelect = fn();

/** An entry may have an action instead of a link. */
export const CallsBack: Story = {
  args: { items: [{ id: 'lock', name: 'Zablokuj ekran', onSelect }], path: '/' },
  play: async ({ canvasElement }) => {
    onSelect.mockClear();
    await hand.click(menuIn(canvasElement).getByRole('button', { name: 'Zablokuj ekran' }));
    await expect(onSelect).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { MenuPanel } from './menu-panel';
import { STAFF_MENU, STAFF_PRIVILEGES, TEST_MENU } from './testing/sample-menus';

const meta = {
  title: 'Navigation/MenuPanel',
  component: MenuPanel,
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Tab', 'goes from entry to entry, into what is open', 'WorksByKeyboardAlone'],
        ['Arrow Up, Arrow Down, Home, End', 'go from entry to entry', 'WorksByKeyboardAlone'],
        ['Enter', 'follows a link, opens or closes a group', 'WorksByKeyboardAlone'],
        ['Escape', 'closes the panel', 'WorksByKeyboardAlone'],
      ],
      roles: 'dialog titled "Menu" with a navigation of links and group buttons (aria-expanded)',
      reads: '„Menu, okno dialogowe. Menu, nawigacja. Aktualności, łącze, bieżąca strona"',
    } satisfies AccessibilityNotes,
  },
  args: { open: true, onOpenChange: fn(), items: TEST_MENU, path: '/' },
} satisfies Meta<typeof MenuPanel>;
export default meta;

type Story = StoryObj<typeof meta>;

const findMenu = async () => within(await screen.findByRole('navigation', { name: 'Menu' }));

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: {
    children: (
      <p className="u:mt-2 u:border-t u:border-line u:px-2 u:pt-4 u:text-sm">ul. Lipowa 12, Zielony Staw</p>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(within(dialog).getByRole('link', { current: 'page' })).toBeVisible());
  },
};

/** Spec §9. */
export const Is300PixelsWideAtTheRight: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Menu' });
    await waitFor(() => expect(dialog.getBoundingClientRect().right).toBe(window.innerWidth));
    await expect(dialog.getBoundingClientRect().width).toBe(300);
  },
};

export const WorksByKeyboardAlone: Story = {
  play: async ({ args }) => {
    const menu = await findMenu();
    menu.getByRole('link', { name: 'Aktualności' }).focus();
    await hand.tab();
    await hand.tab();
    await hand.keyboard('{Enter}');
    await hand.tab();
    await expect(menu.getByRole('link', { name: 'Najnowsze' })).toHaveFocus();
    await hand.keyboard('{End}');
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toHaveFocus();
    await hand.keyboard('{Home}');
    await expect(menu.getByRole('link', { name: 'Aktualności' })).toHaveFocus();
    await hand.keyboard('{ArrowUp}');
    await expect(menu.getByRole('link', { name: 'Kontakt' })).toHaveFocus();
    await hand.keyboard('{ArrowDown}');
    await expect(menu.getByRole('link', { name: 'Aktualności' })).toHaveFocus();
    await hand.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

export const StaffMenu: Story = {
  args: { items: STAFF_MENU, privileges: STAFF_PRIVILEGES, path: '/inbox' },
  play: async () => {
    const menu = await findMenu();
    await expect(menu.getByRole('link', { name: 'Odebrane 4 pozycje', current: 'page' })).toBeInTheDocument();
  },
};

export const ClosesWhenAnEntryIsChosen: Story = {
  args: { items: [{ id: 'lock', name: 'Zablokuj ekran', onSelect: fn() }] },
  play: async ({ args }) => {
    const menu = await findMenu();
    await hand.click(menu.getByRole('button', { name: 'Zablokuj ekran' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
};

/** In a wider viewport it is in the header. */
export const HasTheInstructionOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  args: { instruction: '/instrukcja.pdf' },
  play: async () => {
    const dialog = within(await screen.findByRole('dialog', { name: 'Menu' }));
    await expect(dialog.getByRole('link', { name: 'Instrukcja (PDF)' })).toHaveAttribute(
      'href',
      '/instrukcja.pdf',
    );
  },
};

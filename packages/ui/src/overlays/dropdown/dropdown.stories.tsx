import type { Meta, StoryObj } from '@storybook/react-vite';
import {
  CircleUserRound,
  EllipsisVertical,
  Files,
  Key,
  LayoutDashboard,
  LogOut,
  Pencil,
  Settings,
  Trash2,
  UserLock,
} from 'lucide-react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { IconButton } from '../../actions/icon-button/icon-button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Dropdown } from './dropdown';

const onLogOut = fn();

const meta = {
  title: 'Overlays/Dropdown',
  component: Dropdown,
  args: {
    label: 'Menu użytkownika',
    align: 'start',
    trigger: <Button>Natalia</Button>,
    items: [
      { id: 'account', name: 'Moje konto', icon: CircleUserRound, link: '/account' },
      { id: 'edit', name: 'Edytuj dane', icon: Pencil, link: '/account/edit' },
      { id: 'password', name: 'Zmień hasło', icon: Key, disabled: true },
      {
        id: 'registrations',
        name: 'Moje zgłoszenia',
        icon: Files,
        link: '/cofundingregistrations',
        divide: true,
      },
      {
        id: 'settings',
        name: 'Ustawienia',
        icon: Settings,
      },
      { id: 'roles', id_top: 'settings', name: 'Role', requires_privileges: 'user_show,user_role_show' },
      { id: 'share', id_top: 'settings', name: 'Udostępnij konto administracji', icon: UserLock },
      { id: 'logout', name: 'Wyloguj się', icon: LogOut, divide: true, onSelect: onLogOut },
    ],
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space, ArrowDown', 'on the button: opens the menu', 'WorksByKeyboardAlone'],
        ['ArrowUp, ArrowDown, Home, End', 'moves among the entries', 'WorksByKeyboardAlone'],
        ['ArrowRight, ArrowLeft', 'goes a level down and back', 'WorksByKeyboardAlone'],
        ['letters', 'go to the entry that begins with them', 'GoesToWhatIsTyped'],
        ['Escape', 'closes and gives the focus back to the button', 'ClosesOnEscape'],
      ],
      roles: 'button with a popup menu, expanded or not; menu, named by its label; menuitem',
      reads: '„Natalia, przycisk, menu rozwijane, zwinięte”; „Moje konto, element menu 1 z 6”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    onLogOut.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="u:min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Natalia' });
const entry = (name: string | RegExp) => screen.findByRole('menuitem', { name });

async function openMenu() {
  await hand.click(trigger());
  return screen.findByRole('menu');
}

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Default: Story = {
  play: async () => {
    await openMenu();
    await waitFor(async () => expect(await entry('Moje konto')).toHaveFocus());
    await expect(screen.getByRole('button', { name: 'Natalia', expanded: true })).toBeInTheDocument();
  },
};

/** The menu of a signed-in person: the name above, the version below. */
export const UserMenu: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  args: {
    header: (
      <>
        <p className="u:font-semibold">Natalia Wrońska</p>
        <p className="u:text-sm u:text-muted">natalia.wronska@poczta.example</p>
      </>
    ),
    footer: 'Wersja 0.6.1',
    items: [
      { id: 'account', name: 'Moje konto', icon: CircleUserRound, link: '/account' },
      { id: 'edit', name: 'Edytuj dane', icon: Pencil, link: '/account/edit' },
      { id: 'password', name: 'Zmień hasło', icon: Key },
      {
        id: 'registrations',
        name: 'Moje zgłoszenia',
        icon: Files,
        link: '/cofundingregistrations',
        divide: true,
      },
      { id: 'panel', name: 'Panel uczestnika', icon: LayoutDashboard, link: '/cofundingmembers/show' },
      { id: 'share', name: 'Udostępnij konto administracji', icon: UserLock },
      { id: 'logout', name: 'Wyloguj się', icon: LogOut, divide: true },
    ],
  },
  play: async () => {
    trigger().focus();
    await hand.keyboard('{Enter}');
    await waitFor(async () => expect(await entry('Moje konto')).toHaveFocus());
  },
};

export const MoreMenu: Story = {
  args: {
    label: 'Więcej',
    trigger: <IconButton icon={EllipsisVertical} label="Więcej: umowa-2024.pdf" />,
    items: [
      { id: 'edit', name: 'Zmień opis', icon: Pencil },
      { id: 'remove', name: 'Usuń plik', icon: Trash2, color: 'red' },
    ],
  },
  play: async () => {
    await hand.click(screen.getByRole('button', { name: 'Więcej: umowa-2024.pdf' }));
    await expect(await entry('Usuń plik')).toBeInTheDocument();
  },
};

export const HidesWhatNeedsMorePrivileges: Story = {
  args: { privileges: ['user_show'] },
  play: async () => {
    await openMenu();
    await hand.click(await entry('Ustawienia'));
    await entry('Udostępnij konto administracji');
    await expect(screen.queryByRole('menuitem', { name: 'Role' })).not.toBeInTheDocument();
  },
};

export const GoesDownAndBack: Story = {
  play: async () => {
    await openMenu();
    await hand.click(await entry('Ustawienia'));
    await expect(await screen.findByRole('menu', { name: 'Ustawienia' })).toBeInTheDocument();
    const back = await entry('Wróć');
    await waitFor(() => expect(back).toHaveFocus());
    await hand.click(back);
    await expect(await screen.findByRole('menu', { name: 'Menu użytkownika' })).toBeInTheDocument();
    await waitFor(async () => expect(await entry('Ustawienia')).toHaveFocus());
  },
};

/** A press gives this entry the focus too. */
export const DoesNotGoIntoADisabledGroup: Story = {
  args: {
    items: [
      { id: 'account', name: 'Moje konto', icon: CircleUserRound, link: '/account' },
      { id: 'settings', name: 'Ustawienia', icon: Settings, disabled: true },
      { id: 'share', id_top: 'settings', name: 'Udostępnij konto administracji', icon: UserLock },
    ],
  },
  play: async () => {
    await openMenu();
    await hand.click(await entry('Ustawienia'));
    await expect(await entry('Ustawienia')).toHaveFocus();
    await hand.keyboard('{ArrowRight}');
    await expect(screen.getByRole('menu', { name: 'Menu użytkownika' })).toBeInTheDocument();
    await expect(screen.queryByRole('menuitem', { name: 'Wróć' })).not.toBeInTheDocument();
  },
};

/** A key moves the focus in a later task, so the next one waits for it. */
async function keyTo(key: string, name: string) {
  await hand.keyboard(key);
  await waitFor(async () => expect(await entry(name)).toHaveFocus());
}

export const WorksByKeyboardAlone: Story = {
  tags: ['recorded'],
  play: async () => {
    trigger().focus();
    await keyTo('{ArrowDown}', 'Moje konto');
    await keyTo('{ArrowDown}', 'Edytuj dane');
    await keyTo('{ArrowDown}', 'Moje zgłoszenia');
    await keyTo('{End}', 'Wyloguj się');
    await keyTo('u', 'Ustawienia');
    await keyTo('{ArrowRight}', 'Wróć');
    await keyTo('{ArrowLeft}', 'Ustawienia');
    await keyTo('{Home}', 'Moje konto');
    await keyTo('{ArrowUp}', 'Wyloguj się');
    await hand.keyboard('{Enter}');
    await expect(onLogOut).toHaveBeenCalledOnce();
    await gone();
    await expect(trigger()).toHaveFocus();
  },
};

export const ClosesOnEscape: Story = {
  play: async () => {
    await openMenu();
    await hand.keyboard('{Escape}');
    await gone();
    await expect(trigger()).toHaveFocus();
  },
};

/** A long name is clipped visually and whole for screen readers; a menu higher than the viewport scrolls. */
export const Long: Story = {
  args: {
    items: Array.from({ length: 40 }, (_, n) => ({
      id: `call-${n}`,
      name: `Nabór ${n + 1}: Małe granty na opiekę nad małymi dziećmi w Regionalnym Urzędzie Pracy`,
      link: `/calls/${n}`,
    })),
  },
  play: async () => {
    const menu = await openMenu();
    await expect(within(menu).getAllByRole('menuitem')).toHaveLength(40);
    await waitFor(async () => expect(await entry(/^Nabór 1:/)).toHaveFocus());
    await hand.keyboard('{End}');
    const last = await entry(/^Nabór 40:/);
    await expect(last).toHaveFocus();
    await waitFor(() => expect(last.getBoundingClientRect().bottom).toBeLessThanOrEqual(window.innerHeight));
    await expect(menu.scrollWidth).toBeLessThanOrEqual(menu.clientWidth);
  },
};

export const ClosesOnAClickOutside: Story = {
  play: async () => {
    await openMenu();
    await hand.clickOutside();
    await gone();
  },
};

export const IsASheetAt767: Story = {
  globals: { viewport: { value: 'phoneLast' } },
  play: async () => {
    await hand.click(trigger());
    const sheet = await screen.findByRole('dialog', { name: 'Menu użytkownika' });
    await waitFor(async () => expect(await entry('Moje konto')).toHaveFocus());
    await hand.tab();
    await expect(within(sheet).getByRole('button', { name: 'Zamknij' })).toHaveFocus();
    await hand.click(within(sheet).getByRole('menuitem', { name: 'Wyloguj się' }));
    await waitFor(() => expect(onLogOut).toHaveBeenCalledOnce());
    await expect(trigger()).toHaveFocus();
  },
};

export const StandsTenPixelsFromItsButtonAt768: Story = {
  globals: { viewport: { value: 'tabletFirst' } },
  play: async () => {
    const panel = (await openMenu()).closest('[data-floating]');
    const top = panel?.getBoundingClientRect().top ?? 0;
    await expect(Math.round(top - trigger().getBoundingClientRect().bottom)).toBe(10);
    // A sheet would dim the page.
    const place = panel?.closest(':popover-open');
    await expect(place).toBeInTheDocument();
    await expect(place && getComputedStyle(place, '::backdrop').backgroundColor).toBe('rgba(0, 0, 0, 0)');
  },
};

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
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import { Button } from '../button/button';
import { IconButton } from '../icon-button/icon-button';
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
  beforeEach: () => {
    onLogOut.mockClear();
  },
  decorators: [
    (Story) => (
      <div className="min-h-96">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

const trigger = () => screen.getByRole('button', { name: 'Natalia' });
const entry = (name: string) => screen.findByRole('menuitem', { name });

async function openMenu() {
  await userEvent.click(trigger());
  return screen.findByRole('menu');
}

const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

export const Default: Story = {
  play: async () => {
    await openMenu();
    await waitFor(async () => expect(await entry('Moje konto')).toHaveFocus());
    await expect(trigger()).toHaveAttribute('aria-expanded', 'true');
  },
};

/** The menu of a signed-in person: who it is above, the version below. */
export const UserMenu: Story = {
  tags: ['picture'],
  args: {
    header: (
      <>
        <p className="font-semibold">Natalia Wrońska</p>
        <p className="text-sm text-muted">natalia.wronska@poczta.example</p>
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
    await openMenu();
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
    await userEvent.click(screen.getByRole('button', { name: 'Więcej: umowa-2024.pdf' }));
    await expect(await entry('Usuń plik')).toBeInTheDocument();
  },
};

export const HidesWhatNeedsMorePrivileges: Story = {
  args: { privileges: ['user_show'] },
  play: async () => {
    await openMenu();
    await userEvent.click(await entry('Ustawienia'));
    await entry('Udostępnij konto administracji');
    await expect(screen.queryByRole('menuitem', { name: 'Role' })).not.toBeInTheDocument();
  },
};

export const GoesDownAndBack: Story = {
  play: async () => {
    await openMenu();
    await userEvent.click(await entry('Ustawienia'));
    await expect(await screen.findByRole('menu', { name: 'Ustawienia' })).toBeInTheDocument();
    const back = await entry('Wróć');
    await waitFor(() => expect(back).toHaveFocus());
    await userEvent.click(back);
    await expect(await screen.findByRole('menu', { name: 'Menu użytkownika' })).toBeInTheDocument();
  },
};

export const WorksByKeyboardAlone: Story = {
  play: async () => {
    trigger().focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(async () => expect(await entry('Moje konto')).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(await entry('Moje zgłoszenia')).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(await entry('Wyloguj się')).toHaveFocus();
    await userEvent.keyboard('u');
    await expect(await entry('Ustawienia')).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await waitFor(async () => expect(await entry('Wróć')).toHaveFocus());
    await userEvent.keyboard('{ArrowLeft}{Home}{ArrowUp}{Enter}');
    await expect(onLogOut).toHaveBeenCalledOnce();
    await gone();
    await expect(trigger()).toHaveFocus();
  },
};

export const ClosesOnEscape: Story = {
  play: async () => {
    await openMenu();
    await userEvent.keyboard('{Escape}');
    await gone();
    await expect(trigger()).toHaveFocus();
  },
};

export const ClosesOnAClickOutside: Story = {
  play: async ({ canvasElement }) => {
    await openMenu();
    await userEvent.click(canvasElement);
    await gone();
  },
};

export const IsASheetOnAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    await userEvent.click(trigger());
    const sheet = await screen.findByRole('dialog', { name: 'Menu użytkownika' });
    await userEvent.click(within(sheet).getByRole('menuitem', { name: 'Wyloguj się' }));
    await waitFor(() => expect(onLogOut).toHaveBeenCalledOnce());
    await expect(trigger()).toHaveFocus();
  },
};

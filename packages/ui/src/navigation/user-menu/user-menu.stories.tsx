import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { UserMenu } from './user-menu';

const changePassword = fn();

const meta = {
  title: 'Navigation/UserMenu',
  component: UserMenu,
  args: {
    user: { name: 'Natalia Wrońska', shortName: 'Natalia', mail: 'natalia.wronska@poczta.example' },
    targets: {
      account: { link: '/account' },
      edit: { link: '/account/edit' },
      password: { onSelect: changePassword },
      registrations: { link: '/cofundingregistrations' },
      panel: { link: '/cofundingmembers/show' },
      share: { onSelect: fn() },
      logout: { link: '/logout' },
    },
    version: '0.6.1',
  },
  decorators: [
    (Story) => (
      <div className="u:flex u:min-h-96 u:items-start u:justify-end">
        <Story />
      </div>
    ),
  ],
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space, ArrowDown', 'open the menu on its first entry', 'OpensByEachKey'],
        ['Arrow Up, Arrow Down, Home, End, letters', 'move among the entries', 'WorksByKeyboardAlone'],
        ['Escape', 'closes the menu; the focus goes back to the button', 'WorksByKeyboardAlone'],
      ],
      roles: 'menu button named by the account and the first name; a menu of links and commands',
      reads: '„Twoje konto: Natalia, przycisk menu”, „Moje konto, element menu, 1 z 7”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof UserMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openMenu() {
  screen.getByRole('button', { name: 'Twoje konto: Natalia', expanded: false }).focus();
  await hand.keyboard('{Enter}');
  return within(await screen.findByRole('menu', { name: 'Twoje konto' }));
}

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  play: async () => {
    const menu = await openMenu();
    await expect(menu.getAllByRole('menuitem').map((entry) => entry.textContent)).toEqual([
      'Moje konto',
      'Edytuj dane',
      'Zmień hasło',
      'Moje zgłoszenia',
      'Panel uczestnika',
      'Udostępnij konto administracji',
      'Wyloguj się',
    ]);
    await waitFor(() => expect(screen.getByText('Wersja 0.6.1')).toBeVisible());
  },
};

/** An application's menu has only the entries with a target. */
export const ShowsOnlyWhatHasATarget: Story = {
  args: { targets: { registrations: { link: '/cofundingregistrations' }, logout: { link: '/logout' } } },
  play: async () => {
    const menu = await openMenu();
    await expect(menu.getAllByRole('menuitem')).toHaveLength(2);
  },
};

export const OpensByEachKey: Story = {
  play: async () => {
    const button = screen.getByRole('button', { name: 'Twoje konto: Natalia' });
    for (const key of ['{Enter}', ' ', '{ArrowDown}']) {
      button.focus();
      await hand.keyboard(key);
      const menu = within(await screen.findByRole('menu', { name: 'Twoje konto' }));
      await waitFor(() => expect(menu.getByRole('menuitem', { name: 'Moje konto' })).toHaveFocus());
      await hand.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
  },
};

export const WorksByKeyboardAlone: Story = {
  play: async () => {
    const menu = await openMenu();
    for (const [key, name] of [
      ['{ArrowDown}', 'Edytuj dane'],
      ['{ArrowUp}', 'Moje konto'],
      ['{End}', 'Wyloguj się'],
      ['{Home}', 'Moje konto'],
      ['p', 'Panel uczestnika'],
    ] as const) {
      await hand.keyboard(key);
      await waitFor(() => expect(menu.getByRole('menuitem', { name })).toHaveFocus());
    }
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(screen.getByRole('button', { name: 'Twoje konto: Natalia' })).toHaveFocus();
  },
};

export const DoesWhatIsChosen: Story = {
  play: async () => {
    changePassword.mockClear();
    const menu = await openMenu();
    await hand.click(menu.getByRole('menuitem', { name: 'Zmień hasło' }));
    await waitFor(() => expect(changePassword).toHaveBeenCalledOnce());
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

/** The menu is narrower than these words, which wrap. */
export const LongNameAndMail: Story = {
  args: {
    user: {
      name: 'Konstancja Brzęczyszczykiewicz-Chrząszczyrzewoszycka',
      shortName: 'Konstancja',
      mail: 'konstancja.brzeczyszczykiewicz-chrzaszczyrzewoszycka@poczta.example',
    },
  },
  play: async () => {
    await hand.click(screen.getByRole('button', { name: 'Twoje konto: Konstancja' }));
    const menu = within(await screen.findByRole('menu'));
    const words = ['Udostępnij konto administracji', 'Wyloguj się'].map((name) => menu.getByText(name));
    for (const text of [...words, screen.getByText(/^Konstancja Brz/), screen.getByText(/@poczta/)])
      await expect(text.scrollWidth).toBeLessThanOrEqual(text.clientWidth);
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { LinkProps } from '../../foundations/link/link';
import { LinkProvider } from '../../foundations/link/link-provider';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { followed } from '../../internal/testing/followed';
import { hand } from '../../internal/testing/hand';
import { Dropdown } from './dropdown';

const meta = {
  title: 'Overlays/DropdownLinks',
  component: Dropdown,
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'on an entry: follows it', 'KeysFollowAnEntry']],
      roles: 'menuitem, a link of the application or out of it',
      reads: '„Moje konto, element menu 1 z 2”',
    } satisfies AccessibilityNotes,
  },
  args: {
    label: 'Menu użytkownika',
    trigger: <Button>Natalia</Button>,
    items: [
      { id: 'account', name: 'Moje konto', link: '/account' },
      { id: 'office', name: 'Strona urzędu', link: 'https://urzad.example' },
    ],
  },
  decorators: [
    (Story) => (
      <div className="u:min-h-96">
        <LinkProvider component={RouterLink}>
          <Story />
        </LinkProvider>
      </div>
    ),
  ],
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

function RouterLink({ href, ...props }: LinkProps) {
  return <a {...props} href={`/portal${href}`} />;
}

/** An address that begins with a slash is a route of the application, any other leads out of it (Spec §2). */
export const GoesByTheRouterOrOutOfIt: Story = {
  play: async () => {
    await hand.click(screen.getByRole('button', { name: 'Natalia' }));
    const entry = (name: string) => screen.findByRole('menuitem', { name });
    await expect(await entry('Moje konto')).toHaveAttribute('href', '/portal/account');
    await expect(await entry('Strona urzędu')).toHaveAttribute('href', 'https://urzad.example');
  },
};

export const KeysFollowAnEntry: Story = {
  play: async () => {
    for (const key of ['{Enter}', ' ']) {
      screen.getByRole('button', { name: 'Natalia' }).focus();
      await hand.keyboard('{Enter}');
      const entry = await screen.findByRole('menuitem', { name: 'Moje konto' });
      await waitFor(() => expect(entry).toHaveFocus());
      const follow = followed(entry);
      await hand.keyboard(key);
      await waitFor(() => expect(follow).toHaveBeenCalledOnce());
      // A menu closes when the page goes elsewhere, which the story prevents.
      await hand.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    }
  },
};

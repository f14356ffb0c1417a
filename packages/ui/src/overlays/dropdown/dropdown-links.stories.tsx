import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { LinkProps } from '../../foundations/link/link';
import { LinkProvider } from '../../foundations/link/link-provider';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Dropdown } from './dropdown';

const meta = {
  title: 'Overlays/DropdownLinks',
  component: Dropdown,
  parameters: {
    accessibility: {
      keys: [['Enter, Space', 'on an entry: follows it']],
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

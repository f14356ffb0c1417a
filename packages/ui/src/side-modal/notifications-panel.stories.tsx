import type { Meta, StoryObj } from '@storybook/react-vite';
import { CheckCheck, EllipsisVertical, Trash2 } from 'lucide-react';
import { expect, fn, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { Counter } from '../counter/counter';
import { Dropdown } from '../dropdown/dropdown';
import { IconButton } from '../icon-button/icon-button';
import { NotificationItem } from '../notification-item/notification-item';
import { SideModal } from './side-modal';

const meta = { title: 'Overlays/NotificationsPanel', component: SideModal } satisfies Meta<typeof SideModal>;
export default meta;

type Story = StoryObj<typeof meta>;

/** The notifications of the header: a list from edge to edge, each with a menu of its own. */
export const Default: Story = {
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Powiadomienia',
    titleEnd: <Counter value={1} kind="alert" label="nieprzeczytane" />,
    flush: true,
    footer: (
      <Button block onClick={fn()}>
        Oznacz wszystkie jako przeczytane
      </Button>
    ),
    children: (
      <ul>
        <li>
          <NotificationItem
            unread
            title="Sprawdzamy Twój wniosek"
            text="Wniosek za październik jest w weryfikacji. Odpowiemy do 24 listopada."
            time="wczoraj, 8:12"
            actions={<NotificationMenu subject="Sprawdzamy Twój wniosek" />}
          />
        </li>
        <li>
          <NotificationItem
            title="Przelaliśmy 1 140,00 zł"
            text="Za wrzesień, na konto •••• 4417."
            time="14 października"
            actions={<NotificationMenu subject="Przelaliśmy 1 140,00 zł" />}
          />
        </li>
      </ul>
    ),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    await userEvent.click(await screen.findByRole('button', { name: 'Więcej: Sprawdzamy Twój wniosek' }));
    await expect(await screen.findByRole('menuitem', { name: 'Usuń' })).toBeInTheDocument();

    // Escape closes one thing at a time.
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Powiadomienia' })).toBeInTheDocument();
  },
};

function NotificationMenu({ subject }: { subject: string }) {
  return (
    <Dropdown
      label={subject}
      trigger={<IconButton size="sm" icon={EllipsisVertical} label={`Więcej: ${subject}`} />}
      items={[
        { id: 'read', name: 'Oznacz jako przeczytane', icon: CheckCheck },
        { id: 'delete', name: 'Usuń', icon: Trash2, color: 'red' },
      ]}
    />
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { UnderTheMouse } from '../../internal/testing/under-the-mouse';
import { Dropdown } from './dropdown';

/** A menu of the header, which opens by hover. */
const meta = {
  title: 'Overlays/Dropdown/Under the mouse',
  component: Dropdown,
  args: {
    label: 'Menu użytkownika',
    align: 'start',
    openOn: 'hover',
    trigger: <Button>Natalia</Button>,
    items: [
      { id: 'account', name: 'Moje konto', link: '/account' },
      { id: 'settings', name: 'Ustawienia' },
      { id: 'share', id_top: 'settings', name: 'Udostępnij konto administracji' },
    ],
  },
  parameters: {
    accessibility: {
      keys: [
        [
          'Enter, Space, ArrowDown',
          'on the button: opens the menu, as without a mouse',
          'WorksByKeyboardAlone',
        ],
      ],
      roles: 'button with a popup menu, expanded or not; menu, named by its label; menuitem',
      reads: '„Natalia, przycisk, menu rozwijane, zwinięte”',
    } satisfies AccessibilityNotes,
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
const entry = (name: string) => screen.findByRole('menuitem', { name });
const gone = () => waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());

/** The menu stays for 400 ms after the mouse has left it (Spec §9), and does not take the focus until it is pressed. */
export const OpensUnderTheMouse: Story = {
  globals: { viewport: { value: 'desktop' } },
  beforeEach: () => timers.hold(400),
  play: async () => {
    await hand.hover(trigger());
    await screen.findByRole('menu');
    await expect(await entry('Moje konto')).not.toHaveFocus();

    await hand.unhover(trigger());
    await hand.hover(await entry('Moje konto'));
    await expect(screen.getByRole('button', { name: 'Natalia', expanded: true })).toBeInTheDocument();

    await hand.click(await entry('Ustawienia'));
    await hand.click(await entry('Wróć'));
    await waitFor(async () => expect(await entry('Ustawienia')).toHaveFocus());

    await hand.click(trigger());
    await waitFor(async () => expect(await entry('Moje konto')).toHaveFocus());

    await timers.stopped();
    await hand.unhover(trigger());
    await timers.began(400);
    await expect(screen.getByRole('menu')).toBeInTheDocument();
    timers.end();
    await gone();
  },
};

/** A page that appears under a resting mouse fires its enter event on the button without a movement. */
export const WaitsForTheMouseToMove: Story = {
  render: (args) => (
    <UnderTheMouse>
      <Dropdown {...args} />
    </UnderTheMouse>
  ),
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Dalej' }));
    await waitFor(() => expect(trigger().matches(':hover')).toBe(true));
    await expect(screen.getByRole('button', { name: 'Natalia', expanded: false })).toBeInTheDocument();
    await hand.hover(trigger());
    await expect(await screen.findByRole('menu')).toBeInTheDocument();
  },
};

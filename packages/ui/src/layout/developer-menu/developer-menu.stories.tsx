import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { DeveloperMenu, type DeveloperMenuProps } from './developer-menu';

const ALL = {
  data_default: false,
  auto_refresh: true,
  verbose: false,
  errors_show: true,
  actions_record: false,
};

const meta = {
  title: 'Layout/DeveloperMenu',
  component: DeveloperMenu,
  args: { toggles: ALL, onToggle: fn() },
  render: function Kept(args: DeveloperMenuProps) {
    const [toggles, setToggles] = useState(args.toggles);
    return (
      <DeveloperMenu
        {...args}
        toggles={toggles}
        onToggle={(toggle, on) => {
          args.onToggle(toggle, on);
          setToggles((present) => ({ ...present, [toggle]: on }));
        }}
      />
    );
  },
  decorators: [
    (Story) => (
      <div className="u:flex u:min-h-96 u:items-start u:justify-end">
        <Story />
      </div>
    ),
  ],
  play: async () => {
    await openMenu();
  },
  parameters: {
    accessibility: {
      keys: [
        ['Enter, Space', 'open the panel; the focus goes to its heading', 'WorksByKeyboardAlone'],
        ['Space', 'turns a switch on or off', 'WorksByKeyboardAlone'],
        ['Escape', 'closes the panel; the focus goes back to the button', 'WorksByKeyboardAlone'],
      ],
      roles: 'button that opens a dialog named "Menu dewelopera"; switches, each described by what it does',
      reads: '„Nagrywaj działania, przełącznik wyłączony, Serwer zapisuje wywołania na Twojej liście”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof DeveloperMenu>;
export default meta;

type Story = StoryObj<typeof meta>;

async function openMenu() {
  await hand.click(screen.getByRole('button', { name: 'Menu dewelopera', expanded: false }));
  return within(await screen.findByRole('dialog', { name: 'Menu dewelopera' }));
}

export const Default: Story = {
  tags: ['picture', 'picture-forced'],
  args: { children: <Button>Nagrane działania</Button> },
};

/** Before a sign-in only what a browser does alone is offered. */
export const SomeToggles: Story = {
  tags: ['shown'],
  args: { toggles: { data_default: true, errors_show: false } },
  play: async () => {
    const panel = await openMenu();
    await expect(panel.getAllByRole('switch')).toHaveLength(2);
    await expect(
      panel.getByRole('switch', { name: 'Dane domyślne', checked: true }),
    ).toHaveAccessibleDescription('Wpisuje w puste pola przykładowe dane');
  },
};

export const WorksByKeyboardAlone: Story = {
  play: async ({ args }) => {
    await hand.tab();
    await hand.keyboard('{Enter}');
    const panel = within(await screen.findByRole('dialog', { name: 'Menu dewelopera' }));
    await hand.tab();
    await waitFor(() => expect(panel.getByRole('switch', { name: 'Dane domyślne' })).toHaveFocus());
    await hand.keyboard(' ');
    await expect(args.onToggle).toHaveBeenLastCalledWith('data_default', true);
    await expect(panel.getByRole('switch', { name: 'Dane domyślne', checked: true })).toHaveFocus();
    await hand.keyboard('{Escape}');
    await expect(screen.getByRole('button', { name: 'Menu dewelopera' })).toHaveFocus();
  },
};

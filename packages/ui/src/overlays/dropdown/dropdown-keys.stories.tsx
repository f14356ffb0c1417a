import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Dropdown } from './dropdown';

const onEdit = fn();
const onRemove = fn();

/** Keys as people press them: one after another, in a hurry, and on to what follows the menu. */
const meta = {
  title: 'Overlays/Dropdown/Keys',
  component: Dropdown,
  args: {
    label: 'Działania',
    align: 'start',
    trigger: <Button>Więcej</Button>,
    items: [
      { id: 'remove', name: 'Usuń', onSelect: onRemove },
      { id: 'edit', name: 'Edytuj', onSelect: onEdit },
      { id: 'all', name: 'Moje zgłoszenia' },
      { id: 'account', name: 'Moje konto' },
    ],
  },
  parameters: {
    accessibility: {
      keys: [
        ['letters', 'go to the entry that begins with them', 'GoesToWhatIsTyped'],
        ['Enter', 'presses the entry that the keys before it have reached', 'QuickKeysComeInOrder'],
        ['Tab', 'goes on to what follows the menu, which closes', 'TabGoesOnAndClosesIt'],
      ],
      roles: 'menu with menu items',
      reads: '„Edytuj, element menu 2 z 4”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    onEdit.mockClear();
    onRemove.mockClear();
  },
  render: (args) => (
    <div className="u:flex u:min-h-96 u:items-start u:gap-4">
      <Dropdown {...args} />
      <Button>Dalej</Button>
    </div>
  ),
} satisfies Meta<typeof Dropdown>;
export default meta;

type Story = StoryObj<typeof meta>;

const entry = (name: string) => screen.findByRole('menuitem', { name });

/** Opened by the keyboard; the focus is on the first entry. */
async function openByKey() {
  screen.getByRole('button', { name: 'Więcej' }).focus();
  await hand.keyboard('{Enter}');
  const first = await entry('Usuń');
  await waitFor(() => expect(first).toHaveFocus());
  return first;
}

/** Letters typed one after another make one word, with its space. */
export const GoesToWhatIsTyped: Story = {
  play: async () => {
    await openByKey();
    await hand.keyboard('moje k');
    await waitFor(async () => expect(await entry('Moje konto')).toHaveFocus());
  },
};

/** On a busy device a key may come before the focus has moved by the one before. */
export const QuickKeysComeInOrder: Story = {
  play: async () => {
    const first = await openByKey();
    for (const key of ['ArrowDown', 'Enter']) {
      first.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    }
    await waitFor(() => expect(onEdit).toHaveBeenCalledOnce());
    await expect(onRemove).not.toHaveBeenCalled();
  },
};

export const TabGoesOnAndClosesIt: Story = {
  play: async () => {
    await openByKey();
    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Dalej' })).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

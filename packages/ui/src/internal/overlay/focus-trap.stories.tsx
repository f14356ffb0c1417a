import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor } from 'storybook/test';
import { RadioGroup } from '../../forms/fields/radio-group/radio-group';
import { Dropdown } from '../../overlays/dropdown/dropdown';
import { Modal } from '../../overlays/modal/modal';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { hand } from '../testing/hand';

const meta = {
  title: 'Internal/FocusTrap',
  parameters: {
    accessibility: {
      keys: [
        ['Tab, Shift+Tab', 'move from one end of the dialog to the other', 'TabGoesRoundAtAGroupOfRadios'],
      ],
      roles: 'dialog; the page behind is inert',
      reads: '„Zamknij, przycisk”',
    } satisfies AccessibilityNotes,
  },
  globals: { viewport: { value: 'desktop' } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** A group of radios is one stop of Tab, so the focus trap loops at its chosen one, which need not be the last. */
export const TabGoesRoundAtAGroupOfRadios: Story = {
  render: () => (
    <Modal open onOpenChange={() => undefined} title="Sposób wypłaty">
      <RadioGroup
        label="Wypłata"
        name="payout"
        defaultValue="account"
        options={[
          { value: 'account', label: 'Na rachunek' },
          { value: 'cash', label: 'W kasie urzędu' },
        ]}
      />
    </Modal>
  ),
  play: async () => {
    const cross = await screen.findByRole('button', { name: 'Zamknij' });
    const chosen = screen.getByRole('radio', { name: 'Na rachunek', checked: true });
    chosen.focus();
    await hand.tab();
    await expect(cross).toHaveFocus();
    await hand.tab({ shift: true });
    await expect(chosen).toHaveFocus();
  },
};

/** The menu hangs at the last stop of the dialog: Tab from it closes the menu and goes on at the other end. */
export const TabGoesRoundFromAMenuAtTheEnd: Story = {
  render: () => (
    <Modal
      open
      onOpenChange={() => undefined}
      title="Zgłoszenie"
      footer={
        <Dropdown
          trigger={<button type="button">Więcej</button>}
          label="Więcej"
          items={[{ id: 'print', name: 'Drukuj' }]}
        />
      }
    />
  ),
  play: async () => {
    const cross = await screen.findByRole('button', { name: 'Zamknij' });
    await hand.click(screen.getByRole('button', { name: 'Więcej' }));
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Drukuj' })).toHaveFocus());
    await hand.tab();
    await expect(cross).toHaveFocus();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
  },
};

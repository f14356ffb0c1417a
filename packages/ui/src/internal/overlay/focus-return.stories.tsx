import type { Meta, StoryObj } from '@storybook/react-vite';
import { type MouseEvent, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { Dropdown } from '../../overlays/dropdown/dropdown';
import { Modal } from '../../overlays/modal/modal';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { hand } from '../testing/hand';

/** Safari does not focus a pressed button; nor does the button here, which prevents it. */
const meta = {
  title: 'Internal/Layers/FocusReturn',
  component: Modal,
  parameters: {
    accessibility: {
      keys: [
        [
          'Escape',
          'closes the layer and gives the focus to the button that was pressed',
          'GoesToThePressedButton',
        ],
      ],
      roles: 'dialog, named by its title',
      reads: '„Szczegóły zgłoszenia, przycisk”, as the dialog has gone',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj;

const keepFocus = (event: MouseEvent) => event.preventDefault();

function WithModal() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onMouseDown={keepFocus} onClick={() => setOpen(true)}>
        Szczegóły zgłoszenia
      </Button>
      <Modal open={open} onOpenChange={setOpen} title="Zgłoszenie 14">
        Wysłane 4 stycznia 2027
      </Modal>
    </>
  );
}

export const GoesToThePressedButton: Story = {
  render: () => <WithModal />,
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Szczegóły zgłoszenia' });
    await hand.click(button);
    const dialog = await screen.findByRole('dialog', { name: 'Zgłoszenie 14' });
    await waitFor(() => expect(dialog.matches(':focus-within')).toBe(true));
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const GoesToTheButtonOfASheet: Story = {
  globals: { viewport: { value: 'phone' } },
  render: () => (
    <Dropdown
      label="Menu użytkownika"
      trigger={<Button onMouseDown={keepFocus}>Natalia</Button>}
      items={[{ id: 'account', name: 'Moje konto', link: '/account' }]}
    />
  ),
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: 'Natalia' });
    await hand.click(button);
    await waitFor(() => expect(screen.getByRole('menuitem', { name: 'Moje konto' })).toHaveFocus());
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
  },
};

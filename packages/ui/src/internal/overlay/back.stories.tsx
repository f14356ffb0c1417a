import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { BackPort } from '../../foundations/back/back-port';
import { UrzadProvider } from '../../foundations/provider/urzad-provider';
import { Modal } from '../../overlays/modal/modal';
import { Popover } from '../../overlays/popover/popover';
import { SideModal } from '../../overlays/side-modal/side-modal';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { hand } from '../testing/hand';

/** The history of an application, as far as its port knows it. */
function smallHistory() {
  let held: (() => void) | undefined;
  const port: BackPort = {
    hold(onBack) {
      held = onBack;
      return () => {
        held = undefined;
      };
    },
  };
  const goBack = () => {
    const close = held;
    held = undefined;
    close?.();
  };
  return { port, goBack, isHeld: () => held !== undefined };
}

let history = smallHistory();

/** A panel that asks before what was typed in it is lost, as its dialog does nothing but ask. */
function Panels() {
  const [{ port }] = useState(() => {
    history = smallHistory();
    return history;
  });
  const [isOpen, setOpen] = useState(false);
  const [isAsked, setAsked] = useState(false);
  const [isFilled, setFilled] = useState(false);

  return (
    <UrzadProvider back={port}>
      <div className="u:flex u:gap-4">
        <Button onClick={() => setOpen(true)}>Podaj adres</Button>
        <Popover trigger={<Button>Pomoc</Button>} title="Pomoc">
          Adres zamieszkania.
        </Popover>
      </div>
      <SideModal
        open={isOpen}
        onOpenChange={() => (isFilled ? setAsked(true) : setOpen(false))}
        title="Adres"
      >
        <Button onClick={() => setFilled(true)}>Wpisz</Button>
        <Modal open={isAsked} onOpenChange={setAsked} title="Zamknąć bez zapisania?">
          Adres przepadnie.
        </Modal>
      </SideModal>
    </UrzadProvider>
  );
}

const meta = {
  title: 'Internal/Back',
  component: Panels,
  parameters: {
    accessibility: {
      keys: [],
      roles: 'those of the layers',
      reads: 'nothing of its own: the focus returns as after Escape',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Panels>;
export default meta;

type Story = StoryObj<typeof meta>;

export const ClosesTheTopLayer: Story = {
  play: async ({ canvas }) => {
    await expect(history.isHeld()).toBe(false);
    await hand.click(canvas.getByRole('button', { name: 'Podaj adres' }));
    await screen.findByRole('dialog', { name: 'Adres' });
    await waitFor(() => expect(history.isHeld()).toBe(true));

    history.goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(history.isHeld()).toBe(false);
  },
};

/** As Escape does: what was typed stays until somebody says that it may go. */
export const AsksWhereThePanelAsks: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Podaj adres' }));
    await hand.click(await screen.findByRole('button', { name: 'Wpisz' }));
    history.goBack();
    await screen.findByRole('dialog', { name: 'Zamknąć bez zapisania?' });
    await waitFor(() => expect(history.isHeld()).toBe(true));

    history.goBack();
    await waitFor(() =>
      expect(screen.queryByRole('dialog', { name: 'Zamknąć bez zapisania?' })).not.toBeInTheDocument(),
    );
    await expect(screen.getByRole('dialog', { name: 'Adres' })).toBeVisible();
    await expect(history.isHeld()).toBe(true);
  },
};

export const IsLetGoWhenALayerClosesOtherwise: Story = {
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Podaj adres' }));
    await waitFor(() => expect(history.isHeld()).toBe(true));
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(history.isHeld()).toBe(false));
  },
};

/** Beside its button it leaves the page in use, and Back leaves the page. */
export const LeavesAPanelBesideItsButtonAlone: Story = {
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Pomoc' }));
    await screen.findByText('Adres zamieszkania.');
    await expect(history.isHeld()).toBe(false);
  },
};

/** On a phone it is a sheet over the page. */
export const ClosesTheSheetOfAPhone: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvas }) => {
    await hand.click(canvas.getByRole('button', { name: 'Pomoc' }));
    await screen.findByRole('dialog', { name: 'Pomoc' });
    await waitFor(() => expect(history.isHeld()).toBe(true));
    history.goBack();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

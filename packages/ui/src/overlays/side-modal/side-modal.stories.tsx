import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { swipeAway } from '../../internal/overlay/testing/swipe';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { SideModal } from './side-modal';

const meta = {
  title: 'Overlays/SideModal',
  component: SideModal,
  args: {
    open: false,
    onOpenChange: fn(),
    title: 'Zmień hasło',
    onSubmit: fn(),
    children: <p>Hasło ma co najmniej 8 znaków, wielką literę, cyfrę i znak specjalny.</p>,
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Escape', 'closes and gives the focus back to the button', 'ClosesOnEscape'],
        ['Tab', 'goes round inside', 'KeepsTheFocusInside'],
        ['Enter', 'in a field: saves', 'EnterInAFieldSaves'],
      ],
      roles: 'dialog, named by its title; the page behind is inert',
      reads: '„Zmień hasło, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => <WithTrigger {...args} />,
} satisfies Meta<typeof SideModal>;
export default meta;

type Story = StoryObj<typeof meta>;

function WithTrigger({
  open: isOpenAtFirst = false,
  onOpenChange,
  ...props
}: ComponentProps<typeof SideModal>) {
  const [open, setOpen] = useState(isOpenAtFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <div className="u:min-h-96">
      <Button onClick={() => change(true)}>Zmień hasło</Button>
      <SideModal {...props} open={open} onOpenChange={change} />
    </div>
  );
}

async function openPanel() {
  await hand.click(screen.getByRole('button', { name: 'Zmień hasło' }));
  return screen.findByRole('dialog', { name: 'Zmień hasło' });
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());

export const Default: Story = { args: { open: true }, tags: ['picture', 'picture-forced', 'recorded'] };

/** It keeps itself whether it is open. */
export const OpensByItsTrigger: Story = {
  render: () => (
    <div className="u:min-h-96">
      <SideModal trigger={<Button>Zmień hasło</Button>} title="Zmień hasło">
        <p>Hasło ma co najmniej 8 znaków.</p>
      </SideModal>
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = (expanded: boolean) =>
      // The page behind an open layer is hidden.
      canvas.getByRole('button', { name: 'Zmień hasło', expanded, hidden: true });
    await expect(trigger(false)).toBeVisible();
    await openPanel();
    await expect(trigger(true)).toBeVisible();
    await hand.keyboard('{Escape}');
    await gone();
    await expect(trigger(false)).toHaveFocus();
  },
};

export const Menu: Story = {
  args: {
    open: true,
    title: 'Menu',
    width: 'menu',
    footer: null,
    children: (
      <ul className="u:grid u:gap-2">
        <li>
          <a href="#glowna">Główna</a>
        </li>
        <li>
          <a href="#kontakt">Kontakt</a>
        </li>
      </ul>
    ),
  },
  play: async () => {
    const menu = await screen.findByRole('dialog', { name: 'Menu' });
    await expect(within(menu).getAllByRole('link')).toHaveLength(2);
  },
};

export const Long: Story = {
  args: {
    open: true,
    title: 'Zaświadczenie z klubu dziecięcego „Pod Lipą” o kosztach opieki',
    children: Array.from({ length: 40 }, (_, n) => `Punkt ${n + 1} regulaminu`).map((text) => (
      <p key={text}>{text}</p>
    )),
  },
  play: async () => {
    const panel = await screen.findByRole('dialog', { name: /^Zaświadczenie z klubu/ });
    await waitFor(() =>
      expect(panel.querySelector('[tabindex="0"]')).toContainElement(
        within(panel).getByText('Punkt 40 regulaminu'),
      ),
    );
  },
};

export const EmitsSubmit: Story = {
  play: async ({ args }) => {
    await openPanel();
    await hand.click(screen.getByRole('button', { name: 'Zapisz zmiany' }));
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

export const ClosesOnEscape: Story = {
  play: async ({ args }) => {
    const panel = await openPanel();
    await waitFor(() => expect(panel).toHaveFocus());
    await hand.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await gone();
    await expect(screen.getByRole('button', { name: 'Zmień hasło' })).toHaveFocus();
  },
};

export const ClosesOnItsButton: Story = {
  play: async () => {
    await openPanel();
    await hand.click(screen.getByRole('button', { name: 'Zamknij' }));
    await gone();
  },
};

export const ClosesOnTheBackground: Story = {
  play: async () => {
    await openPanel();
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await hand.clickOutside();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(document.documentElement.style.overflow).toBe('');
  },
};

export const KeepsTheFocusInside: Story = {
  play: async () => {
    await openPanel();
    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Zamknij' })).toHaveFocus();
    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Zapisz zmiany' })).toHaveFocus();
    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Zamknij' })).toHaveFocus();
  },
};

/** From the bars of the browser it comes in at the end that is next to them, as into a page. */
export const TakesTheFocusFromTheBars: Story = {
  play: async () => {
    await openPanel();
    const [first, last] = document.querySelectorAll<HTMLElement>('[data-radix-focus-guard]');
    for (const [guard, name] of [
      [first, 'Zamknij'],
      [last, 'Zapisz zmiany'],
    ] as const) {
      if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
      guard?.focus();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
  },
};

/** A finger works on a phone only. */
const onPhone = { globals: { viewport: { value: 'phone' } } };

export const ClosesBySwipingDown: Story = {
  ...onPhone,
  // In the middle of a long page, which must not be taken for the element that the finger scrolls.
  decorators: [
    (Story) => (
      <>
        <div className="u:h-dvh" />
        <Story />
        <div className="u:h-72" />
      </>
    ),
  ],
  play: async ({ args }) => {
    await expect(window.innerWidth).toBeLessThan(768);
    await openPanel();
    document.documentElement.scrollTop = 100;
    await expect(document.documentElement.scrollTop).toBe(100);
    await swipeAway(screen.getByText('Zmień hasło', { selector: 'h2' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(screen.getByRole('button', { name: 'Zmień hasło' })).toHaveFocus();
  },
};

export const GrowsWhenPulledUp: Story = {
  ...onPhone,
  args: { children: Long.args?.children },
  play: async () => {
    const sheet = await openPanel();
    await waitFor(async () => {
      await hand.swipe(screen.getByText('Zmień hasło', { selector: 'h2' }), { y: -40 }, { y: -80 });
      await expect(sheet).toHaveAttribute('data-size', 'full');
    });
    await expect(sheet.offsetHeight).toBe(window.innerHeight);
  },
};

export const AShortSheetDoesNotGrow: Story = {
  ...onPhone,
  play: async () => {
    const sheet = await openPanel();
    await hand.swipe(screen.getByText('Zmień hasło', { selector: 'h2' }), { y: -40 }, { y: -80 });
    await expect(sheet).toHaveAttribute('data-size', 'normal');
  },
};

export const EnterInAFieldSaves: Story = {
  args: { children: <input aria-label="Nowe hasło" /> },
  play: async ({ args }) => {
    await openPanel();
    await hand.click(screen.getByRole('textbox', { name: 'Nowe hasło' }));
    await hand.keyboard('{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledOnce();
  },
};

import type { Meta, StoryObj } from '@storybook/react-vite';
import { type ComponentProps, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import { swipeAway } from '../../internal/overlay/testing/swipe';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { onPaper } from '../../internal/testing/paper';
import { Modal } from './modal';

const meta = {
  title: 'Overlays/Modal',
  component: Modal,
  args: {
    open: true,
    onOpenChange: fn(),
    title: 'Informacja o przetwarzaniu danych',
    children: (
      <p className="u:max-w-text">
        Administratorem Twoich danych jest Regionalny Urząd Pracy, ul. Lipowa 12, 00-000 Zielony Staw. Dane
        przetwarzamy, aby rozpatrzyć zgłoszenie i wypłacić wsparcie.
      </p>
    ),
    footer: <Button variant="primary">Przejdź do podpisu</Button>,
  },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Escape', 'closes, unless something on top of it is open', 'ClosesOnEscape'],
        ['Tab', 'goes round inside', 'ClosesOnEscape'],
      ],
      roles: 'dialog, named by its title; the page behind is inert',
      reads: '„Informacja o przetwarzaniu danych, okno dialogowe”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => <Controlled {...args} />,
} satisfies Meta<typeof Modal>;
export default meta;

type Story = StoryObj<typeof meta>;

function Controlled({ open: isOpenAtFirst = false, onOpenChange, ...props }: ComponentProps<typeof Modal>) {
  const [open, setOpen] = useState(isOpenAtFirst);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange?.(next);
  };
  return (
    <div className="u:min-h-96">
      <Button onClick={() => change(true)}>Pokaż klauzulę</Button>
      <Modal {...props} open={open} onOpenChange={change} />
    </div>
  );
}

export const Default: Story = { tags: ['picture', 'picture-forced', 'recorded'] };

/** It keeps itself whether it is open. */
export const OpensByItsTrigger: Story = {
  render: () => (
    <div className="u:min-h-96">
      <Modal trigger={<Button>Pokaż klauzulę</Button>} title="Klauzula">
        Dane przetwarzamy, aby rozpatrzyć wniosek.
      </Modal>
    </div>
  ),
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Pokaż klauzulę', expanded: false });
    await hand.click(trigger);
    await hand.click(
      within(await screen.findByRole('dialog', { name: 'Klauzula' })).getByRole('button', {
        name: 'Zamknij',
      }),
    );
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(trigger).toHaveFocus();
  },
};

/** Only a body; the name is still read by screen readers. */
export const WithoutHeadAndFoot: Story = {
  args: { head: null, footer: undefined },
  play: async () => {
    await expect(
      await screen.findByRole('dialog', { name: 'Informacja o przetwarzaniu danych' }),
    ).toBeInTheDocument();
    await expect(screen.getByRole('button', { name: 'Zamknij' })).toBeInTheDocument();
  },
};

export const Long: Story = {
  args: {
    title: 'Regulamin naboru do projektu „Małe granty na opiekę nad małymi dziećmi – edycja II” w roku 2027',
    children: (
      <div className="u:whitespace-pre-line">
        {Array.from({ length: 60 }, (_, n) => `§ ${n + 1}. Postanowienia ogólne`).join('\n')}
      </div>
    ),
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Regulamin naboru/ });
    await waitFor(() => expect(dialog.querySelector('[tabindex="0"]')).toHaveTextContent('§ 60.'));
  },
};

/** All of it, and nothing of the page below. */
export const PrintsWhole: Story = {
  args: { ...Long.args },
  render: (args) => (
    <>
      <p>Strona pod oknem</p>
      <Modal {...args} />
    </>
  ),
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Regulamin naboru/ });
    const page = screen.getByText('Strona pod oknem');
    await waitFor(() => expect(page.closest('[inert]')).not.toBeNull());
    await onPaper(async () => {
      const last = within(dialog).getByText(/§ 60\./);
      await expect(dialog.getBoundingClientRect().bottom).toBeGreaterThan(
        last.getBoundingClientRect().bottom,
      );
      await expect(dialog.scrollHeight).toBe(dialog.clientHeight);
      await expect(document.documentElement.scrollHeight).toBeGreaterThan(window.innerHeight);
      await expect(page).not.toBeVisible();
    });
  },
};

/** A long sheet leaves the top of the page visible, a long dialog a margin above and below. */
const tall = (width: 'phoneLast' | 'tabletFirst', height: number): Story => ({
  args: { ...Long.args },
  globals: { viewport: { value: width } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().height).toBeCloseTo(height, 0));
  },
});
export const IsATallSheetAt767 = tall('phoneLast', 0.92 * 844);
export const IsATallDialogAt768 = tall('tabletFirst', 844 - 48);

/** A title of a dozen lines in the largest letters scrolls by itself. Tab comes to it, and the body keeps its room. */
export const LeavesRoomUnderALongTitle: Story = {
  args: {
    ...Long.args,
    title:
      'Regulamin naboru do projektu „Małe granty na opiekę nad małymi dziećmi – edycja II” w roku 2027, obowiązujący rodziców, opiekunów i podmioty prowadzące żłobki oraz kluby dziecięce',
  },
  globals: { viewport: { value: 'narrow' }, font: 'large' },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: /^Regulamin naboru/ });
    const title = screen.getByRole('heading', { name: /^Regulamin naboru/ });
    const frame = title.parentElement as HTMLElement;
    await waitFor(() => expect(frame.scrollHeight).toBeGreaterThan(frame.clientHeight));
    await waitFor(() => expect(dialog).toHaveFocus());

    await hand.tab();
    await expect(frame).toHaveFocus();
    await hand.keyboard('{End}');
    await waitFor(() => expect(frame.scrollTop + frame.clientHeight).toBeCloseTo(frame.scrollHeight, -1));

    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Zamknij' })).toHaveFocus();
    await hand.tab();
    const body = screen.getByText(/^§ 1\./).closest<HTMLElement>('[tabindex="0"]');
    await expect(body).toHaveFocus();
    await expect(body?.clientHeight).toBeGreaterThan(innerHeight / 5);
    await expect(screen.getByRole('button', { name: 'Przejdź do podpisu' })).toBeInTheDocument();
  },
};

function boxOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { left, top, width, height };
}

export const IsASheetAt767: Story = {
  globals: { viewport: { value: 'phoneLast' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(boxOf(dialog)).toMatchObject({ left: 0, width: 767 }));
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBe(844));
  },
};

export const StandsInTheMiddleAt768: Story = {
  globals: { viewport: { value: 'tabletFirst' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog.getBoundingClientRect().bottom).toBeLessThan(800));
    const { top, bottom } = dialog.getBoundingClientRect();
    await expect(Math.abs(top - (844 - bottom))).toBeLessThanOrEqual(1);
  },
};

export const GoesFullScreen: Story = {
  args: { allowFullScreen: true },
  globals: { viewport: { value: 'desktop' } },
  play: async () => {
    const dialog = await screen.findByRole('dialog');
    await expect(dialog).toHaveAttribute('data-size', 'normal');
    await hand.click(screen.getByRole('button', { name: 'Pełny ekran' }));
    await expect(dialog).toHaveAttribute('data-size', 'full');
    await waitFor(() =>
      expect(boxOf(dialog)).toEqual({ left: 0, top: 0, width: innerWidth, height: innerHeight }),
    );
    await hand.click(screen.getByRole('button', { name: 'Zwykły rozmiar' }));
    await expect(dialog).toHaveAttribute('data-size', 'normal');
  },
};

export const ClosesOnEscape: Story = {
  tags: ['recorded'],
  play: async ({ args }) => {
    const dialog = await screen.findByRole('dialog');
    await waitFor(() => expect(dialog).toHaveFocus());
    for (const name of ['Zamknij', 'Przejdź do podpisu', 'Zamknij']) {
      await hand.tab();
      await expect(screen.getByRole('button', { name })).toHaveFocus();
    }
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
  },
};

export const ClosesOnTheBackground: Story = {
  play: async () => {
    await screen.findByRole('dialog');
    await hand.clickOutside();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  },
};

export const GivesTheFocusBack: Story = {
  args: { open: false },
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Pokaż klauzulę' });
    await hand.click(trigger);
    await hand.click(await screen.findByRole('button', { name: 'Zamknij' }));
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

/** Swipes exist on phones only. */
const onPhone = { globals: { viewport: { value: 'phone' } } };

export const ClosesBySwipingDown: Story = {
  ...onPhone,
  args: { open: false },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Pokaż klauzulę' });
    await hand.click(trigger);
    await screen.findByRole('dialog', { name: 'Informacja o przetwarzaniu danych' });
    await swipeAway(screen.getByRole('heading', { name: 'Informacja o przetwarzaniu danych' }));
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(trigger).toHaveFocus();
  },
};

export const ClosesOnATapOutside: Story = {
  ...onPhone,
  args: { open: false },
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Pokaż klauzulę' });
    await hand.click(trigger);
    await screen.findByRole('dialog', { name: 'Informacja o przetwarzaniu danych' });
    await hand.tapOutside();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(trigger).toHaveFocus();
  },
};

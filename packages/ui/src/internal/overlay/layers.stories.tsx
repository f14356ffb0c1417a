import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, screen, waitFor, within } from 'storybook/test';
import { cards, findCard } from '../../feedback/toast/testing/cards';
import { toast, toastQueue } from '../../feedback/toast/toast';
import { Toaster } from '../../feedback/toast/toaster';
import type { AccessibilityNotes } from '../testing/accessibility-notes';
import { device } from '../testing/device';
import { hand } from '../testing/hand';
import { Nest } from './testing/nested-layers';

const meta = {
  title: 'Internal/Layers',
  component: Nest,
  parameters: {
    accessibility: {
      keys: [
        [
          'Escape',
          'closes the top layer and no other, and gives the focus back to what opened it',
          'TwoEscapesCloseTwoLayers',
        ],
      ],
      roles: 'each layer a dialog of its own; what lies below is inert',
      reads: '„Panel 2, okno dialogowe”; po zamknięciu „Otwórz: Panel 2, przycisk”',
    } satisfies AccessibilityNotes,
  },
  decorators: [
    (Story) => (
      <main className="u:min-h-96">
        <Story />
        <Toaster duration={3_600_000} />
      </main>
    ),
  ],
  globals: { viewport: { value: 'desktop' } },
  beforeEach: async () => {
    // Loaded before the story, so that the result does not depend on the loading time.
    await Promise.all([
      import('../../feedback/toast/toast-card'),
      import('../../forms/fields/calendar-field/day-calendar'),
    ]);
    const clear = () => {
      for (const { id } of toastQueue.shown()) toast.dismiss(id);
    };
    return clear;
  },
} satisfies Meta<typeof Nest>;
export default meta;

type Story = StoryObj<typeof meta>;

const button = (name: string) => screen.findByRole('button', { name });

async function openThree() {
  for (const name of ['Otwórz: Arkusz 1', 'Otwórz: Panel 2', 'Otwórz: Okno 3'])
    await hand.click(await button(name));
  return screen.findByRole('dialog', { name: 'Okno 3' });
}

const gone = (name: string) =>
  waitFor(() => expect(screen.queryByRole('dialog', { name, hidden: true })).not.toBeInTheDocument());

/** A modal over a side panel over a sheet: two Escapes close two layers. */
export const ModalOverPanelOverSheet: Story = {
  tags: ['picture', 'picture-forced'],
  play: async () => {
    await openThree();
    await expect(screen.getAllByRole('dialog')).toHaveLength(1);
  },
};

export const TwoEscapesCloseTwoLayers: Story = {
  play: async () => {
    await openThree();
    await hand.keyboard('{Escape}');
    await gone('Okno 3');
    await expect(await button('Otwórz: Okno 3')).toHaveFocus();
    await hand.keyboard('{Escape}');
    await gone('Panel 2');
    await expect(await button('Otwórz: Panel 2')).toHaveFocus();
    await expect(screen.getByRole('dialog', { name: 'Arkusz 1' })).toBeInTheDocument();
  },
};

export const APressOutsideClosesTheTopOneOnly: Story = {
  play: async () => {
    await openThree();
    await hand.click(await button('Menu 3'));
    await screen.findByRole('menu');
    await hand.clickOutside();
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Okno 3' })).toBeInTheDocument();
    await hand.clickOutside();
    await gone('Okno 3');
    await expect(screen.getByRole('dialog', { name: 'Panel 2' })).toBeInTheDocument();
  },
};

export const MenuAndCalendarInsideAModal: Story = {
  play: async () => {
    const modal = await openThree();
    await hand.click(await button('Menu 3'));
    await expect(modal).toContainElement(await screen.findByRole('menuitem', { name: 'Więcej' }));
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    await expect(await button('Menu 3')).toHaveFocus();

    await hand.click(await screen.findByRole('button', { name: /kalendarz.*Dzień 3/i }));
    await screen.findByRole('grid');
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('grid')).not.toBeInTheDocument());
    await expect(modal).toBeInTheDocument();
  },
};

export const AMessageStandsOverEverything: Story = {
  play: async () => {
    const modal = await openThree();
    toast.success('Zapisano zmiany');
    const message = await findCard('Zapisano zmiany');
    await expect(message).toContainElement(seenAt(middleOf(message)));

    // Closing it does not close the modal.
    await hand.click(screen.getByRole('button', { name: 'Zamknij komunikat' }));
    await waitFor(() => expect(message).not.toBeInTheDocument());
    await expect(modal).toBeInTheDocument();
  },
};

/** A menu lies in the browser's top layer, above every part of the page: toasts lie above it, old ones and new ones. */
export const AMessageStandsOverAMenu: Story = {
  play: async () => {
    await hand.click(await button('Otwórz: Arkusz 1'));
    await hand.click(await button('Otwórz: Panel 2'));
    for (const text of ['Zapisano zmiany', 'Wysłano wiadomość']) toast.success(text);
    await waitFor(() => expect(cards()).toHaveLength(2));
    // The toasts cover its button.
    (await button('Menu 2')).focus();
    await hand.keyboard('{Enter}');
    const menu = await screen.findByRole('menu');
    toast.success('Usunięto plik');
    await waitFor(() => expect(cards()).toHaveLength(3));

    for (const message of cards()) {
      await waitFor(() => expect(message).toContainElement(seenAt(middleOf(message))));
    }
    const last = cards().at(-1);
    await expect(last?.getBoundingClientRect().bottom).toBeGreaterThan(menu.getBoundingClientRect().top);

    // Closing one does not close the menu.
    for (const cross of screen.getAllByRole('button', { name: 'Zamknij komunikat' })) await hand.click(cross);
    await waitFor(() => expect(cards()).toEqual([]));
    await expect(menu).toBeInTheDocument();
  },
};

/** Tab moves from the last element of the layer to the toasts, and from the last of them back. */
export const TabReachesTheMessagesOverAModal: Story = {
  play: async () => {
    const modal = await openThree();
    toast.success('Zapisano zmiany');
    const cross = await screen.findByRole('button', { name: 'Zamknij komunikat' });
    const last = screen.getByRole('button', { name: /kalendarz.*Dzień 3/i });
    const first = within(modal).getByRole('button', { name: 'Zamknij' });

    last.focus();
    await hand.tab();
    await expect(cross).toHaveFocus();
    await hand.tab();
    await expect(first).toHaveFocus();
    await hand.tab({ shift: true });
    await expect(cross).toHaveFocus();
    await hand.tab({ shift: true });
    await expect(last).toHaveFocus();
    await expect(modal).not.toHaveAttribute('inert');
  },
};

function middleOf(element: Element) {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}

function seenAt({ x, y }: { x: number; y: number }): HTMLElement {
  const element = document.elementFromPoint(x, y);
  if (!(element instanceof HTMLElement)) throw new Error('Nothing is drawn there.');
  return element;
}

/** A press that began in a field, to select its text, and ends on the page does not close. */
export const APressThatBeganInsideDoesNotClose: Story = {
  play: async () => {
    const modal = await openThree();
    await hand.drag(await screen.findByRole('textbox', { name: 'Dzień 3' }), { x: -500 });
    // A closing layer is still shown, but inert from the first frame.
    await new Promise(requestAnimationFrame);
    await expect(modal).toHaveAttribute('data-state', 'open');
    await expect(modal).not.toHaveAttribute('inert');
    await expect(screen.getByRole('dialog', { name: 'Okno 3' })).toBe(modal);
  },
};

/** The target of the click is then the page, the common ancestor of both ends. */
export const APressThatEndsInsideDoesNotClose: Story = {
  play: async () => {
    const modal = await openThree();
    const outside = { x: 4, y: 4 };
    await device.mouse.move(outside);
    await device.mouse.down(outside);
    await device.mouse.move(middleOf(modal));
    await device.mouse.up();
    await new Promise(requestAnimationFrame);
    await expect(modal).toHaveAttribute('data-state', 'open');
    await hand.clickOutside();
    await gone('Okno 3');
  },
};

/** Narrower and wider again: typed text, the focus and the layers stay. */
export const KeepsWhatWasTypedAcrossWidths: Story = {
  beforeEach: keepWidth,
  play: async () => {
    await hand.click(await button('Otwórz: Arkusz 1'));
    await hand.click(await button('Otwórz: Panel 2'));
    const field = await screen.findByRole('textbox', { name: 'Dzień 2' });
    await hand.type(field, '10.02');
    const panel = screen.getByRole('dialog', { name: 'Panel 2' });

    for (const width of ['390px', '1280px']) {
      await resizeWindow(width);
      await expect(field).toHaveFocus();
      await expect(field).toHaveValue('10.02');
      await expect(panel).toBeInTheDocument();
      await waitFor(() => expect(panel.offsetWidth).toBe(width === '390px' ? 390 : 350));
    }
  },
};

export const AMenuBecomesASheetAndBack: Story = {
  beforeEach: keepWidth,
  play: async () => {
    await hand.click(await button('Otwórz: Arkusz 1'));
    await hand.click(await button('Menu 1'));
    const entry = await screen.findByRole('menuitem', { name: 'Oznacz jako przeczytane' });
    await waitFor(() => expect(entry).toHaveFocus());

    for (const width of ['390px', '1280px', '390px']) {
      await resizeWindow(width);
      await expect(entry).toHaveFocus();
    }
    await waitFor(() =>
      expect(Math.round(panelOf(entry).getBoundingClientRect().bottom)).toBe(window.innerHeight),
    );
    await hand.click(await screen.findByRole('heading', { name: 'Menu 1' }));
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(entry).not.toBeInTheDocument());
    await expect(screen.getByRole('dialog', { name: 'Arkusz 1' })).toBeInTheDocument();
  },
};

function panelOf(entry: HTMLElement): Element {
  const panel = entry.closest('[data-floating]');
  if (!panel) throw new Error('The entry stands in no panel.');
  return panel;
}

/** The frame of the story, in the browser of the tests as in Storybook. */
function ownFrame(): HTMLElement {
  // It belongs to the outer window, so it is no `HTMLElement` of this one.
  const frame = window.frameElement as HTMLElement | null;
  if (!frame) throw new Error('A story is expected to stand in a frame.');
  return frame;
}

/** The next story has the frame as it was. */
function keepWidth() {
  const { style } = ownFrame();
  const { width } = style;
  return () => {
    style.width = width;
  };
}

async function resizeWindow(width: string) {
  ownFrame().style.width = width;
  await waitFor(() => expect(window.innerWidth).toBe(Number.parseInt(width, 10)));
}

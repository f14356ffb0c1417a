import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { timers } from '../../internal/testing/held-timers';
import { cards, findCard, liveRegion, titleOf, titlesIn, topOf } from './testing/cards';
import { toast, toastQueue } from './toast';
import { MAX_SHOWN } from './toast-queue';
import { Toaster, type ToasterProps } from './toaster';
import { STANDING_MS } from './use-standing';

/** Long enough for a picture and a slow machine. */
const FROZEN_MS = 3_600_000;
/** Short enough for a test that waits for the end. */
const SHORT_MS = 60;

const clear = () => {
  for (const { id } of toastQueue.shown()) toast.dismiss(id);
  toast.forget();
};

const meta = {
  title: 'Feedback/Toast',
  component: Toaster,
  args: { duration: FROZEN_MS },
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'reaches the close button of each message; the time stands still while the focus is on it',
          'GivesTheFocusOnAndBack',
        ],
        [
          'Enter or Space',
          'closes the message; the focus goes to the next one, then back to where it was',
          'GivesTheFocusOnAndBack',
        ],
      ],
      roles:
        'A region named „Komunikaty” holds two live regions from the start of the page: errors and warnings are told at once, success and information when the screen reader has ended its sentence. Each message is told as a whole. Messages are text, never the only place of an error, and can be read again in the session log.',
      reads: '„Wystąpił błąd. Zły format pliku”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: () => {
    clear();
    return clear;
  },
  render: (args) => (
    <div className="u:min-h-96">
      <Button onClick={() => toast.success('Konto zostało udostępnione')}>Udostępnij konto</Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture', 'picture-forced', 'recorded'],
  play: async () => {
    toast.success('Konto zostało udostępnione');
    toast.error('Zły format pliku');
    toast.warning('Straciłeś dostęp do internetu');
    toast.info('Pobieranie rozpoczęte');
    await screen.findByText('Pobieranie rozpoczęte');
    await expect(titlesIn(liveRegion('polite'))).toEqual(['Powodzenie', 'Informacja']);
    await expect(titlesIn(liveRegion('assertive'))).toEqual(['Wystąpił błąd', 'Ostrzeżenie']);
  },
};

export const Long: Story = {
  play: async () => {
    toast.error('Nie_można_dołączyć_zaświadczenie-z-klubu-dziecięcego-o-kosztach-opieki-2026-11-20.heic');
    await waitFor(() => expect(screen.getByText('Wystąpił błąd')).toBeVisible());
  },
};

/** The region of the words is one that was there, empty, before anybody asked for a toast. */
export const TellsItsWordsInARegionThatStands: Story = {
  tags: ['recorded'],
  play: async () => {
    const regions = (['assertive', 'polite'] as const).map(liveRegion);
    await expect(regions.map((region) => region.textContent)).toEqual(['', '']);

    toast.error('Zły format pliku');
    toast.success('Zapisano zmiany');
    await screen.findByText('Zapisano zmiany');
    await waitFor(() =>
      expect(regions.map((region) => region.textContent)).toEqual([
        'Wystąpił błądZły format pliku',
        'PowodzenieZapisano zmiany',
      ]),
    );
    await expect(regions.flatMap(({ children }) => [...children])).toEqual(cards());
  },
};

/** The Toaster of a chunk that comes after its first toast: the words wait until a screen reader knows the region. */
export const TellsItsWordsLaterThanALateRegion: Story = {
  tags: ['recorded'],
  beforeEach: () => timers.hold(STANDING_MS),
  render: (args) => <LateToaster {...args} />,
  play: async ({ canvas }) => {
    toast.success('Zapisano zmiany');
    await hand.click(canvas.getByRole('button', { name: 'Wczytaj' }));
    await timers.began(STANDING_MS);
    const region = liveRegion('polite');
    // Words that did not wait would be there in the next frames.
    for (let frame = 0; frame < 5; frame += 1) await new Promise(requestAnimationFrame);
    await expect(region.textContent).toBe('');
    timers.end();
    await waitFor(() => expect(region.textContent).toBe('PowodzenieZapisano zmiany'));
  },
};

/** What interrupts stands first for the keyboard; on the screen the newest is at the bottom (Spec §9). */
export const PutsTheNewestAtTheBottom: Story = {
  play: async () => {
    toast.info('Pobieranie rozpoczęte');
    toast.error('Zły format pliku');
    toast.success('Zapisano zmiany');
    const newest = await findCard('Zapisano zmiany');
    const tops = cards().toSorted((one, other) => topOf(one) - topOf(other));
    await expect(tops.map(titleOf)).toEqual(['Informacja', 'Wystąpił błąd', 'Powodzenie']);
    await expect(tops.at(-1)).toBe(newest);
  },
};

export const StandsAtTheTopRight: Story = {
  play: async () => {
    toast.success('Konto zostało udostępnione');
    const { top, right } = (await findCard('Konto zostało udostępnione')).getBoundingClientRect();
    await expect(top).toBe(16);
    await expect(document.documentElement.clientWidth - right).toBeLessThan(32);
  },
};

/** A header of a phone is 60 px high: its tools stay usable during the 5 s of a toast (Spec §9). */
export const LeavesTheHeaderOfAPhone: Story = {
  globals: { viewport: { value: 'phoneLast' } },
  play: async () => {
    toast.info('Pobieranie rozpoczęte');
    const card = (await findCard('Pobieranie rozpoczęte')).getBoundingClientRect();
    await expect(card.top).toBeGreaterThanOrEqual(60);
    await expect(card.right).toBeGreaterThan(700);
  },
};

export const StandsInTheCornerAt768: Story = {
  globals: { viewport: { value: 'tabletFirst' } },
  play: async () => {
    toast.info('Pobieranie rozpoczęte');
    const card = (await findCard('Pobieranie rozpoczęte')).getBoundingClientRect();
    await expect(card.top).toBe(16);
  },
};

export const ShowsTwentyOldestFirst: Story = {
  play: async () => {
    for (let n = 1; n <= MAX_SHOWN + 1; n += 1) toast.info(`Wiadomość ${n}`);
    const corner = await screen.findByRole('region', { name: 'Komunikaty' });
    await waitFor(() => expect(cards()).toHaveLength(MAX_SHOWN));
    const [first] = cards();
    await expect(first).toHaveTextContent('Wiadomość 1');

    await hand.click(within(corner).getAllByRole('button')[4] ?? corner);
    await expect(await within(corner).findByText('Wiadomość 21')).toBeInTheDocument();
  },
};

export const ShowsTextAndNeverMarkup: Story = {
  play: async () => {
    toast.info('<b>Ważne</b>');
    await expect(await screen.findByText('<b>Ważne</b>')).toBeInTheDocument();
  },
};

export const GoesAwayByItself: Story = {
  args: { duration: SHORT_MS },
  play: async ({ canvas }) => {
    // Looked for from before the press: on a slow machine it may be gone when the press has ended.
    const shown = screen.findByText('Konto zostało udostępnione');
    await hand.click(canvas.getByRole('button', { name: 'Udostępnij konto' }));
    await shown;
    await waitFor(() => expect(cards()).toEqual([]));
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const StaysUnderThePointer: Story = {
  play: async () => {
    const id = toast.info('Pobieranie rozpoczęte');
    const held = await findCard('Pobieranie rozpoczęte');
    await hand.hover(held);
    // Only now, so that on a slow machine it does not end before the pointer is there.
    toast.update(id, 'Pobieranie rozpoczęte', { duration: SHORT_MS * 5 });
    toast.success('Zapisano zmiany', { duration: SHORT_MS * 10 });
    await screen.findByText('Zapisano zmiany');
    await waitFor(() => expect(screen.queryByText('Zapisano zmiany')).not.toBeInTheDocument());
    await expect(held).toBeInTheDocument();

    await hand.unhover(held);
    await waitFor(() => expect(held).not.toBeInTheDocument());
  },
};

export const StaysWhileTheWindowHasNoFocus: Story = {
  args: { duration: SHORT_MS },
  play: async () => {
    fireEvent.blur(window);
    toast.info('Pobieranie rozpoczęte');
    toast.success('Zapisano', { duration: 1 });
    await waitFor(() => expect(cards()).toHaveLength(2));

    fireEvent.focus(window);
    await waitFor(() => expect(cards()).toEqual([]));
  },
};

export const ChangesItsWords: Story = {
  play: async () => {
    const id = toast.info('Pobieranie rozpoczęte');
    const card = await findCard('Pobieranie rozpoczęte');
    toast.update(id, 'Pobieranie zakończone', { duration: SHORT_MS });
    await expect(await screen.findByText('Pobieranie zakończone')).toBeInTheDocument();
    await expect(card).toHaveTextContent('Pobieranie zakończone');
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
};

export const ClosesByItsButton: Story = {
  play: async () => {
    toast.warning('Straciłeś dostęp do internetu');
    await hand.click(await screen.findByRole('button', { name: 'Zamknij komunikat' }));
    await waitFor(() => expect(cards()).toEqual([]));
  },
};

export const ClosesByAClick: Story = {
  play: async () => {
    toast.success('Zapisano zmiany');
    const card = await findCard('Zapisano zmiany');
    await hand.click(card);
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
};

export const GivesTheFocusOnAndBack: Story = {
  play: async ({ canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Udostępnij konto' });
    await hand.click(trigger);
    await hand.keyboard('{Enter}');
    const [first, second] = await screen.findAllByRole('button', { name: 'Zamknij komunikat' });
    await hand.tab();
    await expect(first).toHaveFocus();
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(second).toHaveFocus());
    await hand.keyboard('{Enter}');
    await waitFor(() => expect(trigger).toHaveFocus());
  },
};

export const ClosesWhenDraggedFar: Story = {
  play: async () => {
    toast.success('Zapisano zmiany');
    const card = await findCard('Zapisano zmiany');
    await hand.drag(card, { x: -card.offsetWidth * 0.59 });
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'open'));
    // Dragging away and back is no click.
    await hand.drag(card, { x: -card.offsetWidth * 0.5 }, { x: 0 });
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'open'));
    await expect(card).toBeInTheDocument();

    await hand.drag(card, { x: -card.offsetWidth * 0.61 });
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
};

function LateToaster(props: ToasterProps) {
  const [isHere, setHere] = useState(false);
  return (
    <div className="u:min-h-96">
      <Button onClick={() => setHere(true)}>Wczytaj</Button>
      {isHere && <Toaster {...props} />}
    </div>
  );
}

import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { toast, toastQueue } from './toast';
import { MAX_SHOWN } from './toast-queue';
import { Toaster } from './toaster';

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
        ['Tab', 'reaches the close button of each message; the time stands still while the focus is on it'],
        ['Enter or Space', 'closes the message; the focus goes to the next one, then back to where it was'],
      ],
      roles:
        'A region named „Komunikaty” holds one alert for each error and warning, and one status for each success and information. Messages are text, never the only place of an error, and can be read again in the session log.',
      reads: '„Wystąpił błąd. Zły format pliku”',
    } satisfies AccessibilityNotes,
  },
  beforeEach: async () => {
    // Loaded before the story, so that the result does not depend on the loading time.
    await import('./toast-card');
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
  tags: ['picture', 'picture-forced'],
  play: async () => {
    toast.success('Konto zostało udostępnione');
    toast.error('Zły format pliku');
    toast.warning('Straciłeś dostęp do internetu');
    toast.info('Pobieranie rozpoczęte');
    await screen.findByText('Pobieranie rozpoczęte');
    await expect(screen.getAllByRole('status').map(titleOf)).toEqual(['Powodzenie', 'Informacja']);
    await expect(screen.getAllByRole('alert').map(titleOf)).toEqual(['Wystąpił błąd', 'Ostrzeżenie']);
  },
};

export const Long: Story = {
  play: async () => {
    toast.error('Nie_można_dołączyć_zaświadczenie-z-klubu-dziecięcego-o-kosztach-opieki-2026-11-20.heic');
    await waitFor(() => expect(screen.getByText('Wystąpił błąd')).toBeVisible());
  },
};

export const TellsItsWordsAfterItsRegion: Story = {
  play: async () => {
    const corner = await screen.findByRole('region', { name: 'Komunikaty' });
    const seen: string[] = [];
    const watch = new MutationObserver(() => seen.push(corner.textContent));
    watch.observe(corner, { childList: true, subtree: true });
    toast.success('Zapisano zmiany');
    await screen.findByText('Zapisano zmiany');
    watch.disconnect();
    await expect(seen).toEqual(['', 'PowodzenieZapisano zmiany']);
  },
};

export const StandsAtTheTopRight: Story = {
  play: async () => {
    toast.success('Konto zostało udostępnione');
    const { top, right } = (await screen.findByRole('status')).getBoundingClientRect();
    await expect(top).toBe(16);
    await expect(document.documentElement.clientWidth - right).toBeLessThan(32);
  },
};

/** A header of a phone is 60 px high: its tools stay usable during the 5 s of a toast (Spec §9). */
export const LeavesTheHeaderOfAPhone: Story = {
  globals: { viewport: { value: 'phoneLast' } },
  play: async () => {
    toast.info('Pobieranie rozpoczęte');
    const card = (await screen.findByRole('status')).getBoundingClientRect();
    await expect(card.top).toBeGreaterThanOrEqual(60);
    await expect(card.right).toBeGreaterThan(700);
  },
};

export const StandsInTheCornerAt768: Story = {
  globals: { viewport: { value: 'tabletFirst' } },
  play: async () => {
    toast.info('Pobieranie rozpoczęte');
    const card = (await screen.findByRole('status')).getBoundingClientRect();
    await expect(card.top).toBe(16);
  },
};

export const ShowsTwentyOldestFirst: Story = {
  play: async () => {
    for (let n = 1; n <= MAX_SHOWN + 1; n += 1) toast.info(`Wiadomość ${n}`);
    const corner = await screen.findByRole('region', { name: 'Komunikaty' });
    await waitFor(() => expect(within(corner).getAllByRole('status')).toHaveLength(MAX_SHOWN));
    const [first] = within(corner).getAllByRole('status');
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
    await hand.click(canvas.getByRole('button', { name: 'Udostępnij konto' }));
    await expect(await screen.findByText('Konto zostało udostępnione')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
    await expect(screen.queryByRole('progressbar')).not.toBeInTheDocument();
  },
};

export const StaysUnderThePointer: Story = {
  play: async () => {
    const id = toast.info('Pobieranie rozpoczęte');
    const held = await screen.findByRole('status');
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
    await expect(await screen.findAllByRole('status')).toHaveLength(2);

    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  },
};

export const ChangesItsWords: Story = {
  play: async () => {
    const id = toast.info('Pobieranie rozpoczęte');
    const card = await screen.findByRole('status');
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
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const ClosesByAClick: Story = {
  play: async () => {
    toast.success('Zapisano zmiany');
    const card = await screen.findByRole('status');
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
    const card = await screen.findByRole('status');
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

function titleOf(card: HTMLElement) {
  return card.querySelector('p')?.textContent;
}

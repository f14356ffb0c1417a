import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, screen, userEvent, waitFor } from 'storybook/test';
import { Button } from '../button/button';
import { toast, toastQueue } from './toast';
import { Toaster } from './toaster';

/** Long enough for a picture and a slow machine. */
const FROZEN_MS = 3_600_000;

const clear = () => {
  for (const { id } of toastQueue.shown()) toast.dismiss(id);
};

const meta = {
  title: 'Overlays/Toast',
  component: Toaster,
  args: { duration: FROZEN_MS },
  beforeEach: () => {
    clear();
    return clear;
  },
  render: (args) => (
    <div className="min-h-96">
      <Button onClick={() => toast.success('Konto zostało udostępnione')}>Udostępnij konto</Button>
      <Toaster {...args} />
    </div>
  ),
} satisfies Meta<typeof Toaster>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['picture'],
  play: async () => {
    toast.success('Konto zostało udostępnione');
    toast.error('Zły format pliku');
    toast.warning('Straciłeś dostęp do internetu');
    toast.info('Pobieranie rozpoczęte');
    await expect(await screen.findAllByRole('status')).toHaveLength(2);
    await expect(screen.getAllByRole('alert')).toHaveLength(2);
  },
};

export const Long: Story = {
  play: async () => {
    toast.error('Nie_można_dołączyć_zaświadczenie-z-klubu-dziecięcego-o-kosztach-opieki-2026-11-20.heic');
    await expect(await screen.findByRole('alert')).toHaveTextContent('Wystąpił błąd');
  },
};

export const ShowsTextAndNeverMarkup: Story = {
  play: async () => {
    toast.info('<b>Ważne</b>');
    await expect(await screen.findByText('<b>Ważne</b>')).toBeInTheDocument();
  },
};

export const GoesAwayByItself: Story = {
  args: { duration: 60 },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Udostępnij konto' }));
    await expect(await screen.findByText('Konto zostało udostępnione')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  },
};

export const StaysWhileTheWindowHasNoFocus: Story = {
  args: { duration: 60 },
  play: async () => {
    fireEvent.blur(window);
    toast.info('Pobieranie rozpoczęte');
    toast.success('Zapisano', { duration: 1 });
    await expect(await screen.findAllByRole('status')).toHaveLength(2);

    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByRole('status')).not.toBeInTheDocument());
  },
};

export const ClosesByItsButton: Story = {
  play: async () => {
    toast.warning('Straciłeś dostęp do internetu');
    await userEvent.click(await screen.findByRole('button', { name: 'Zamknij komunikat' }));
    await waitFor(() => expect(screen.queryByRole('alert')).not.toBeInTheDocument());
  },
};

export const ClosesWhenDraggedFar: Story = {
  play: async () => {
    toast.success('Zapisano zmiany');
    const card = await screen.findByRole('status');
    dragBy(card, card.offsetWidth * 0.59);
    await waitFor(() => expect(card).toHaveAttribute('data-state', 'open'));
    await expect(card).toBeInTheDocument();

    dragBy(card, card.offsetWidth * 0.61);
    await waitFor(() => expect(card).not.toBeInTheDocument());
  },
};

function dragBy(element: HTMLElement, distance: number) {
  const at = (clientX: number) => ({ clientX, clientY: 0, button: 0, pointerId: 1, bubbles: true });
  // A made-up pointer cannot be captured by the browser.
  element.setPointerCapture = () => undefined;
  fireEvent.pointerDown(element, at(0));
  fireEvent.pointerMove(element, at(distance));
  fireEvent.pointerUp(element, at(distance));
}

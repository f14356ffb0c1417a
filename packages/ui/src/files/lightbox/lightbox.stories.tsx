import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { Button } from '../../actions/button/button';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { Lightbox, type LightboxProps } from './lightbox';
import { layer, SCANS, shownPicture } from './testing/pictures';

const meta = {
  title: 'Files/Lightbox',
  component: Lightbox,
  args: { open: true, onOpenChange: fn(), images: SCANS, onIndexChange: fn(), onRotate: fn() },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['Escape', 'closes and gives the focus back', 'ClosesOnEscape'],
        ['Tab', 'goes round inside', 'KeepsTheFocusInside'],
        ['ArrowLeft, ArrowRight', 'the previous and the next picture', 'GoesByArrowsAndStopsAtTheEnds'],
        ['+, -, 0', 'enlarge, make smaller, show the whole picture', 'ZoomsByKeysAndResets'],
        ['R, Shift + R', 'turn the picture to the right and to the left', 'TurnsByKeys'],
        ['Arrow Up, Arrow Down, Shift + Arrow Right', 'move an enlarged picture', 'MovesByKeysAndButtons'],
      ],
      roles:
        'dialog named by the title of its picture; a group of tools, a list of thumbnails, of which the shown one is the current; a picture that does not come is an alert',
      reads: '„Umowa, okno dialogowe. Powiększ, przycisk. 1 z 4”',
    } satisfies AccessibilityNotes,
  },
  render: (args) => <WithButton {...args} />,
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

function WithButton({ onOpenChange, ...props }: LightboxProps) {
  const [open, setOpen] = useState(props.open);
  const change = (next: boolean) => {
    setOpen(next);
    onOpenChange(next);
  };
  return (
    <div className="u:min-h-96">
      <Button onClick={() => change(true)}>Pokaż skany</Button>
      <Lightbox {...props} open={open} onOpenChange={change} />
    </div>
  );
}

const gone = () => waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
const heading = (name: string) => screen.findByRole('heading', { name });

export const Default: Story = {
  args: { index: 2 },
  tags: ['picture', 'picture-forced', 'recorded'],
  play: async () => {
    await shownPicture('Zaświadczenie z placówki, strona 1');
    await expect(screen.getByText('3 z 4')).toBeVisible();
    await expect(screen.getByText('skan-3.jpg · 1,24 MB')).toBeVisible();
  },
};

/** Addresses alone: each picture is called by its file. */
export const Addresses: Story = {
  args: { images: ['/pliki/za%C5%9Bwiadczenie.jpg'] },
  play: async () => {
    await expect(await heading('zaświadczenie.jpg')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { images: SCANS.slice(0, 1) },
  beforeEach: holdPictures,
  play: async () => {
    await expect(await within(await layer()).findByText('Wczytujemy obraz')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Powiększ' })).toHaveAttribute('aria-disabled', 'true');
  },
};

export const Broken: Story = {
  args: { images: ['data:image/png;base64,AAAA'] },
  tags: ['picture'],
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'Nie udało się pokazać obrazu. Odśwież stronę i spróbuj jeszcze raz.',
    );
    await hand.keyboard('+');
    await expect(screen.getByText('100%')).toBeVisible();
  },
};

/** By its place; that of a neighbour too, which is loaded before it is shown. */
export const TellsOfABrokenPicture: Story = {
  args: { images: [...SCANS.slice(0, 1), 'data:image/png;base64,AAAA'], onBroken: fn() },
  play: async ({ args }) => {
    await shownPicture(/^Umowa/);
    await waitFor(() => expect(args.onBroken).toHaveBeenCalledOnce());
    await expect(args.onBroken).toHaveBeenCalledWith(1);
  },
};

export const BrokenToDownload: Story = {
  args: { images: [{ src: 'data:image/png;base64,AAAA', title: 'Umowa', download: '/umowa.png' }] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent(/Pobierz plik i otwórz go/);
    await expect(screen.getByRole('link', { name: 'Pobierz: Umowa' })).toBeVisible();
  },
};

export const Empty: Story = {
  args: { images: [] },
  play: async () => {
    await expect(await screen.findByRole('alert')).toHaveTextContent('Nie ma obrazów do pokazania.');
    await hand.click(screen.getByRole('button', { name: 'Zamknij' }));
    await gone();
  },
};

export const One: Story = {
  args: { images: SCANS.slice(0, 1) },
  play: async () => {
    await shownPicture(/^Umowa/);
    await expect(screen.queryByRole('button', { name: 'Następny obraz' })).not.toBeInTheDocument();
    await expect(screen.queryByRole('list', { name: 'Miniatury' })).not.toBeInTheDocument();
  },
};

export const English: Story = {
  args: { images: SCANS.slice(0, 2) },
  globals: { locale: 'en' },
  play: async () => {
    await expect(await screen.findByRole('button', { name: 'Rotate right' })).toBeVisible();
    await expect(screen.getByText('1 of 2')).toBeVisible();
  },
};

export const ClosesOnEscape: Story = {
  args: { open: false },
  play: async ({ args }) => {
    const before = document.documentElement.style.overflow;
    const button = screen.getByRole('button', { name: 'Pokaż skany' });
    await hand.click(button);
    await shownPicture(/^Umowa/);
    await expect(document.documentElement.style.overflow).toBe('hidden');
    await expect(button).not.toHaveFocus();
    await hand.keyboard('{Escape}');
    await gone();
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
    await expect(document.documentElement.style.overflow).toBe(before);
    await waitFor(() => expect(button).toHaveFocus());
  },
};

export const KeepsTheFocusInside: Story = {
  args: { images: SCANS.slice(0, 1) },
  play: async () => {
    await shownPicture(/^Umowa/);
    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Zamknij' })).toHaveFocus();
    await hand.tab({ shift: true });
    await expect(screen.getByRole('button', { name: 'Obróć w prawo' })).toHaveFocus();
    await hand.tab();
    await expect(screen.getByRole('button', { name: 'Zamknij' })).toHaveFocus();
  },
};

export const ClosesByAPressBesideThePicture: Story = {
  args: { images: SCANS.slice(0, 1) },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args }) => {
    const picture = await shownPicture(/^Umowa/);
    await hand.click(picture);
    await expect(args.onOpenChange).not.toHaveBeenCalled();
    const { x } = picture.getBoundingClientRect();
    await expect(x).toBeGreaterThan(60);
    await hand.clickAt({ x: x / 2, y: window.innerHeight / 2 });
    await gone();
  },
};

export const GoesByArrowsAndStopsAtTheEnds: Story = {
  args: { index: 2 },
  play: async ({ args }) => {
    await shownPicture(/^Zaświadczenie/);
    await hand.keyboard('{ArrowRight}');
    await expect(await heading('Potwierdzenie')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Następny obraz' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await hand.keyboard('{ArrowRight}');
    await hand.click(screen.getByRole('button', { name: 'Poprzedni obraz' }));
    await expect(await heading('Zaświadczenie z placówki')).toBeVisible();
    await expect(args.onIndexChange).toHaveBeenLastCalledWith(2);
    await hand.click(screen.getByRole('button', { name: /^1 z 4: Umowa/ }));
    await expect(await heading('Umowa')).toBeVisible();
    await hand.keyboard('{ArrowLeft}');
    await expect(await heading('Umowa')).toBeVisible();
  },
};

export const GoesRoundInALoop: Story = {
  args: { index: 3, loop: true },
  play: async () => {
    await shownPicture(/^Potwierdzenie/);
    await hand.keyboard('{ArrowRight}');
    await expect(await heading('Umowa')).toBeVisible();
    await hand.keyboard('{ArrowLeft}');
    await expect(await heading('Potwierdzenie')).toBeVisible();
  },
};

/** In a script from right to left the next picture comes from the left. */
export const SwapsArrowsFromRightToLeft: Story = {
  globals: { direction: 'rtl' },
  play: async () => {
    await shownPicture(/^Umowa/);
    await hand.keyboard('{ArrowLeft}');
    await expect(await heading('Rachunek')).toBeVisible();
    await hand.keyboard('{ArrowRight}');
    await expect(await heading('Umowa')).toBeVisible();
  },
};

export const FitsANarrowScreen: Story = {
  globals: { viewport: { value: 'narrow' } },
  play: async () => {
    await shownPicture(/^Umowa/);
    const dialog = await layer();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(320);
    await expect(screen.getByRole('button', { name: 'Obróć w prawo' })).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Zamknij' })).toBeVisible();
  },
};

/** No picture is heard of, as over a line that is cut. */
function holdPictures() {
  const held = new AbortController();
  const keep = (event: Event) => event.target instanceof HTMLImageElement && event.stopImmediatePropagation();
  document.addEventListener('load', keep, { capture: true, signal: held.signal });
  return () => held.abort();
}

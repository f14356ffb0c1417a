import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Gallery, type GalleryProps } from './gallery';
import { DESCRIBED_ROOMS, FIFTY_ROOMS, LONG_CAPTION, listIn, ROOMS, slideIn } from './testing/rooms';

const meta = {
  title: 'Files/Gallery',
  component: Gallery,
  args: {
    label: 'Zdjęcia placówki',
    images: ROOMS,
    onOrder: fn(),
    onSaveInfo: fn(async () => undefined),
    onDelete: fn(),
  },
  render: (args) => <Ordered {...args} />,
  parameters: {
    accessibility: {
      keys: [
        [
          'Tab',
          'goes through the pictures in their order, whatever their places',
          'OpensAPictureOverTheWindow',
        ],
        ['Enter', 'on a picture opens it over the window', 'OpensAPictureOverTheWindow'],
        [
          'Enter, ArrowDown',
          'open the menu of a picture, go to an entry and press it: order, description, removal',
          'StepsByTheMenuAndKeys',
        ],
        ['Space', 'on a handle lifts the picture and puts it down', 'OrdersByKeys'],
        [
          'ArrowLeft, ArrowRight, Home, End',
          'in a slider the previous, next, first and last picture',
          'SlidesByKeys',
        ],
      ],
      roles:
        'list named by its label; a slider is a group with a list of pictures, of which the shown one is the current, a status with its place and a list of thumbnails',
      reads: '„Zdjęcia placówki, lista, 7 elementów. Powiększ: Sala zabaw, przycisk”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

function Ordered({ onOrder, onSaveInfo, ...args }: GalleryProps) {
  const [images, setImages] = useState(args.images);
  const save: GalleryProps['onSaveInfo'] = async (image, { name, captions }) => {
    await onSaveInfo?.(image, { name, captions });
    setImages(images.map((one) => (one === image ? { ...one, name, captions } : one)));
  };
  const order = (filenames: readonly string[]) => {
    onOrder?.(filenames);
    setImages(filenames.flatMap((name) => images.filter(({ filename }) => filename === name)));
  };
  return <Gallery {...args} images={images} onOrder={order} onSaveInfo={save} />;
}

const BROKEN = 'data:image/png;base64,AAAA';
const ALL = { canZoom: true, canOrder: true, canEditInfo: true, canDelete: true };
const topsOf = (items: readonly HTMLElement[]) =>
  items.map((item) => Math.round(item.getBoundingClientRect().top));

export const Block: Story = { args: { images: ROOMS.slice(0, 2), view: 'block' }, tags: ['picture'] };

export const Row: Story = { args: { view: 'row' }, tags: ['picture'] };

export const Mix: Story = {
  args: { view: 'mix', ...ALL },
  tags: ['picture', 'picture-forced'],
  play: async ({ canvasElement }) => {
    const items = await listIn(canvasElement);
    const [first = 0, second, third, fourth = 0] = topsOf(items);
    await expect([second, third]).toEqual([first, first]);
    await expect(fourth - first).toBeGreaterThan(16);
  },
};

export const Masonry: Story = { args: { view: 'masonry' }, tags: ['picture'] };

export const Slider: Story = { args: { view: 'slider' }, tags: ['picture', 'picture-forced'] };

export const Empty: Story = {
  args: { images: [] },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Nie ma tu jeszcze obrazków.')).toBeVisible();
  },
};

/** Nothing is offered until a screen allows it (Spec §6). */
export const OffersNothingByItself: Story = {
  args: { view: 'masonry' },
  play: async ({ canvasElement }) => {
    await listIn(canvasElement);
    await expect(within(canvasElement).queryByRole('button')).not.toBeInTheDocument();
  },
};

/** As many columns of 300 px with gaps of 16 px as fit; each picture in the lowest one (Spec §9). */
export const LaysColumnsOf300: Story = {
  args: { view: 'masonry' },
  render: (args) => (
    <div id="room" className="u:w-full">
      <Gallery {...args} />
    </div>
  ),
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const room = canvasElement.querySelector<HTMLElement>('#room');
    if (!room) throw new Error('No room.');
    const lefts = async () =>
      new Set((await listIn(canvasElement)).map((item) => Math.round(item.getBoundingClientRect().left)));
    for (const [width, columns] of [
      [615, 1],
      [616, 2],
      [931, 2],
      [932, 3],
    ] as const) {
      room.style.width = `${width}px`;
      await waitFor(async () => expect((await lefts()).size).toBe(columns));
      const [first] = await listIn(canvasElement);
      await expect(first?.getBoundingClientRect().width).toBeCloseTo(
        (width - 16 * (columns - 1)) / columns,
        0,
      );
    }
  },
};

/** A place is known before a picture has come, and its shape is that of the picture. */
export const KeepsThePlacesOfPictures: Story = {
  args: { view: 'masonry', images: ROOMS.map((room) => ({ ...room, url: BROKEN })) },
  play: async ({ canvasElement }) => {
    const items = await listIn(canvasElement);
    for (const [at, item] of items.entries()) {
      const picture = item.querySelector('img');
      const { width = 0, height = 1 } = picture?.getBoundingClientRect() ?? {};
      const room = ROOMS[at];
      await expect(width / height).toBeCloseTo((room?.width ?? 0) / (room?.height ?? 1), 1);
      await expect(picture).toHaveAttribute('loading', 'lazy');
    }
  },
};

/** Without captions the place has the shape and the picture fills it, as a button and where it does not come. */
export const KeepsTheShapesOfPicturesAlone: Story = {
  args: {
    view: 'masonry',
    canZoom: true,
    images: FIFTY_ROOMS.map(({ text: _, ...room }) => ({ ...room, url: BROKEN })),
  },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await listIn(canvasElement)).toHaveLength(50));
    for (const [at, item] of (await listIn(canvasElement)).entries()) {
      const { width, height } = item.querySelector('img')?.getBoundingClientRect() ?? new DOMRect();
      const room = FIFTY_ROOMS[at];
      await expect(width / height).toBeCloseTo((room?.width ?? 0) / (room?.height ?? 1), 2);
      await expect(item.getBoundingClientRect().height).toBeCloseTo(height, 1);
    }
  },
};

export const OpensAPictureOverTheWindow: Story = {
  args: { view: 'mix', canZoom: true },
  play: async ({ canvasElement }) => {
    await listIn(canvasElement);
    await hand.tab();
    await hand.tab();
    const second = within(canvasElement).getByRole('button', { name: 'Powiększ: Kuchnia' });
    await expect(second).toHaveFocus();
    await hand.keyboard('{Enter}');
    const dialog = await screen.findByRole('dialog', { name: 'Kuchnia' });
    await expect(within(dialog).getByText('2 z 7')).toBeVisible();
    await hand.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await waitFor(() => expect(second).toHaveFocus());
  },
};

export const OrdersByKeys: Story = {
  args: { view: 'block', canOrder: true, images: ROOMS.slice(0, 3) },
  play: async ({ args, canvasElement }) => {
    const handle = await within(canvasElement).findByRole('button', { name: 'Zmień kolejność: Sala zabaw' });
    handle.focus();
    await hand.keyboard(' ');
    await within(canvasElement).findByRole('button', { name: 'Zmień kolejność: Sala zabaw', pressed: true });
    await hand.keyboard('{ArrowDown}');
    await within(canvasElement).findByText('Sala zabaw: miejsce 2 z 3');
    await hand.keyboard(' ');
    await waitFor(() => expect(args.onOrder).toHaveBeenLastCalledWith(['2.jpg', '1.jpg', '3.jpg']));
  },
};

export const OrdersAndChangesByTheMenu: Story = {
  args: { view: 'mix', ...ALL },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    await listIn(canvasElement);
    const choose = async (entry: string) => {
      await hand.click(within(canvasElement).getByRole('button', { name: 'Więcej: Kuchnia' }));
      await hand.click(await screen.findByRole('menuitem', { name: entry }));
      await waitFor(() => expect(screen.queryByRole('menu')).not.toBeInTheDocument());
    };
    await choose('Przesuń wcześniej');
    await expect(args.onOrder).toHaveBeenLastCalledWith([
      '2.jpg',
      '1.jpg',
      '3.jpg',
      '4.jpg',
      '5.jpg',
      '6.jpg',
      '7.jpg',
    ]);
    await choose('Usuń obrazek');
    await expect(args.onDelete).toHaveBeenLastCalledWith(ROOMS[1]);
  },
};

/** Each step moves the element of the button, and the focus stays on it. */
export const StepsByTheMenuAndKeys: Story = {
  args: { view: 'masonry', ...ALL },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    await listIn(canvasElement);
    const button = () => within(canvasElement).getByRole('button', { name: 'Więcej: Kuchnia' });
    const step = async (entry: string, keys: string) => {
      await hand.keyboard('{Enter}');
      await waitFor(() => expect(screen.getAllByRole('menuitem')[0]).toHaveFocus());
      await hand.keyboard(keys);
      await waitFor(() => expect(screen.getByRole('menuitem', { name: entry })).toHaveFocus());
      await hand.keyboard('{Enter}');
    };
    button().focus();
    for (const [entry, keys, place] of [
      ['Przesuń dalej', '{ArrowDown}', 3],
      ['Przesuń dalej', '{ArrowDown}', 4],
      ['Przesuń wcześniej', '{Home}', 3],
    ] as const) {
      await step(entry, keys);
      await within(canvasElement).findByText(`Kuchnia: miejsce ${place} z 7`);
      await waitFor(() => expect(button()).toHaveFocus());
      await expect(button().closest('li')).toBe((await listIn(canvasElement))[place - 1]);
    }
    await expect(args.onOrder).toHaveBeenCalledTimes(3);
  },
};

/** In the panel of a file list: name and captions in both languages. */
export const SavesTheDescription: Story = {
  args: { view: 'masonry', canEditInfo: true },
  play: async ({ args, canvasElement }) => {
    await listIn(canvasElement);
    const button = () =>
      within(canvasElement).getByRole('button', { name: /^Więcej: (Kuchnia|Jadalnia mała)$/ });
    await hand.click(button());
    await hand.click(await screen.findByRole('menuitem', { name: 'Zmień opis' }));
    const panel = within(await screen.findByRole('dialog', { name: 'Opis pliku' }));
    const caption = panel.getByRole('textbox', { name: 'Opis po polsku' });
    await expect(caption).toHaveValue('Kuchnia');
    await hand.clear(caption);
    await hand.type(caption, 'Jadalnia mała');
    await hand.click(panel.getByRole('button', { name: 'Zapisz zmiany' }));
    await waitFor(() =>
      expect(args.onSaveInfo).toHaveBeenCalledWith(ROOMS[1], {
        name: '2.jpg',
        captions: { pl: 'Jadalnia mała', en: '' },
      }),
    );
    await within(canvasElement).findByText('Jadalnia mała');
    await waitFor(() => expect(button()).toHaveFocus());
  },
};

/** At the largest text too: the pictures under a caption make room for it. */
export const KeepsLongCaptionsWhole: Story = {
  args: { view: 'masonry', images: DESCRIBED_ROOMS },
  globals: { font: 'large', viewport: { value: 'phone' } },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    await listIn(canvasElement);
    const caption = within(canvasElement).getByText(LONG_CAPTION);
    await waitFor(async () => {
      const boxes = (await listIn(canvasElement)).map((item) => item.getBoundingClientRect());
      const under = boxes.filter(({ left, top }) => left === boxes[0]?.left && top > (boxes[0]?.top ?? 0));
      const next = Math.min(...under.map(({ top }) => top));
      await expect(next - caption.getBoundingClientRect().bottom).toBeCloseTo(16, 0);
    });
    await expect(caption.scrollHeight).toBeLessThanOrEqual(caption.clientHeight);
    await expect(caption.scrollWidth).toBeLessThanOrEqual(caption.clientWidth);
  },
};

/** In rows the next row makes room. */
export const KeepsLongCaptionsWholeInRows: Story = {
  args: { view: 'row', images: DESCRIBED_ROOMS },
  globals: { font: 'large', viewport: { value: 'phone' } },
  tags: ['picture'],
  play: async ({ canvasElement }) => {
    const caption = within(canvasElement).getByText(LONG_CAPTION);
    await waitFor(async () => {
      const boxes = (await listIn(canvasElement)).map((item) => item.getBoundingClientRect());
      const next = Math.min(...boxes.map(({ top }) => top).filter((top) => top > (boxes[0]?.top ?? 0)));
      await expect(next - caption.getBoundingClientRect().bottom).toBeGreaterThan(15);
    });
  },
};

/** More pictures than are drawn at once (40). */
export const OrdersMoreThanAreDrawnAtOnce: Story = {
  args: { view: 'masonry', canOrder: true, images: FIFTY_ROOMS },
  globals: { viewport: { value: 'desktop' } },
  play: async ({ args, canvasElement }) => {
    const handle = await within(canvasElement).findByRole('button', { name: 'Zmień kolejność: Sala 50' });
    await expect(await listIn(canvasElement)).toHaveLength(50);
    handle.focus();
    await hand.keyboard(' ');
    await within(canvasElement).findByRole('button', { name: 'Zmień kolejność: Sala 50', pressed: true });
    await hand.keyboard('{ArrowUp}');
    await waitFor(() =>
      expect(within(canvasElement).getByText(/^Sala 50: miejsce \d+ z 50$/)).toBeInTheDocument(),
    );
    await hand.keyboard(' ');
    await waitFor(() => expect(args.onOrder).toHaveBeenCalledOnce());
    const [[order = []] = []] = (args.onOrder as ReturnType<typeof fn>).mock.calls;
    await expect([...order].sort()).toEqual(FIFTY_ROOMS.map(({ filename }) => filename).sort());
    await expect(order.at(-1)).not.toBe('sala-50.jpg');
    await expect(await listIn(canvasElement)).toHaveLength(50);
  },
};

export const SlidesByThumbnailsAndArrows: Story = {
  args: { view: 'slider' },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(canvas.getByRole('button', { name: 'Poprzedni obraz' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await hand.click(canvas.getByRole('button', { name: /^4 z 7/ }));
    await slideIn(canvasElement, 4);
    await hand.click(canvas.getByRole('button', { name: 'Następny obraz' }));
    await slideIn(canvasElement, 5);
    const strip = canvas.getByRole('list', { name: 'Miniatury' });
    const thumb = canvas.getByRole('button', { name: /^5 z 7/ });
    await waitFor(() => {
      const [frame, part] = [strip.getBoundingClientRect(), thumb.getBoundingClientRect()];
      return expect(part.left >= frame.left && part.right <= frame.right + 1).toBe(true);
    });
    // Four in view (Spec §9).
    await expect(Math.floor(strip.clientWidth / thumb.getBoundingClientRect().width)).toBe(4);
  },
};

export const SlidesByKeys: Story = {
  args: { view: 'slider' },
  play: async ({ canvasElement }) => {
    await hand.tab();
    await expect(within(canvasElement).getByRole('list', { name: 'Zdjęcia placówki' })).toHaveFocus();
    for (const [key, place] of [
      ['{ArrowRight}', 2],
      ['{End}', 7],
      ['{ArrowLeft}', 6],
      ['{Home}', 1],
    ] as const) {
      await hand.keyboard(key);
      await slideIn(canvasElement, place);
    }
  },
};

export const SlidesByFinger: Story = {
  args: { view: 'slider' },
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Zdjęcia placówki' });
    await hand.swipe(list, { x: -80 }, { x: -180 }, { x: -280 });
    await slideIn(canvasElement, 2);
  },
};

export const English: Story = {
  args: { view: 'slider' },
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Playroom')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Next image' })).toBeVisible();
  },
};

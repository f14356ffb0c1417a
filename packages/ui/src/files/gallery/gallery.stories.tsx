import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Gallery, type GalleryProps } from './gallery';
import { listIn, ROOMS, slideIn } from './testing/rooms';

const meta = {
  title: 'Files/Gallery',
  component: Gallery,
  args: {
    label: 'Zdjęcia placówki',
    images: ROOMS,
    onOrder: fn(),
    onEditInfo: fn(),
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

function Ordered({ onOrder, ...args }: GalleryProps) {
  const [images, setImages] = useState(args.images);
  const order = (filenames: readonly string[]) => {
    onOrder?.(filenames);
    setImages(filenames.flatMap((name) => images.filter(({ filename }) => filename === name)));
  };
  return <Gallery {...args} images={images} onOrder={order} />;
}

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
  args: { view: 'masonry', images: ROOMS.map((room) => ({ ...room, url: 'data:image/png;base64,AAAA' })) },
  play: async ({ canvasElement }) => {
    const items = await listIn(canvasElement);
    for (const [at, item] of items.entries()) {
      const { width, height } = item.getBoundingClientRect();
      const room = ROOMS[at];
      await expect(width / height).toBeCloseTo((room?.width ?? 0) / (room?.height ?? 1), 1);
      await expect(item.querySelector('img')).toHaveAttribute('loading', 'lazy');
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
    await waitFor(() => expect(handle).toHaveAttribute('aria-pressed', 'true'));
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
    await choose('Zmień opis');
    await expect(args.onEditInfo).toHaveBeenLastCalledWith(ROOMS[1]);
    await choose('Usuń obrazek');
    await expect(args.onDelete).toHaveBeenLastCalledWith(ROOMS[1]);
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

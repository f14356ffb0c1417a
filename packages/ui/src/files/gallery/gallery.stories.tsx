import type { Meta, StoryObj } from '@storybook/react-vite';
import { useEffect, useState } from 'react';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Gallery, type GalleryProps } from './gallery';
import { ON_CHANGE, OrderedGallery } from './testing/ordered-gallery';
import {
  ALL_TOOLS,
  BROKEN,
  DESCRIBED_ROOMS,
  FIFTY_ROOMS,
  LONG_CAPTION,
  listIn,
  ROOMS,
} from './testing/rooms';

const meta = {
  title: 'Files/Gallery',
  component: Gallery,
  args: { label: 'Zdjęcia placówki', images: ROOMS, ...ON_CHANGE },
  render: (args) => <OrderedGallery {...args} />,
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

const topsOf = (items: readonly HTMLElement[]) =>
  items.map((item) => Math.round(item.getBoundingClientRect().top));

export const Block: Story = { args: { images: ROOMS.slice(0, 2), view: 'block' }, tags: ['picture'] };

export const Row: Story = { args: { view: 'row' }, tags: ['picture'] };

export const Mix: Story = {
  args: { view: 'mix', ...ALL_TOOLS },
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

/** The place stays, and the host is told (Spec §8). */
export const TellsOfABrokenPicture: Story = {
  args: {
    view: 'masonry',
    images: ROOMS.map((room, at) => (at === 1 ? { ...room, url: BROKEN } : room)),
    onBroken: fn(),
  },
  play: async ({ args, canvasElement }) => {
    await listIn(canvasElement);
    await waitFor(() => expect(args.onBroken).toHaveBeenCalledOnce());
    await expect(args.onBroken).toHaveBeenCalledWith(args.images[1]);
    await expect(within(canvasElement).getByText('Kuchnia')).toBeVisible();
  },
};

/** Rows and columns begin on the right, at the same distances. */
export const LaysColumnsFromTheRight: Story = {
  args: { view: 'masonry' },
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const boxes = (await listIn(canvasElement)).map((item) => item.getBoundingClientRect());
    const [first = new DOMRect(), second = new DOMRect()] = boxes;
    await expect(first.right).toBeCloseTo(Math.max(...boxes.map(({ right }) => right)), 0);
    await expect(first.left - second.right).toBeCloseTo(16, 0);
    await expect(second.top).toBe(first.top);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
  },
};

export const LaysRowsFromTheRight: Story = {
  args: { view: 'row' },
  globals: { direction: 'rtl', viewport: { value: 'desktop' } },
  play: async ({ canvasElement }) => {
    const [first = new DOMRect(), second = new DOMRect()] = (await listIn(canvasElement)).map((item) =>
      item.getBoundingClientRect(),
    );
    await expect(first.left - second.right).toBeCloseTo(16, 0);
  },
};

/** Buttons and captions at 22 px on the narrowest screen: nothing is wider than the page. */
export const FitsTheLargestTextOnANarrowScreen: Story = {
  args: { view: 'mix', ...ALL_TOOLS },
  globals: { font: 'large', viewport: { value: 'narrow' } },
  play: async ({ canvasElement }) => {
    await listIn(canvasElement);
    const menu = within(canvasElement).getByRole('button', { name: 'Więcej: Kuchnia' });
    await expect(menu).toBeVisible();
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
  },
};

/** A host that asks its server again has another array: nothing is drawn anew, and the page stays where it is. */
export const StaysWhereItIsWhenItIsDrawnAgain: Story = {
  args: { view: 'masonry', images: FIFTY_ROOMS },
  globals: { viewport: { value: 'phone' } },
  render: (args) => <AskedAgain {...args} />,
  play: async ({ canvasElement }) => {
    await waitFor(async () => expect(await listIn(canvasElement)).toHaveLength(50));
    const items = await listIn(canvasElement);
    items[30]?.scrollIntoView({ block: 'start', behavior: 'instant' });
    const before = window.scrollY;
    await expect(before).toBeGreaterThan(1000);
    askAgain();
    await within(canvasElement).findByText('Zapytano 1 raz');
    await new Promise(requestAnimationFrame);
    await expect(window.scrollY).toBe(before);
    await expect(await listIn(canvasElement)).toEqual(items);
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

/** It asks when the story calls `askAgain`. */
function AskedAgain({ images, ...args }: GalleryProps) {
  const [times, setTimes] = useState(0);
  useEffect(() => {
    askAgain = () => setTimes((before) => before + 1);
  }, []);
  return (
    <>
      <Gallery {...args} images={images.map((image) => ({ ...image }))} />
      {times > 0 && <p className="u:sr-only">Zapytano {times} raz</p>}
    </>
  );
}

let askAgain: () => void = () => undefined;

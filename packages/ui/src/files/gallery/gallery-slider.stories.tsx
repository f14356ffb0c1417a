import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { hand } from '../../internal/testing/hand';
import { Gallery } from './gallery';
import { ROOMS, slideIn } from './testing/rooms';

/** One picture at a time; its keys stand with those of the gallery. */
const meta = {
  title: 'Files/Gallery/Slider',
  component: Gallery,
  args: { label: 'Zdjęcia placówki', images: ROOMS, view: 'slider' },
  parameters: {
    accessibility: {
      keys: [],
      roles:
        'a group with a list of pictures, of which the shown one is the current, a status with its place and a list of thumbnails',
      reads: '„2 z 7”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Gallery>;
export default meta;

type Story = StoryObj<typeof meta>;

export const SlidesByThumbnailsAndArrows: Story = {
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
  globals: { viewport: { value: 'phone' } },
  play: async ({ canvasElement }) => {
    const list = within(canvasElement).getByRole('list', { name: 'Zdjęcia placówki' });
    await hand.swipe(list, { x: -80 }, { x: -180 }, { x: -280 });
    await slideIn(canvasElement, 2);
  },
};

export const English: Story = {
  globals: { locale: 'en' },
  play: async ({ canvasElement }) => {
    await expect(within(canvasElement).getByText('Playroom')).toBeVisible();
    await expect(within(canvasElement).getByRole('button', { name: 'Next image' })).toBeVisible();
  },
};

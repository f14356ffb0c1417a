import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import type { AccessibilityNotes } from '../../internal/testing/accessibility-notes';
import { FRAMED_DOCS } from '../../internal/testing/framed-docs';
import { hand } from '../../internal/testing/hand';
import { Lightbox } from './lightbox';
import { layer, liesAt, SCANS, scaleOf, shownPicture } from './testing/pictures';

/** Wheel, mouse, fingers and keys on the picture itself; the numbers are those of Spec §9. */
const meta = {
  title: 'Files/Lightbox/Gestures',
  component: Lightbox,
  args: { open: true, onOpenChange: fn(), images: SCANS, onIndexChange: fn(), onRotate: fn() },
  globals: { viewport: { value: 'desktop' } },
  parameters: {
    docs: { ...FRAMED_DOCS },
    accessibility: {
      keys: [
        ['+, -, 0', 'enlarge, make smaller, show the whole picture', 'ZoomsByKeysAndResets'],
        ['Arrow Up, Arrow Down, Shift + Arrow Right', 'move an enlarged picture', 'MovesByKeysAndButtons'],
      ],
      roles: 'what a gesture does, a button and a key do too',
      reads: '„112%”; „100%, obrót 90°”',
    } satisfies AccessibilityNotes,
  },
} satisfies Meta<typeof Lightbox>;
export default meta;

type Story = StoryObj<typeof meta>;

const umowa = () => shownPicture(/^Umowa/);
const button = (name: string) => screen.getByRole('button', { name });
const isAt = (picture: HTMLElement, scale: number) =>
  waitFor(() => expect(scaleOf(picture)).toBeCloseTo(scale, 4));
/** As it is said: the browser rounds what it has laid out. */
const widthOf = (picture: HTMLElement) => Number.parseFloat(picture.style.width);
/** What a double click goes to: 1,190 pixels over the width that is shown. */
const maxScale = (picture: HTMLElement) => 1190 / widthOf(picture);

export const ZoomsByTheWheelAndIsDeafFor80Ms: Story = {
  play: async () => {
    const picture = await umowa();
    await hand.wheel(picture, -100);
    await isAt(picture, 1.12);
    // Four turns in one task: the first acts, the others come within 80 ms.
    await deaf();
    for (const deltaY of [-1, -1, -1, -1]) {
      picture.dispatchEvent(new WheelEvent('wheel', { deltaY, bubbles: true, cancelable: true }));
    }
    await isAt(picture, 1.24);
    await deaf();
    await hand.wheel(picture, 100);
    await isAt(picture, 1.12);
    await deaf();
    await hand.wheel(picture, 100);
    await isAt(picture, 1);
    await expect(screen.getByText('100%')).toBeVisible();
  },
};

export const DoubleClickGoesToThePixelsAndBack: Story = {
  play: async () => {
    const picture = await umowa();
    await hand.click(button('Powiększ'));
    await isAt(picture, 1.12);
    await hand.dblClick(picture);
    await isAt(picture, maxScale(picture));
    await expect(picture.getBoundingClientRect().width).toBeCloseTo(1190, 0);
    await hand.dblClick(picture);
    await isAt(picture, 1.12);
  },
};

export const DragsAnEnlargedPictureToItsEdges: Story = {
  play: async ({ args }) => {
    const picture = await umowa();
    await hand.dblClick(picture);
    await hand.drag(picture, { x: 40, y: 30 }, { x: 30, y: 60 });
    await waitFor(() => expect(liesAt(picture)).toMatchObject({ y: 60 }));
    // To an edge and no further, however far the mouse goes.
    const stage = stageOf(picture);
    for (const _ of [1, 2, 3]) await hand.drag(stage, { y: 300 });
    await expectEdge(picture, 'top');
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await expect(args.onOpenChange).not.toHaveBeenCalled();
  },
};

export const DragsATurnedPictureByItsOtherSide: Story = {
  play: async () => {
    const picture = await umowa();
    await hand.click(button('Obróć w prawo'));
    await hand.dblClick(picture);
    await waitFor(() => expect(picture.getBoundingClientRect().width).toBeCloseTo(1684, 0));
    const stage = stageOf(picture);
    for (const _ of [1, 2]) await hand.drag(stage, { x: 400 });
    await expectEdge(picture, 'left');
    for (const _ of [1, 2, 3]) await hand.drag(stage, { y: -300 });
    await expectEdge(picture, 'bottom');
  },
};

export const TurnsByQuarters: Story = {
  play: async ({ args }) => {
    const picture = await umowa();
    await hand.click(button('Obróć w lewo'));
    await expect(args.onRotate).toHaveBeenLastCalledWith(270);
    await expect(await screen.findByText(/obrót 270°/)).toBeInTheDocument();
    await hand.click(button('Obróć w lewo'));
    await hand.click(button('Powiększ'));
    await hand.click(button('Pokaż cały obraz'));
    // The reset keeps the turn.
    await waitFor(() => expect(liesAt(picture)).toEqual({ x: 0, y: 0, degrees: -180, scale: 1 }));
    await hand.click(button('Obróć w prawo'));
    await hand.click(button('Obróć w prawo'));
    await hand.click(button('Obróć w prawo'));
    await expect(args.onRotate).toHaveBeenLastCalledWith(90);
    // On its side the whole picture is in view.
    const { left, right, top, bottom } = picture.getBoundingClientRect();
    const stage = stageOf(picture).getBoundingClientRect();
    await expect(Math.min(left - stage.left, top - stage.top)).toBeGreaterThanOrEqual(-1);
    await expect(Math.max(right - stage.right, bottom - stage.bottom)).toBeLessThanOrEqual(1);
  },
};

export const TurnsByKeys: Story = {
  play: async ({ args }) => {
    const picture = await umowa();
    await hand.keyboard('r');
    await waitFor(() => expect(liesAt(picture).degrees).toBe(90));
    await hand.keyboard('{Shift>}RR{/Shift}');
    await waitFor(() => expect(liesAt(picture).degrees).toBe(-90));
    await expect(args.onRotate).toHaveBeenLastCalledWith(270);
  },
};

export const AnotherPictureBeginsAnew: Story = {
  play: async () => {
    const picture = await umowa();
    await hand.click(button('Obróć w prawo'));
    await hand.dblClick(picture);
    await hand.click(button('Następny obraz'));
    const next = await shownPicture(/^Rachunek/);
    await waitFor(() => expect(liesAt(next)).toEqual({ x: 0, y: 0, degrees: 0, scale: 1 }));
    await hand.click(button('Poprzedni obraz'));
    const again = await umowa();
    await waitFor(() => expect(liesAt(again)).toEqual({ x: 0, y: 0, degrees: 0, scale: 1 }));
  },
};

export const ZoomsByKeysAndResets: Story = {
  play: async () => {
    const picture = await umowa();
    await hand.keyboard('++');
    await isAt(picture, 1.24);
    await hand.keyboard('-');
    await isAt(picture, 1.12);
    await hand.keyboard('0');
    await isAt(picture, 1);
  },
};

/** Three times the pixels and a tenth of the whole are never reached. */
export const StopsAtBothEnds: Story = {
  play: async () => {
    const picture = await umowa();
    const most = maxScale(picture) * 3;
    await hand.keyboard('+'.repeat(Math.ceil((most - 1) / 0.12) + 5));
    await expect(button('Powiększ')).toHaveAttribute('aria-disabled', 'true');
    await expect(scaleOf(picture)).toBeLessThan(most);
    await expect(scaleOf(picture)).toBeGreaterThan(most - 0.24);
    await hand.keyboard(`0${'-'.repeat(12)}`);
    await expect(button('Pomniejsz')).toHaveAttribute('aria-disabled', 'true');
    await isAt(picture, 0.16);
  },
};

export const MovesByKeysAndButtons: Story = {
  play: async () => {
    const picture = await umowa();
    await expect(screen.queryByRole('group', { name: 'Przesuwanie obrazu' })).not.toBeInTheDocument();
    await hand.dblClick(picture);
    await hand.keyboard('{ArrowDown}');
    await waitFor(() => expect(liesAt(picture).y).toBeLessThan(-100));
    const { y } = liesAt(picture);
    await hand.click(button('Pokaż górę'));
    await waitFor(() => expect(liesAt(picture).y).toBeCloseTo(0, 3));
    await hand.click(button('Pokaż dół'));
    await waitFor(() => expect(liesAt(picture).y).toBeCloseTo(y, 3));
    await hand.keyboard('{ArrowUp}');
    await waitFor(() => expect(liesAt(picture).y).toBeCloseTo(0, 3));
    // Wider than the stage.
    await hand.keyboard('+'.repeat(15));
    await hand.keyboard('{Shift>}{ArrowRight}{/Shift}');
    await waitFor(() => expect(liesAt(picture).x).toBeLessThan(-100));
  },
};

export const SwipesWhileTheWholePictureIsInView: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const picture = await umowa();
    await hand.swipe(picture, { x: -30 }, { x: -50 });
    await hand.swipe(picture, { x: -60, y: 80 });
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await hand.swipe(picture, { x: -30 }, { x: -60 });
    const next = await shownPicture(/^Rachunek/);
    await hand.swipe(next, { x: 30 }, { x: 60 });
    await umowa();
  },
};

/** In a script from right to left the next picture is on the left: a finger that goes to the right brings it. */
export const SwipesFromRightToLeft: Story = {
  globals: { direction: 'rtl', viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const picture = await umowa();
    await hand.swipe(picture, { x: -30 }, { x: -60 });
    await expect(args.onIndexChange).not.toHaveBeenCalled();
    await hand.swipe(picture, { x: 30 }, { x: 60 });
    const next = await shownPicture(/^Rachunek/);
    await hand.swipe(next, { x: -30 }, { x: -60 });
    await umowa();
  },
};

/** An enlarged picture follows the finger instead. */
export const DoesNotSwipeAnEnlargedPicture: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async ({ args }) => {
    const picture = await umowa();
    await hand.click(button('Powiększ'));
    await hand.dblClick(picture);
    await hand.swipe(picture, { x: -40 }, { x: -90 });
    await waitFor(() => expect(liesAt(picture).x).toBeCloseTo(-90, 0));
    await expect(args.onIndexChange).not.toHaveBeenCalled();
  },
};

export const SwipesAlwaysWhereMovingIsDisabled: Story = {
  args: { moveDisabled: true },
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const picture = await umowa();
    await hand.dblClick(picture);
    await hand.swipe(picture, { x: -40 }, { x: -90 });
    await shownPicture(/^Rachunek/);
  },
};

export const Pinches: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const picture = await umowa();
    const width = widthOf(picture);
    await hand.pinch(picture, 60, 100, 160);
    await isAt(picture, 1 + (1.3 * 100) / width);
    await hand.pinch(picture, 160, 60);
    await isAt(picture, 1);
    // 0.5 is not reached: the picture keeps the scale that it had.
    await hand.pinch(picture, 40 + width / 2.6, 40);
    await isAt(picture, 1);
    await hand.pinch(picture, 40 + width / 2.7, 40);
    await isAt(picture, 1 - 1.3 / 2.7);
  },
};

export const IsCarriedByOneFingerAfterAPinch: Story = {
  globals: { viewport: { value: 'phone' } },
  play: async () => {
    const picture = await umowa();
    await hand.pinch(picture, 60, 160);
    await hand.swipe(picture, { x: 10 }, { x: 20 });
    await waitFor(() => expect(liesAt(picture).x).toBeCloseTo(20, 0));
    await expect(within(await layer()).getByRole('heading', { name: 'Umowa' })).toBeVisible();
  },
};

function stageOf(picture: HTMLElement): Element {
  const stage = picture.closest('.u\\:lightbox-stage');
  if (!stage) throw new Error('The picture is on no stage.');
  return stage;
}

/** On that side neither is the picture cut off nor is there a gap. */
function expectEdge(picture: HTMLElement, side: 'top' | 'left' | 'bottom') {
  const edge = stageOf(picture).getBoundingClientRect()[side];
  return waitFor(() => expect(picture.getBoundingClientRect()[side]).toBeCloseTo(edge, 0));
}

/** Until the wheel is heard again: 80 ms by the clock of its events. */
async function deaf() {
  const until = performance.now() + 81;
  while (performance.now() < until) await new Promise(requestAnimationFrame);
}

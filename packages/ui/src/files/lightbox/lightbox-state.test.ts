import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  geometryOf,
  isMovable,
  type LightboxAct,
  lightboxReducer,
  movedBy,
  shownAnew,
} from './lightbox-state';

const STAGE = { width: 1000, height: 600 };
/** Shown at 800 by 600: its own pixels are at scale 5. */
const SCAN = { width: 4000, height: 3000 };

const loaded = lightboxReducer(shownAnew(0, STAGE), { act: 'show', index: 0, natural: SCAN });
const done = (...acts: LightboxAct[]) => acts.reduce(lightboxReducer, loaded);
const IN = { act: 'zoom-in' } as const;
const TOGGLE = { act: 'toggle' } as const;

describe('lightboxReducer', () => {
  it('measures the scale of the pixels when the picture is there, and anew when the stage changes', () => {
    expect(geometryOf(loaded)?.maxScale).toBe(5);
    const narrow = done({ act: 'measure', stage: { width: 400, height: 600 } });
    expect(geometryOf(narrow)?.maxScale).toBe(10);
  });

  it('goes to the pixels and back to the scale it had', () => {
    const enlarged = done(IN, IN);
    const atMost = lightboxReducer(enlarged, TOGGLE);
    expect(atMost.scale).toBe(5);
    expect(lightboxReducer(atMost, TOGGLE).scale).toBe(enlarged.scale);
    expect(done(TOGGLE, TOGGLE).scale).toBe(1);
  });

  it('resets scale and place, and keeps the turn', () => {
    const turned = done(TOGGLE, { act: 'move', to: { x: 300, y: 200 } }, { act: 'turn', by: -90 });
    expect(turned.at).not.toEqual({ x: 0, y: 0 });
    const { scale, at, degrees } = lightboxReducer(turned, { act: 'reset' });
    expect({ scale, at, degrees }).toEqual({ scale: 1, at: { x: 0, y: 0 }, degrees: -90 });
  });

  it('shows another picture anew', () => {
    const turned = done(TOGGLE, { act: 'move', to: { x: 300, y: 200 } }, { act: 'turn', by: 90 });
    expect(lightboxReducer(turned, { act: 'show', index: 1 })).toEqual(shownAnew(1, STAGE));
  });

  it('moves a picture on its side by its height across and its width down', () => {
    const far = { act: 'move', to: { x: 99_999, y: -99_999 } } as const;
    expect(done(TOGGLE, far).at).toEqual({ x: (800 * 5 - 1000) / 2, y: -(600 * 5 - 600) / 2 });
    // On its side it fits at 600 by 450, seen at 450 by 600; its pixels are at 20/3.
    const sideways = done({ act: 'turn', by: 90 }, TOGGLE, far);
    expect(sideways.at.x).toBeCloseTo((3000 - 1000) / 2, 6);
    expect(sideways.at.y).toBeCloseTo(-(4000 - 600) / 2, 6);
  });

  it('leaves the whole picture where it is', () => {
    expect(isMovable(loaded)).toBe(false);
    expect(done({ act: 'move', to: { x: 50, y: 50 } }).at).toEqual({ x: 0, y: 0 });
    expect(isMovable(done(IN, IN, IN))).toBe(true);
  });

  it('comes back over the stage as it shrinks', () => {
    const far = done(TOGGLE, { act: 'move', to: { x: 1500, y: 1200 } });
    expect(lightboxReducer(far, { act: 'zoom-out' }).at.x).toBeCloseTo((800 * 4.88 - 1000) / 2, 6);
  });

  it('changes nothing while the picture is loading or broken', () => {
    const empty = shownAnew(0, STAGE);
    const pinch = { scale: 1, from: 10, to: 500 };
    for (const act of [IN, { act: 'zoom-out' }, TOGGLE, { act: 'pinch', pinch }] as const)
      expect(lightboxReducer(empty, act)).toBe(empty);
  });

  it('keeps every scale within 0.1 and three times the pixels, whatever is done', () => {
    const act: fc.Arbitrary<LightboxAct> = fc.oneof(
      fc.constantFrom<LightboxAct>(IN, { act: 'zoom-out' }, TOGGLE, { act: 'reset' }),
      fc.constantFrom<LightboxAct>({ act: 'turn', by: 90 }, { act: 'turn', by: -90 }),
      fc.record({ act: fc.constant('move' as const), to: fc.record({ x: fc.integer(), y: fc.integer() }) }),
      fc.nat(2000).map((to): LightboxAct => ({ act: 'pinch', pinch: { scale: 1, from: 300, to } })),
    );
    fc.assert(
      fc.property(fc.array(act, { maxLength: 120 }), (acts) => {
        const state = done(...acts);
        const { maxScale = 0, room = { x: 0, y: 0 } } = geometryOf(state) ?? {};
        expect(state.scale).toBeGreaterThan(0.1);
        // The least that a turn can leave of it: the pixels of this picture are at 5 upright and at 20/3 on its side.
        expect(state.scale).toBeLessThan(20);
        expect(maxScale).toBeGreaterThanOrEqual(5);
        expect(Math.abs(state.at.x)).toBeLessThanOrEqual(room.x);
        expect(Math.abs(state.at.y)).toBeLessThanOrEqual(room.y);
      }),
    );
  });
});

describe('movedBy', () => {
  it('shows a quarter of the stage more on that side', () => {
    expect(movedBy(loaded, 1, 0)).toEqual({ x: -250, y: 0 });
    expect(movedBy(loaded, 0, -1)).toEqual({ x: 0, y: 150 });
  });
});

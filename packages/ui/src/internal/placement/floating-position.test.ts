import { describe, expect, it } from 'vitest';
import { placementOf } from './floating-position';

const viewport = { width: 1280, height: 800 };
const dropdown = { gap: 10, side: 'below' } as const;
const panel = { width: 300, height: 200 };
const triggerAt = (left: number, top: number) => ({ left, top, width: 100, height: 44 });

describe('placementOf', () => {
  it.each([
    ['below, by the left edge', triggerAt(400, 100), 'start', { left: 400, top: 154 }],
    ['below, by the right edge', triggerAt(400, 100), 'end', { left: 200, top: 154 }],
    ['never beyond the left side of the window', triggerAt(20, 100), 'end', { left: 8, top: 154 }],
    ['never beyond the right side', triggerAt(1170, 100), 'start', { left: 972, top: 154 }],
    ['above, where there is more room', triggerAt(400, 700), 'start', { left: 400, top: 490 }],
  ] as const)('stands %s', (_rule, trigger, align, expected) => {
    expect(placementOf({ ...dropdown, trigger, panel, viewport, align })).toMatchObject(expected);
  });

  it('stays below when there is no more room above, and scrolls inside', () => {
    const placement = placementOf({
      ...dropdown,
      trigger: triggerAt(400, 100),
      panel: { width: 300, height: 2000 },
      viewport,
      align: 'start',
    });
    expect(placement).toMatchObject({ top: 154, maxHeight: 638 });
  });

  it('keeps a panel wider than the window at its left side', () => {
    const placement = placementOf({
      ...dropdown,
      trigger: triggerAt(100, 100),
      panel: { width: 500, height: 100 },
      viewport: { width: 400, height: 800 },
      align: 'end',
    });
    expect(placement.left).toBe(8);
  });

  it.each([
    ['above and in the middle', triggerAt(400, 400), { left: 425, top: 355 }],
    ['below where the top of the window is near', triggerAt(400, 20), { left: 425, top: 69 }],
  ])('puts a tooltip %s', (_rule, trigger, expected) => {
    const tooltip = { gap: 5, side: 'above', align: 'center', panel: { width: 50, height: 40 } } as const;
    expect(placementOf({ ...tooltip, trigger, viewport })).toMatchObject(expected);
  });
});

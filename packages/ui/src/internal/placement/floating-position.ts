import { EDGE_PX } from './edge';

export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface Size {
  width: number;
  height: number;
}

export interface Placement {
  left: number;
  top: number;
  /** What is left for the panel on its side of the trigger; more than that scrolls inside it. */
  maxHeight: number;
}

export interface FloatingRequest {
  trigger: Box;
  panel: Size;
  viewport: Size;
  /** Which edge of the trigger the panel shares, in a text from left to right. */
  align: 'start' | 'end' | 'center';
  /** Between trigger and panel: 10 px for a dropdown, 5 px for a tooltip (Spec §9). */
  gap: number;
  /** Where it stands unless only the other side has room. */
  side: 'above' | 'below';
}

/** On the wanted side of the trigger, on the other only where that has more room; never beyond an edge of the window. Pixels. */
export function placementOf({ trigger, panel, viewport, align, gap, side }: FloatingRequest): Placement {
  const below = viewport.height - (trigger.top + trigger.height) - gap - EDGE_PX;
  const above = trigger.top - gap - EDGE_PX;
  const goesAbove =
    side === 'above' ? panel.height <= above || above > below : panel.height > below && above > below;
  const maxHeight = Math.max(0, goesAbove ? above : below);
  const height = Math.min(panel.height, maxHeight);

  const wanted = trigger.left + (trigger.width - panel.width) * SHARE[align];
  const furthest = Math.max(EDGE_PX, viewport.width - panel.width - EDGE_PX);

  return {
    left: Math.min(Math.max(wanted, EDGE_PX), furthest),
    top: goesAbove ? trigger.top - gap - height : trigger.top + trigger.height + gap,
    maxHeight,
  };
}

/** How much of the difference in width lies before the panel. */
const SHARE = { start: 0, center: 0.5, end: 1 } as const;

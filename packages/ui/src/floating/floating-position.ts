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
  /** Which edge of the trigger the panel shares. */
  align: 'start' | 'end';
}

/** Spec §9: a dropdown stands 10 px from its trigger. */
const GAP_PX = 10;
const EDGE_PX = 8;

/** Below the trigger, above it only where there is more room; never beyond an edge of the window. Pixels. */
export function placementOf({ trigger, panel, viewport, align }: FloatingRequest): Placement {
  const below = viewport.height - (trigger.top + trigger.height) - GAP_PX - EDGE_PX;
  const above = trigger.top - GAP_PX - EDGE_PX;
  const goesAbove = panel.height > below && above > below;
  const maxHeight = Math.max(0, goesAbove ? above : below);
  const height = Math.min(panel.height, maxHeight);

  const wanted = align === 'start' ? trigger.left : trigger.left + trigger.width - panel.width;
  const furthest = Math.max(EDGE_PX, viewport.width - panel.width - EDGE_PX);

  return {
    left: Math.min(Math.max(wanted, EDGE_PX), furthest),
    top: goesAbove ? trigger.top - GAP_PX - height : trigger.top + trigger.height + GAP_PX,
    maxHeight,
  };
}

import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/dom';
import { isPhone } from '../hooks/use-phone';

/** Which edge of the button a panel shares, in the direction of the text. */
export type Align = 'start' | 'end';

/** Spec §9: a dropdown stands 10 px from its button. */
export const GAP_PX = 10;

/** What hangs on something keeps this far from the edges of the window. */
export const EDGE_PX = 8;

/**
 * Keeps a fixed panel below its button, or above it where only there is room, as the page scrolls and the window changes:
 * until the answer is called. Below 768 px the style sheet makes it a bottom sheet instead.
 */
export function keepBeside(button: HTMLElement, panel: HTMLElement, align: Align): () => void {
  async function place() {
    Object.assign(panel.style, isPhone() ? NOWHERE : await positionOf(button, panel, align));
  }

  // Sizes in the next frame: one that changes while sizes are told of is an error to the browser.
  let frame = 0;
  const resizes = new ResizeObserver(() => {
    cancelAnimationFrame(frame);
    frame = requestAnimationFrame(place);
  });
  resizes.observe(button);
  resizes.observe(panel);
  const stop = autoUpdate(button, panel, place, { elementResize: false });
  return () => {
    stop();
    resizes.disconnect();
    cancelAnimationFrame(frame);
  };
}

const NOWHERE = { left: '', top: '', bottom: '', maxHeight: '' };

async function positionOf(button: HTMLElement, panel: HTMLElement, align: Align): Promise<typeof NOWHERE> {
  const edge = { padding: EDGE_PX };
  let maxHeight = '';
  const room = size({
    ...edge,
    apply: ({ availableHeight }) => {
      maxHeight = `${Math.max(0, availableHeight)}px`;
    },
  });
  const { x, y, placement } = await computePosition(button, panel, {
    strategy: 'fixed',
    placement: `bottom-${align}`,
    // Towards the other edge by a shift alone: `flip` would change which edge they share.
    middleware: [offset(GAP_PX), flip({ ...edge, crossAxis: false }), shift(edge), room],
    platform: {
      ...platform,
      getDimensions: (element) => (element === panel ? wholeSizeOf(panel) : platform.getDimensions(element)),
      isRTL: () => getComputedStyle(button).direction === 'rtl',
    },
  });
  const left = `${x}px`;
  if (placement.startsWith('bottom')) return { left, top: `${y}px`, bottom: '', maxHeight };

  // By its lower edge, so that it keeps its distance as what is in it grows or goes.
  const below = document.documentElement.clientHeight - button.getBoundingClientRect().top;
  return { left, top: 'auto', bottom: `${below + GAP_PX}px`, maxHeight };
}

/** What scrolls in a panel counts in full: where it stands hangs on what it would need. */
function wholeSizeOf({ offsetWidth, offsetHeight, clientHeight, scrollHeight }: HTMLElement) {
  return { width: offsetWidth, height: scrollHeight + offsetHeight - clientHeight };
}

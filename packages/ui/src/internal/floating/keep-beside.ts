import { autoUpdate, computePosition, flip, offset, platform, shift, size } from '@floating-ui/dom';
import { isPhone } from '../hooks/use-phone';

/** Which edge of the button a panel shares, in the direction of the text. */
export type Align = 'start' | 'end';

/** Spec §9: a dropdown is 10 px from its button. */
export const GAP_PX = 10;

/** The smallest distance of floating elements from the edges of the viewport. */
export const EDGE_PX = 8;

/**
 * Keeps a fixed panel below its button, or above it where only there is room, while the page scrolls and the viewport
 * changes; returns a function that stops it. Below 768 px the style sheet makes it a bottom sheet instead.
 */
export function keepBeside(button: HTMLElement, panel: HTMLElement, align: Align): () => void {
  async function place() {
    Object.assign(panel.style, isPhone() ? NOWHERE : await positionOf(button, panel, align));
  }

  // In the next frame: changing a size inside a ResizeObserver's callback is an error of the browser.
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
    // Moved to the other side by a shift only: `flip` would change the shared edge.
    middleware: [offset(GAP_PX), flip({ ...edge, crossAxis: false }), shift(edge), room],
    platform: {
      ...platform,
      getDimensions: (element) => (element === panel ? wholeSizeOf(panel) : platform.getDimensions(element)),
      isRTL: () => getComputedStyle(button).direction === 'rtl',
    },
  });
  const left = `${x}px`;
  if (placement.startsWith('bottom')) return { left, top: `${y}px`, bottom: '', maxHeight };

  // Positioned by its lower edge, so that it keeps its distance when its content grows.
  const below = document.documentElement.clientHeight - button.getBoundingClientRect().top;
  return { left, top: 'auto', bottom: `${below + GAP_PX}px`, maxHeight };
}

/** A scrolling part counts with its whole content: the position depends on the needed size. */
function wholeSizeOf({ offsetWidth, offsetHeight, clientHeight, scrollHeight }: HTMLElement) {
  return { width: offsetWidth, height: scrollHeight + offsetHeight - clientHeight };
}

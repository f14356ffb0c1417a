import { flushSync } from 'react-dom';
import { prefersReducedMotion } from '../../internal/hooks/reduced-motion';

const NEW_LOOK = '::view-transition-new(root)';

/**
 * Changes the theme of the whole page as a circle that grows from the pressed control (Spec §4). Without support of
 * the browser, or with reduced motion, the change is immediate.
 */
export function revealFrom(pressed: Element, change: () => void) {
  if (prefersReducedMotion() || !document.startViewTransition) return change();

  const { left, top, width, height } = pressed.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const radius = Math.hypot(Math.max(x, innerWidth - x), Math.max(y, innerHeight - y));

  const transition = document.startViewTransition(() => flushSync(change));
  // A skipped transition never gets ready; the theme has changed all the same.
  transition.ready.then(
    () => grow({ x, y, radius }),
    () => undefined,
  );
}

interface Circle {
  x: number;
  y: number;
  radius: number;
}

function grow({ x, y, radius }: Circle) {
  const style = getComputedStyle(document.documentElement);

  document.documentElement.animate(
    { clipPath: [`circle(0 at ${x}px ${y}px)`, `circle(${radius}px at ${x}px ${y}px)`] },
    {
      duration: millisecondsOf(style.getPropertyValue('--urzad-dur-scheme-reveal')),
      easing: style.getPropertyValue('--urzad-ease-standard'),
      pseudoElement: NEW_LOOK,
    },
  );
}

/** A minified style sheet may write 480ms as .48s. */
function millisecondsOf(time: string): number {
  const number = Number.parseFloat(time);
  return time.trim().endsWith('ms') ? number : number * 1000;
}

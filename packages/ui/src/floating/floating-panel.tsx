import { type ReactNode, type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { type FloatingRequest, placementOf } from './floating-position';
import type { FloatingPhase } from './use-floating';
import './floating.css';

export interface FloatingPanelProps {
  id: string;
  phase: Exclude<FloatingPhase, 'closed'>;
  trigger: RefObject<HTMLElement | null>;
  align: FloatingRequest['align'];
  onClose: () => void;
  children: ReactNode;
}

/** A panel that hangs on its trigger, above everything, in no overflow's way. */
export function FloatingPanel({ id, phase, trigger, align, onClose, children }: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  usePlacement(panel, trigger, align);
  useDismiss(panel, trigger, onClose);

  return (
    <div
      ref={panel}
      id={id}
      popover="manual"
      data-floating={phase}
      className="floating-panel rounded-lg border border-line bg-surface-raised text-ink shadow-3"
    >
      {children}
    </div>
  );
}

/** The top layer of the browser, so neither a scrolling parent nor an open dialog cuts the panel off. */
function usePlacement(
  panel: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  align: FloatingRequest['align'],
) {
  useLayoutEffect(() => {
    const element = panel.current;
    if (!element) return;

    function place() {
      if (!element || !trigger.current) return;
      const placement = placementOf({
        trigger: trigger.current.getBoundingClientRect(),
        panel: { width: element.offsetWidth, height: element.scrollHeight },
        viewport: { width: document.documentElement.clientWidth, height: window.innerHeight },
        align,
      });
      element.style.left = `${placement.left}px`;
      element.style.top = `${placement.top}px`;
      element.style.maxHeight = `${placement.maxHeight}px`;
    }

    element.showPopover();
    place();
    // Captured, as the scroll of an inner box does not bubble.
    window.addEventListener('scroll', place, { capture: true, passive: true });
    window.addEventListener('resize', place);
    return () => {
      window.removeEventListener('scroll', place, { capture: true });
      window.removeEventListener('resize', place);
    };
  }, [panel, trigger, align]);
}

function useDismiss(
  panel: RefObject<HTMLElement | null>,
  trigger: RefObject<HTMLElement | null>,
  onClose: () => void,
) {
  useEffect(() => {
    function closeUnlessInside(event: Event) {
      if (!(event.target instanceof Node)) return;
      const inside = panel.current?.contains(event.target) || trigger.current?.contains(event.target);
      if (!inside) onClose();
    }

    function closeOnEscape(event: KeyboardEvent) {
      if (event.key !== 'Escape') return;
      onClose();
      trigger.current?.focus();
    }

    document.addEventListener('keydown', closeOnEscape);
    document.addEventListener('pointerdown', closeUnlessInside);
    document.addEventListener('focusin', closeUnlessInside);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      document.removeEventListener('pointerdown', closeUnlessInside);
      document.removeEventListener('focusin', closeUnlessInside);
    };
  });
}

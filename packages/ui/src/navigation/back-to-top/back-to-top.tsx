import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { Button } from '../../actions/button/button';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { prefersReducedMotion } from '../../internal/hooks/reduced-motion';
import { type BackToTopLabels, backToTopLabels } from './back-to-top.labels';

export interface BackToTopProps {
  /** The id of the element that holds the content and can take focus. */
  targetId: string;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<BackToTopLabels>;
}

/**
 * A button that scrolls and moves the focus to the start of the content, shown after the first screenful. At the end
 * of the content, not floating: a floating button would cover fields, links and buttons.
 */
export function BackToTop({ targetId, labels }: BackToTopProps) {
  const words = useLabels(backToTopLabels, labels);
  const isFar = useSyncExternalStore(subscribe, isFarDown, () => false);

  function goUp() {
    document.getElementById(targetId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }

  return (
    <div className={cn('u:page-width u:flex u:justify-end u:py-4 u:print:hidden', !isFar && 'u:invisible')}>
      <Button size="sm" icon={ArrowUp} onClick={goUp}>
        {words.top}
      </Button>
    </div>
  );
}

function subscribe(listener: () => void) {
  window.addEventListener('scroll', listener, { passive: true });
  window.addEventListener('resize', listener);
  return () => {
    window.removeEventListener('scroll', listener);
    window.removeEventListener('resize', listener);
  };
}

function isFarDown(): boolean {
  return window.scrollY > window.innerHeight;
}

import { ArrowUp } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { prefersReducedMotion } from '../hooks/reduced-motion';
import { IconButton } from '../icon-button/icon-button';
import { useLabels } from '../locale/locale';
import { type BackToTopLabels, backToTopLabels } from './back-to-top.labels';

export interface BackToTopProps {
  /** The id of the element that holds the content and can take focus. */
  targetId: string;
  labels?: Partial<BackToTopLabels>;
}

/** There once the first window of the page is out of sight; leads back to where the content begins, with the focus. */
export function BackToTop({ targetId, labels }: BackToTopProps) {
  const words = useLabels(backToTopLabels, labels);
  const isFar = useSyncExternalStore(subscribe, isFarDown, () => false);
  if (!isFar) return null;

  function goUp() {
    document.getElementById(targetId)?.focus({ preventScroll: true });
    window.scrollTo({ top: 0, behavior: prefersReducedMotion() ? 'instant' : 'smooth' });
  }

  return (
    <span className="fixed end-4 bottom-24 z-sticky rounded-md border border-line bg-surface-raised shadow-2 tablet:end-6 tablet:bottom-6">
      <IconButton icon={ArrowUp} label={words.top} onClick={goUp} />
    </span>
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

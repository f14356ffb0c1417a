import { useEffect, useState } from 'react';
import type { ToastLabels } from './toast.labels';
import type { ToastItem } from './toast-queue';

/**
 * The text of a toast. It is rendered a frame after its live region: not every screen reader announces a region that
 * appears with its text (WCAG 2.2, ARIA22).
 */
export function ToastWords({ toast, words }: { toast: ToastItem; words: ToastLabels }) {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTold(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div className="u:min-w-0 u:flex-1">
      {isTold && (
        <>
          <p className="u:font-semibold">{words[toast.type]}</p>
          <p className="u:break-words u:text-sm">{toast.text}</p>
        </>
      )}
    </div>
  );
}

import { useEffect, useState } from 'react';
import type { ToastLabels } from './toast.labels';
import type { ToastItem } from './toast-queue';

/**
 * What a toast says. It comes a frame after its live region: one that appears with its words is not read by every
 * screen reader (WCAG 2.2, ARIA22).
 */
export function ToastWords({ toast, words }: { toast: ToastItem; words: ToastLabels }) {
  const [isTold, setTold] = useState(false);
  useEffect(() => {
    const frame = requestAnimationFrame(() => setTold(true));
    return () => cancelAnimationFrame(frame);
  }, []);

  return (
    <div className="min-w-0 flex-1">
      {isTold && (
        <>
          <p className="font-semibold">{words[toast.type]}</p>
          <p className="break-words text-sm">{toast.text}</p>
        </>
      )}
    </div>
  );
}

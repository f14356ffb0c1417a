import type { ToastLabels } from './toast.labels';
import type { ToastItem } from './toast-queue';

/** The text of a toast, as the live region around it tells it: a title and the words. */
export function ToastWords({ toast, words }: { toast: ToastItem; words: ToastLabels }) {
  return (
    <div className="u:min-w-0 u:flex-1">
      <p className="u:font-semibold">{words[toast.type]}</p>
      <p className="u:break-words u:text-sm">{toast.text}</p>
    </div>
  );
}

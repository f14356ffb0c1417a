import { lazy, Suspense, useSyncExternalStore } from 'react';
import { useLabels } from '../locale/locale';
import { toastQueue } from './toast';
import { type ToastLabels, toastLabels } from './toast.labels';
import { useWindowBlurred } from './use-window-blurred';

/** Most pages never show a toast: how it looks and moves is loaded with the first one. */
const ToastCard = lazy(() => import('./toast-card').then((module) => ({ default: module.ToastCard })));

/** Spec §9: 2500 ms in shared widgets; the account area sets 5000. */
const TOAST_MS = 2500;

export interface ToasterProps {
  /** Milliseconds a toast stays when it does not ask for a time of its own. @default 2500 */
  duration?: number;
  labels?: Partial<ToastLabels>;
}

/** The corner where toasts appear. One on a page, put in once at the top of the application. */
export function Toaster({ duration = TOAST_MS, labels }: ToasterProps) {
  const words = useLabels(toastLabels, labels);
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.shown, toastQueue.shown);
  const blurred = useWindowBlurred();

  return (
    // The live attribute, though off, keeps an open dialog from hiding the corner from screen readers.
    <section
      aria-label={words.region}
      aria-live="off"
      data-toaster=""
      className="pointer-events-none fixed top-4 right-4 left-4 z-toast flex flex-col items-end gap-3"
    >
      <Suspense>
        {toasts.map((toast) => (
          <ToastCard
            key={toast.id}
            toast={toast}
            duration={toast.duration ?? duration}
            paused={blurred}
            words={words}
            onDismiss={() => toastQueue.dismiss(toast.id)}
          />
        ))}
      </Suspense>
    </section>
  );
}

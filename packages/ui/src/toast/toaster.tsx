import { lazy, Suspense, useEffect, useLayoutEffect, useSyncExternalStore } from 'react';
import { useLabels } from '../locale/locale';
import { raise } from '../overlay/top-layer';
import { toastQueue } from './toast';
import { type ToastLabels, toastLabels } from './toast.labels';
import { type ToastItem, toastRole } from './toast-queue';
import { useFocusReturn } from './use-focus-return';
import { useWindowBlurred } from './use-window-blurred';

/** Most pages never show a toast: how it looks and moves is loaded with the first one, or ahead where it is asked for. */
const loadCard = async () => {
  const { ToastCard: Card } = await import('./toast-card');
  isCardLoaded = true;
  return Card;
};
let isCardLoaded = false;
const ToastCard = lazy(async () => {
  // "You have lost the connection" is told when nothing can be loaded any more. Browsers remember a failed module for
  // as long as the page lives, and whatever else needs it would fail too: without a connection it is not asked for.
  if (!isCardLoaded && !navigator.onLine) return { default: PlainToast };
  return loadCard().then(
    (Card) => ({ default: Card }),
    () => ({ default: PlainToast }),
  );
});

/** Spec §9: 2500 ms in shared widgets; the account area sets 5000. */
const TOAST_MS = 2500;

export interface ToasterProps {
  /** Milliseconds a toast stays when it does not ask for a time of its own. @default 2500 */
  duration?: number;
  /** Loads the looks before the first toast, so that they are there when the connection is not. @default false */
  preload?: boolean;
  labels?: Partial<ToastLabels>;
}

/** The corner where toasts appear. One on a page, put in once at the top of the application. */
export function Toaster({ duration = TOAST_MS, preload = false, labels }: ToasterProps) {
  const words = useLabels<ToastLabels>(toastLabels, labels);
  const toasts = useSyncExternalStore(toastQueue.subscribe, toastQueue.shown, toastQueue.shown);
  const blurred = useWindowBlurred();
  const { corner, focusHandlers } = useFocusReturn(toasts.length);

  // A message lies above whatever was opened before it.
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    if (newest !== undefined) raise(corner.current);
  }, [newest, corner]);

  useEffect(() => {
    if (preload) loadCard().catch(() => undefined); // The first toast then looks plain.
  }, [preload]);

  return (
    // The live attribute, though off, keeps an open dialog from hiding the corner from screen readers.
    <section
      ref={corner}
      aria-label={words.region}
      aria-live="off"
      data-toaster=""
      popover="manual"
      // Top right in every direction of text (Spec §9); twenty of them are taller than most windows.
      className="pointer-events-none fixed inset-x-0 top-0 bottom-auto z-toast m-0 grid h-auto max-h-screen w-auto justify-items-end gap-3 overflow-y-auto border-0 bg-transparent p-4 text-ink rtl:justify-items-start"
      {...focusHandlers}
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

interface PlainToastProps {
  toast: ToastItem;
  duration: number;
}

/** The words alone, for their time. */
function PlainToast({ toast: { id, type, text, revision }, duration }: PlainToastProps) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: with new words the time begins again.
  useEffect(() => {
    const timer = setTimeout(() => toastQueue.dismiss(id), duration);
    return () => clearTimeout(timer);
  }, [id, duration, revision]);

  return (
    <p role={toastRole(type)} className="rounded-lg border border-line bg-surface-raised px-4 py-3 shadow-3">
      {text}
    </p>
  );
}

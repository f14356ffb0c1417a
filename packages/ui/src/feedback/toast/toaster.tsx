import { useLayoutEffect, useSyncExternalStore } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { raise } from '../../internal/overlay/top-layer';
import { toastQueue } from './toast';
import { type ToastLabels, toastLabels } from './toast.labels';
import { ToastCard } from './toast-card';
import { TOAST_MS } from './toast-ms';
import { type ToastItem, toastPoliteness } from './toast-queue';
import { useFocusReturn } from './use-focus-return';
import { useStanding } from './use-standing';
import { useWindowBlurred } from './use-window-blurred';

/** In the order of the keyboard: what interrupts a screen reader comes first. */
const REGIONS = ['assertive', 'polite'] as const;

const NONE: readonly ToastItem[] = [];

export interface ToasterProps {
  /** Milliseconds that a toast without a duration of its own stays. @default 2500 */
  duration?: number;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ToastLabels>;
}

/** The corner of the toasts. One on a page, at the top of the application. */
export function Toaster({ duration = TOAST_MS, labels }: ToasterProps) {
  const words = useLabels<ToastLabels>(toastLabels, labels);
  const queued = useSyncExternalStore(toastQueue.subscribe, toastQueue.shown, toastQueue.shown);
  const toasts = useStanding() ? queued : NONE;
  const blurred = useWindowBlurred();
  const { corner, focusHandlers } = useFocusReturn(toasts.length);

  // A toast lies above layers that were opened before it.
  const newest = toasts.at(-1)?.id;
  useLayoutEffect(() => {
    if (newest !== undefined) raise(corner.current);
  }, [newest, corner]);

  return (
    // The attribute aria-live, though off, keeps an open dialog from hiding the corner from screen readers.
    <section
      ref={corner}
      aria-label={words.region}
      aria-live="off"
      data-toaster=""
      popover="manual"
      // Top right in every direction of text (Spec §9), on phones under the header, whose tools they would cover;
      // twenty of them are higher than most windows.
      className="u:pointer-events-none u:fixed u:inset-x-0 u:top-0 u:bottom-auto u:z-toast u:m-0 u:grid u:h-auto u:max-h-screen u:w-auto u:justify-items-end u:gap-3 u:overflow-y-auto u:border-0 u:bg-transparent u:p-4 u:pt-17 u:text-ink u:tablet:pt-4 u:rtl:justify-items-start"
      {...focusHandlers}
    >
      {REGIONS.map((politeness) => (
        // There before any words: not every screen reader tells of a region that comes with them (WCAG 2.2, ARIA22). It
        // has no box, so that the toasts of both stand in one column, the oldest at the top.
        <div key={politeness} aria-live={politeness} className="u:contents">
          {toasts
            .filter(({ type }) => toastPoliteness(type) === politeness)
            .map((toast) => (
              <ToastCard
                key={toast.id}
                toast={toast}
                duration={toast.duration ?? duration}
                paused={blurred}
                words={words}
                onDismiss={() => toastQueue.dismiss(toast.id)}
              />
            ))}
        </div>
      ))}
    </section>
  );
}

import { createToastLog } from './toast-log-store';
import { createToastQueue, type ToastOptions, type ToastType } from './toast-queue';

/** One queue for the whole page, as there is one corner of the screen. The clock is the technical one. */
export const toastQueue = createToastQueue(() => performance.now());

/** All toasts, so that a removed one can be read again. */
export const toastLog = createToastLog(() => new Date());

const show = (type: ToastType) => (text: string, options?: ToastOptions) => {
  const id = toastQueue.add(type, text, options);
  toastLog.add({ id, type, text });
  return id;
};

/** Shows a toast from anywhere: `toast.success('Konto zostało udostępnione')`. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: toastQueue.dismiss,
  /** Replaces the text of a shown toast and restarts its time. */
  update(id: number, text: string, options?: ToastOptions) {
    toastQueue.update(id, text, options);
    const known = toastLog.entries().find((entry) => entry.id === id);
    if (known) toastLog.add({ id, type: known.type, text });
  },
  /** Empties the log: the next person must not read the toasts of the one before. */
  forget: toastLog.clear,
};

import { createToastLog } from './toast-log-store';
import { createToastQueue, type ToastOptions, type ToastType } from './toast-queue';

/** One queue for the whole page, as there is one corner of the screen. The clock is the technical one. */
export const toastQueue = createToastQueue(() => performance.now());

/** Everything the corner said, so that a message that has gone can be read again. */
export const toastLog = createToastLog(() => new Date());

const show = (type: ToastType) => (text: string, options?: ToastOptions) => {
  const id = toastQueue.add(type, text, options);
  toastLog.add({ id, type, text });
  return id;
};

/** Shows a short message in the corner, from anywhere: `toast.success('Konto zostało udostępnione')`. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: toastQueue.dismiss,
  /** Other words in a toast that is there, which then stays its whole time once more. */
  update(id: number, text: string, options?: ToastOptions) {
    toastQueue.update(id, text, options);
    const known = toastLog.entries().find((entry) => entry.id === id);
    if (known) toastLog.add({ id, type: known.type, text });
  },
  /** Empties the session's log: the next person must not read what was said to this one. */
  forget: toastLog.clear,
};

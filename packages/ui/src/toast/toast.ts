import { createToastQueue, type ToastType } from './toast-queue';

export interface ToastOptions {
  /** Milliseconds on screen; absent: the duration of the Toaster. */
  duration?: number;
}

/** One queue for the whole page, as there is one corner of the screen. The clock is the technical one. */
export const toastQueue = createToastQueue(() => performance.now());

const show = (type: ToastType) => (text: string, options?: ToastOptions) =>
  toastQueue.add(type, text, options);

/** Shows a short message in the corner, from anywhere: `toast.success('Konto zostało udostępnione')`. */
export const toast = {
  success: show('success'),
  error: show('error'),
  warning: show('warning'),
  info: show('info'),
  dismiss: toastQueue.dismiss,
};

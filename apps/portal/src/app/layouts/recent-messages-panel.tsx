import { ToastLog, type ToastLogProps } from '@urzad/ui/overlays';

/** Separate from its button, so that its code is loaded only when it is opened. */
export function RecentMessagesPanel(props: ToastLogProps) {
  return <ToastLog {...props} />;
}

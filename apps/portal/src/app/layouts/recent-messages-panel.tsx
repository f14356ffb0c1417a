import { ToastLog, type ToastLogProps } from '@urzad/ui';

/** Apart from what opens it, so that its code is loaded only then. */
export function RecentMessagesPanel(props: ToastLogProps) {
  return <ToastLog {...props} />;
}

import { Alert, Button, useLocale } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import { failureText } from './failure-text';
import { failureMessages } from './messages';

export interface LoadFailureProps {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded. @default 'this page' */
  title?: string;
}

/** Replaces content that could not be loaded: the reason, and one action. */
export function LoadFailure({ error, onRetry, title }: LoadFailureProps) {
  const words = useMessages(failureMessages);
  const locale = useLocale();

  return (
    <Alert
      kind="error"
      live
      title={title ?? words.loadTitle}
      actions={<Button onClick={onRetry}>{words.retry}</Button>}
    >
      {failureText(error, locale)}
    </Alert>
  );
}

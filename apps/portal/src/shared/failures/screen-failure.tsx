import type { ErrorPageKind } from '@urzad/ui';
import { useLeftFocus } from '../focus/keep-focus';
import { ApiFailure } from '../http/api-failure';
import { useFailureText } from './failure-text';
import { OfficeErrorPage } from './office-error-page';

export interface ScreenFailureProps {
  error: unknown;
  onRetry: () => void;
  /** The title, instead of the general one. */
  title?: string | undefined;
  /** The reason, instead of the text of the error. */
  reason?: string | undefined;
}

/** Below the heading of a screen whose content could not be loaded: the reason and what to do next. */
export function ScreenFailure({ error, onRetry, title, reason }: ScreenFailureProps) {
  const textOf = useFailureText();
  const kind = kindOf(error);
  // A retry would get the same refusal.
  const isFinal = kind === '403' || kind === '404';
  const pressed = useLeftFocus();

  function retry() {
    pressed();
    onRetry();
  }

  return (
    <div role="alert">
      <OfficeErrorPage kind={kind} level={2} title={title} onRetry={isFinal ? undefined : retry}>
        {reason ?? textOf(error)}
      </OfficeErrorPage>
    </div>
  );
}

const KINDS: Record<number, ErrorPageKind> = { 403: '403', 404: '404', 409: '409' };

/** A request without an answer means a lost connection, or a failure of the server. */
function kindOf(error: unknown): ErrorPageKind {
  if (!(error instanceof ApiFailure)) return '500';
  if (error.code === 'network' && !navigator.onLine) return 'offline';

  return KINDS[error.status] ?? '500';
}

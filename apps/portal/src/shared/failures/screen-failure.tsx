import type { ErrorPageKind } from '@urzad/ui';
import { ApiFailure } from '../http/api-failure';
import { useFailureText } from './failure-text';
import { OfficeErrorPage } from './office-error-page';

export interface ScreenFailureProps {
  error: unknown;
  onRetry: () => void;
  /** What could not be loaded, in place of the general heading. */
  title?: string | undefined;
  /** Why, in place of the words of the error. */
  reason?: string | undefined;
}

/** Below the heading of a screen whose content could not be loaded: what it means and what to do next. */
export function ScreenFailure({ error, onRetry, title, reason }: ScreenFailureProps) {
  const textOf = useFailureText();
  const kind = kindOf(error);
  // The same question would get the same refusal.
  const isFinal = kind === '403' || kind === '404';

  return (
    <div role="alert">
      <OfficeErrorPage kind={kind} level={2} title={title} onRetry={isFinal ? undefined : onRetry}>
        {reason ?? textOf(error)}
      </OfficeErrorPage>
    </div>
  );
}

const KINDS: Record<number, ErrorPageKind> = { 403: '403', 404: '404', 409: '409' };

/** A request without an answer is the person's own connection, or a server in trouble. */
function kindOf(error: unknown): ErrorPageKind {
  if (!(error instanceof ApiFailure)) return '500';
  if (error.code === 'network' && !navigator.onLine) return 'offline';

  return KINDS[error.status] ?? '500';
}

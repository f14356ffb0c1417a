import { formatMoney } from '@urzad/domain';
import { ApiFailure } from '../http/api-failure';

/** The sum that is missing in the budget of the call, of a refusal that names it. */
export function missingSum(error: unknown): string | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  const { data } = error;
  const missing = typeof data === 'object' && data !== null && 'missing' in data ? data.missing : undefined;
  return typeof missing === 'number' ? formatMoney(missing) : undefined;
}

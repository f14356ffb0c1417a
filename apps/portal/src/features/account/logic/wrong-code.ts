import type { ErrorCodes } from '@urzad/ui';
import type { ApiFailure } from '#shared/http/api-failure';

/** A wrong code is said at its field, where it can be corrected. */
export function wrongCode({ code }: ApiFailure): ErrorCodes | undefined {
  return code === 'not-valid-code' ? { code } : undefined;
}

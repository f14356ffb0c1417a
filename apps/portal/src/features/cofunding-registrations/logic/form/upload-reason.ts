import type { Locale } from '@urzad/ui';
import type { FileItem, Upload } from '@urzad/ui/uploads';
import { failureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';
import { isRefusal } from '#shared/http/refusals';

/** The row of a failed upload: what the server said of more than the file itself is said like of any other request. */
export function withReason(item: FileItem, { failure }: Upload, locale: Locale): FileItem {
  const error = failure?.response;
  if (!(error instanceof ApiFailure) || failure?.refusal) return item;
  return {
    ...item,
    upload: { phase: 'error', message: failureText(error, locale), retry: !isRefusal(error) },
  };
}

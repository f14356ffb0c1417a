import { type RefusedFile, type UploadRefusal, uploadRefusalText } from '@urzad/domain';
import type { Locale } from '@urzad/ui';
import { failureText } from '#shared/failures/failure-text';
import { ApiFailure } from '#shared/http/api-failure';

/**
 * The text of a failed upload: a refusal of the server with the texts of the drop area, any other like a failed
 * request.
 */
export function uploadFailureText(error: unknown, file: RefusedFile, locale: Locale): string {
  const reason = refusalOf(error);

  return reason ? uploadRefusalText(reason, file, locale) : failureText(error, locale);
}

/** The server refuses by a code of the upload library, with its reason in the data (`{files: 'content'}`). */
function refusalOf(error: unknown): UploadRefusal | undefined {
  if (!(error instanceof ApiFailure)) return undefined;
  if (error.code === 'size') return 'size';
  if (error.code !== 'extension') return undefined;

  const found = Object(error.data).files;
  return found === 'empty' || found === 'content' ? found : 'extension';
}

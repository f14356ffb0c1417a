import type { UploadRefusal } from '@urzad/domain';
import { failureOfStatus, UploadFailure } from '@urzad/ui/uploads';
import { ApiFailure } from './api-failure';

/** A failed request as the upload engine knows it. The failure itself is its `response`, for the text beside the file. */
export function uploadFailureOf(error: unknown): UploadFailure {
  if (error instanceof UploadFailure) return error;
  if (!(error instanceof ApiFailure)) return new UploadFailure('server', { response: error });
  if (error.code === 'abort') return new UploadFailure('abort', { response: error });

  if (isOtherContent(error)) return new UploadFailure('not_exists', { refusal: 'changed', response: error });
  const refusal = refusalOf(error);
  if (refusal) {
    return new UploadFailure(error.status === 413 ? 'size' : 'extension', { refusal, response: error });
  }
  if (isUnanswered(error)) return new UploadFailure('network', { wasReached: false });
  return failureOfStatus(error.status, error, msUntil(error.againAt));
}

/** Of an answer with `Retry-After`, as while the database is away. */
function msUntil(moment: Date | undefined): number | undefined {
  return moment && Math.max(0, moment.getTime() - Date.now());
}

/**
 * A proxy before the server does not reach it, as while it starts anew, or a body came too slowly. A 503 of the server itself
 * says when it can answer.
 */
function isUnanswered({ status, againAt }: ApiFailure): boolean {
  return status === 408 || status === 502 || status === 504 || (status === 503 && !againAt);
}

/** The server has other bytes than those whose digest it was told. */
function isOtherContent({ code, data }: ApiFailure): boolean {
  return code === 'not-valid' && Object(data).sha256 === 'not-equal';
}

/** What of a file the server refuses beside its kind. */
const REFUSED = ['empty', 'content', 'password', 'pixels', 'infected'] as const;

/** The server refuses by a code of the upload library, with its reason in the data (`{files: 'content'}`). */
function refusalOf({ code, data, status }: ApiFailure): UploadRefusal | undefined {
  const found = Object(data).files;
  // A page of a gateway, which takes no body of this size.
  if (status === 413 && code !== 'size') return 'blocked';
  if (code === 'size') return found === 'quota' ? 'quota' : 'size';
  if (code !== 'extension') return undefined;

  return REFUSED.find((reason) => reason === found) ?? 'extension';
}

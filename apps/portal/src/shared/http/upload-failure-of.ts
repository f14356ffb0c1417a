import type { UploadRefusal } from '@urzad/domain';
import { failureOfStatus, UploadFailure } from '@urzad/ui/uploads';
import { ApiFailure } from './api-failure';

/** A failed request as the upload engine knows it. The failure itself is its `response`, for the text beside the file. */
export function uploadFailureOf(error: unknown): UploadFailure {
  if (error instanceof UploadFailure) return error;
  if (!(error instanceof ApiFailure)) return new UploadFailure('server', { response: error });
  if (error.code === 'abort') return new UploadFailure('abort', { response: error });

  const refusal = refusalOf(error);
  if (refusal) {
    return new UploadFailure(error.code === 'size' ? 'size' : 'extension', { refusal, response: error });
  }
  if (GATEWAY.includes(error.status)) return new UploadFailure('network', { wasReached: false });
  return failureOfStatus(error.status, error, msUntil(error.againAt));
}

/** Of an answer with `Retry-After`, as while the database is away. */
function msUntil(moment: Date | undefined): number | undefined {
  return moment && Math.max(0, moment.getTime() - Date.now());
}

/** A proxy before the server does not reach it, as while it starts anew. The server itself answers neither. */
const GATEWAY: readonly number[] = [502, 504];

/** The server refuses by a code of the upload library, with its reason in the data (`{files: 'content'}`). */
function refusalOf({ code, data }: ApiFailure): UploadRefusal | undefined {
  const found = Object(data).files;
  if (code === 'size') return found === 'quota' ? 'quota' : 'size';
  if (code !== 'extension') return undefined;

  return found === 'empty' || found === 'content' || found === 'infected' ? found : 'extension';
}

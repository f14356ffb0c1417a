import { type Locale, uploadRefusalText } from '@urzad/domain';
import type { FileItem, UploadState } from '../file-list/file-item';
import type { Upload } from '../upload-engine/upload';
import { UploadFailure as Failure, mayRetry, type UploadFailure } from '../upload-engine/upload-failure';
import type { UploadFailureLabels } from './upload-failures.labels';

export interface UploadWords {
  failures: UploadFailureLabels;
  /** Of a function that rejected with an error of its own. */
  failed: string;
  locale: Locale;
  /** Bytes, for the text of a file that is too big. */
  limitBytes?: number | undefined;
}

/** An upload as a row of a list. */
export function itemOfUpload(upload: Upload, words: UploadWords): FileItem {
  const { id, name, size } = upload;
  return { id, name, size, upload: stateOf(upload, words) };
}

function stateOf(upload: Upload, words: UploadWords): UploadState {
  const { phase, held, progress, stored } = upload;
  if (phase === 'error') return failedState(upload, words);
  if (phase === 'success') return { phase };
  const pause = stored && { canPause: false };
  return phase === 'active' || held ? { phase: 'active', progress, held, ...pause } : { phase, ...pause };
}

function failedState({ name, refused, isTooMany, failure }: Upload, words: UploadWords): UploadState {
  if (refused !== undefined) return { phase: 'error', message: refused };
  if (isTooMany || !failure) return { phase: 'error', message: words.failures.tooMany };
  const message = messageOf(failure, name, words);
  return {
    phase: 'error',
    message,
    retry: mayRetry(failure),
    isChosenAgain: failure.code === 'file_object' || failure.code === 'not_exists',
  };
}

function messageOf(failure: UploadFailure, name: string, words: UploadWords): string {
  const { code, refusal, response } = failure;
  if (refusal || code === 'extension' || code === 'size') {
    const reason = refusal ?? (code === 'size' ? 'size' : 'extension');
    return uploadRefusalText(reason, { name, ...limitOf(words) }, words.locale);
  }
  if (code === 'server' && response instanceof Error && !(response instanceof Failure)) return words.failed;
  return words.failures[code];
}

function limitOf({ limitBytes }: UploadWords) {
  return limitBytes === undefined ? {} : { limitBytes };
}

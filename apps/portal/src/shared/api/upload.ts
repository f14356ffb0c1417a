import { UploadedFile, uploads } from '@urzad/contract';
import * as z from 'zod/mini';
import { ApiFailure } from '../http/api-failure';
import { failureOf, headersOf } from '../http/send';
import { freshToken } from '../tokens/fresh-token';

const Answer = z.object({ data: UploadedFile });

export interface UploadOptions {
  /** 0 to 100. */
  onProgress: (percent: number) => void;
  signal: AbortSignal;
}

/** Uploads one file as multipart, with progress, which `fetch` does not report. Part `files` (Spec §7). */
export async function upload(file: File, { onProgress, signal }: UploadOptions): Promise<UploadedFile> {
  const token = await freshToken();
  if (signal.aborted) throw new ApiFailure('abort', undefined, 0);
  const body = new FormData();
  body.append('files', file, file.name);

  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploads.uploadfile.method, uploads.uploadfile.url);
    for (const [name, value] of Object.entries(headersOf({ token }))) request.setRequestHeader(name, value);
    request.responseType = 'json';
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    request.onerror = () => reject(new ApiFailure('network', undefined, 0));
    request.onabort = () => reject(new ApiFailure('abort', undefined, 0));
    request.onload = () => {
      const answer = z.safeParse(Answer, request.response);
      if (request.status < 300 && answer.success) resolve(answer.data.data);
      else reject(failureOf({ status: request.status, headers: headersFrom(request) }, request.response));
    };
    signal.addEventListener('abort', () => request.abort(), { once: true });
    request.send(body);
  });
}

/** The one header that an error needs. */
function headersFrom(request: XMLHttpRequest): Headers {
  const retryAfter = request.getResponseHeader('Retry-After');

  return new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter });
}

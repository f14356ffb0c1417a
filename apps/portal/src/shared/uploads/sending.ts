import {
  type AnyEndpoint,
  type ChunkFinish,
  type ChunkStart,
  type UploadPurpose,
  uploadSessions,
  uploads,
} from '@urzad/contract';
import {
  type ChunkedSending,
  contentRefusal,
  type SendingOptions,
  type SendingPort,
} from '@urzad/ui/uploads';
import { ApiFailure } from '../http/api-failure';
import { failureOf, headersOf, urlWithQuery } from '../http/send';
import { uploadFailureOf } from '../http/upload-failure-of';
import { mainToken } from '../session/acting';
import { freshToken, refreshAfter } from '../session/fresh-token';

interface Asked {
  query?: { session_id: string } | { purpose: UploadPurpose } | undefined;
  /** Sent as JSON, and a form as multipart. */
  body?: FormData | ChunkStart | ChunkFinish;
}

const { uploadchunk, chunkstatus, cancelchunks } = uploadSessions;

/**
 * The requests of uploads: multipart with the part `files`, above a megabyte the protocol in chunks (Spec §7). Of another
 * purpose other kinds of files are taken.
 */
export function sendingOf(purpose: UploadPurpose): SendingPort {
  // Without one it is an attachment.
  const query = purpose === 'attachment' ? undefined : { purpose };
  const chunked: ChunkedSending = {
    start: (file, options) => ask(uploadchunk, { query, body: { phase: 'start', ...file } }, options),
    chunk: ({ session_id, start_offset, chunk }, options) => {
      const body = formWith({ phase: 'upload', session_id, start_offset: String(start_offset), chunk });
      return ask(uploadchunk, { query, body }, options);
    },
    finish: (session_id, options) =>
      ask(uploadchunk, { query, body: { phase: 'finish', session_id, sha256: options.sha256 } }, options),
    status: (session_id, options) => ask(chunkstatus, { query: { session_id } }, options),
    cancel: (session_id, options) => ask(cancelchunks, { query: { session_id } }, options),
  };

  return {
    judge: contentRefusal,
    plain: (file, options) => {
      const body = formWith({ sha256: options.sha256, files: file });
      return ask(uploads.uploadfile, { query, body }, options);
    },
    chunked,
  };
}

/** The requests of documents. */
export const sending = sendingOf('attachment');

/** One request with progress, which `fetch` does not report. Whatever fails is a failure of the engine. */
async function ask(endpoint: AnyEndpoint, asked: Asked, options: SendingOptions): Promise<unknown> {
  try {
    return await requestWithin(endpoint, asked, options);
  } catch (error) {
    options.signal.throwIfAborted();
    throw uploadFailureOf(error);
  }
}

/** Once more where the server says that the token has expired: a file waits until its owner has signed in again. */
async function requestWithin(endpoint: AnyEndpoint, asked: Asked, options: SendingOptions): Promise<unknown> {
  const token = await freshToken();
  try {
    return await request(endpoint, asked, options, token);
  } catch (error) {
    const hasExpired = error instanceof ApiFailure && error.code === 'token-expired';
    if (!hasExpired || !token) throw error;
    return request(endpoint, asked, options, await refreshAfter(token));
  }
}

function request(
  { method, url }: AnyEndpoint,
  { query, body }: Asked,
  { signal, onProgress }: SendingOptions,
  token: string | undefined,
): Promise<unknown> {
  const isJson = body !== undefined && !(body instanceof FormData);

  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const asking = new XMLHttpRequest();
    asking.open(method, urlWithQuery(url, query));
    for (const [name, value] of Object.entries(headersOf({ token, tokenMain: mainToken(), isJson })))
      asking.setRequestHeader(name, value);
    asking.responseType = 'json';
    asking.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? (loaded / total) * 100 : 0);
    asking.onerror = () => reject(new ApiFailure('network', undefined, 0));
    asking.onabort = () => reject(new ApiFailure('abort', undefined, 0));
    asking.onload = () => {
      if (asking.status < 300) resolve(asking.response);
      else reject(failureOf({ status: asking.status, headers: headersFrom(asking) }, asking.response));
    };
    signal.addEventListener('abort', () => asking.abort(), { once: true });
    asking.send(isJson ? JSON.stringify(body) : (body as FormData | undefined));
  });
}

/** In the order that the protocol asks for. */
function formWith(parts: Readonly<Record<string, string | Blob>>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) {
    if (part instanceof File) form.append(name, part, part.name);
    else form.append(name, part);
  }
  return form;
}

/** The one header that an error needs. */
function headersFrom(asked: XMLHttpRequest): Headers {
  const retryAfter = asked.getResponseHeader('Retry-After');

  return new Headers(retryAfter === null ? {} : { 'Retry-After': retryAfter });
}

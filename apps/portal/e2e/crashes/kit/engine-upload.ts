import { CHUNK_BYTES, uploadSessions } from '@urzad/contract';
import { createUploadEngine, failureOfStatus, type SendingOptions, UploadFailure } from '@urzad/ui/uploads';
import { headersOf } from '../../../src/shared/http/send';

const { url } = uploadSessions.uploadchunk;

/**
 * One file by the upload engine of the library, whose requests go to this address.
 * @returns where the server serves it
 * @throws when the upload fails
 */
export function engineUpload(address: string, token: string | undefined, file: File): Promise<string> {
  async function ask(init: RequestInit, { signal }: SendingOptions, query = ''): Promise<unknown> {
    const response = await fetch(address + url + query, { ...init, signal }).catch((error) => {
      signal.throwIfAborted();
      throw new UploadFailure('network', { wasReached: false, response: error });
    });
    const json: unknown = await response.json().catch(() => {
      signal.throwIfAborted();
      throw new UploadFailure('network', { wasReached: false });
    });
    if (!response.ok) throw failureOfStatus(response.status, json);
    return json;
  }
  const post = (body: object, options: SendingOptions) =>
    ask({ method: 'POST', headers: headersOf({ token, isJson: true }), body: JSON.stringify(body) }, options);
  const ofSession = (method: string) => (session_id: string, options: SendingOptions) =>
    ask({ method, headers: headersOf({ token }) }, options, `?session_id=${session_id}`);

  const engine = createUploadEngine({
    sending: {
      plain: () => Promise.reject(new Error(`A file of at most ${CHUNK_BYTES} bytes goes another way.`)),
      chunked: {
        start: (facts, options) => post({ phase: 'start', ...facts }, options),
        chunk({ session_id, start_offset, chunk }, options) {
          const body = new FormData();
          body.append('phase', 'upload');
          body.append('session_id', session_id);
          body.append('start_offset', String(start_offset));
          body.append('chunk', chunk);
          return ask({ method: 'POST', headers: headersOf({ token }), body }, options);
        },
        finish: (session_id, options) => post({ phase: 'finish', session_id }, options),
        status: ofSession('GET'),
        cancel: ofSession('DELETE'),
      },
    },
  });
  return new Promise((resolve, reject) => {
    engine.store.subscribe(({ uploads: [upload] }) => {
      if (upload?.phase === 'success' && upload.stored?.url) resolve(upload.stored.url);
      if (upload?.phase === 'error') reject(new Error(`The upload failed: ${upload.failure?.code}`));
    });
    engine.add([file]);
  });
}

import { failureOfStatus, type SendingOptions, type SendingPort } from '@urzad/ui/uploads';

/** XMLHttpRequest, as `fetch` does not tell how far a file is. */
function send(method: string, address: string, body: XMLHttpRequestBodyInit, options: SendingOptions) {
  return new Promise<unknown>((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => options.onProgress((100 * loaded) / total);
    request.onload = () =>
      request.status < 300 ? resolve(request.response) : reject(failureOfStatus(request.status));
    request.onerror = () => reject(failureOfStatus(0));
    request.onabort = () => reject(options.signal.reason);
    options.signal.addEventListener('abort', () => request.abort());
    request.open(method, address);
    request.responseType = 'json';
    if (typeof body === 'string') request.setRequestHeader('Content-Type', 'application/json');
    request.send(body);
  });
}

function formOf(parts: Record<string, string | Blob>): FormData {
  const form = new FormData();
  for (const [name, part] of Object.entries(parts)) form.append(name, part);
  return form;
}

const CHUNKS = '/api/base/uploadchunk';

/** What the server answers is judged by the engine; here it is only asked. */
export const sending: SendingPort = {
  plain: (file, options) => send('POST', '/api/base/uploadfile', formOf({ files: file }), options),
  chunked: {
    start: (file, options) => send('POST', CHUNKS, JSON.stringify({ phase: 'start', ...file }), options),
    chunk: ({ session_id, start_offset, chunk }, options) =>
      send(
        'POST',
        CHUNKS,
        formOf({ phase: 'upload', session_id, start_offset: String(start_offset), chunk }),
        options,
      ),
    finish: (session_id, options) =>
      send('POST', CHUNKS, JSON.stringify({ phase: 'finish', session_id }), options),
    status: (session_id, options) => send('GET', `${CHUNKS}?session_id=${session_id}`, '', options),
    cancel: (session_id, options) => send('DELETE', `${CHUNKS}?session_id=${session_id}`, '', options),
  },
};

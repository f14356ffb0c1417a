import type { UploadPort } from '@urzad/ui/uploads';

/** XMLHttpRequest, as `fetch` does not tell how far a file is. */
export const upload: UploadPort = (file, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.upload.onprogress = ({ loaded, total }) => onProgress((100 * loaded) / total);
    request.onload = () =>
      request.status === 201
        ? resolve({ ...request.response, name: file.name, size: file.size })
        : reject(new Error(`The server answered ${request.status}.`));
    request.onerror = () => reject(new Error('There is no connection.'));
    signal.addEventListener('abort', () => {
      request.abort();
      reject(signal.reason);
    });

    // The server answers 201 with { "filename": "…", "url": "…" }.
    request.open('POST', `/api/files?name=${encodeURIComponent(file.name)}`);
    request.responseType = 'json';
    request.send(file);
  });

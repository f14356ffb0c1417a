import type { SendingPort } from './sending-port';

/** Nobody waits for it: where it fails, the session ends by itself after a day. */
export function cancelSession(session_id: string, { chunked }: Pick<SendingPort, 'chunked'>) {
  const { signal } = new AbortController();
  chunked?.cancel(session_id, { signal, onProgress: () => undefined }).catch(() => undefined);
}

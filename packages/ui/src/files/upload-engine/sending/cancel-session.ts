import type { KeptUpload } from '../keeping/keeping-port';
import type { SendingPort } from './sending-port';

/** Nobody waits for it: where it fails, the session ends by itself after a day. */
export function cancelSession(session_id: string, { chunked }: Pick<SendingPort, 'chunked'>) {
  const { signal } = new AbortController();
  chunked?.cancel(session_id, { signal, onProgress: () => undefined }).catch(() => undefined);
}

/** Ends the session of an upload that is not wanted any more, where it has one and the server does not have the file. */
export function cancelOnServer(
  { session_id, stored }: Pick<KeptUpload, 'session_id' | 'stored'>,
  sending: Pick<SendingPort, 'chunked'>,
) {
  if (session_id !== undefined && !stored) cancelSession(session_id, sending);
}

import type { Socket } from 'node:net';
import { setImmediate } from 'node:timers/promises';

/** Headers that are not there after so long end the connection (Security §3); how often Node looks. */
export const HEADER_TIMES = { headersTimeout: 20_000, connectionsCheckingInterval: 2_000 };

/** One to read what has come, one to spare. */
const TURNS = 2;

const ANSWERS = {
  broken: ['400 Bad Request', 'not-valid'],
  late: ['408 Request Timeout', 'not-valid'],
  large: ['413 Content Too Large', 'size'],
} as const;

/** For bytes that are no HTTP request, or not yet one: there is no request object for a handler. */
export function answerBrokenRequest(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) socket.destroy();
  else if (error.code === 'ERR_HTTP_REQUEST_TIMEOUT') void endLate(socket);
  else socket.end(answer(error.code === 'HPE_HEADER_OVERFLOW' ? 'large' : 'broken'));
}

/**
 * Ends a connection whose headers are late. A spare one, on which nothing was sent, ends without a word: a browser would
 * take an answer for that of its next request. When this process had no processor for so long, the request may have come
 * and not been read: it is then served like any other, and Node counts its time from its first byte.
 */
async function endLate(socket: Socket): Promise<void> {
  if (socket.bytesRead > 0) {
    socket.write(answer('late'));
    // The rest of the request may be there already: what was refused must not be done.
    socket.destroySoon();
    return;
  }
  for (let turn = 0; turn < TURNS; turn += 1) await setImmediate();
  if (socket.bytesRead === 0) socket.destroy();
}

function answer(reason: keyof typeof ANSWERS): string {
  const [status, code] = ANSWERS[reason];
  const body = JSON.stringify({ code, data: null });
  const head = [
    `HTTP/1.1 ${status}`,
    'Content-Type: application/json; charset=utf-8',
    `Content-Length: ${body.length}`,
    'Connection: close',
  ].join('\r\n');
  return `${head}\r\n\r\n${body}`;
}

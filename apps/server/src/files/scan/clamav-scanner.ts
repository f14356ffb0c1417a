import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ApiError } from '../../api-error';

/** A daemon that is silent for that long is gone. */
const SILENCE_MS = 60_000;
/** Seconds after which an upload is worth another try: a daemon starts in about as many. */
const RETRY_AFTER = 30;
/** For monitoring, which asks again and again. */
const PING_SILENCE_MS = 3_000;
const COMMAND = 'zINSTREAM\0';

/**
 * Whether a file is free of what the scanner knows.
 *
 * @throws ApiError `server` with 503 when the scanner gives no answer: nothing is taken unseen
 */
export type Scanner = (file: string) => Promise<boolean>;

/** Where no scanner is set. */
export const scansNothing: Scanner = async () => true;

/**
 * Sends files to ClamAV by its command INSTREAM: each block of bytes after its length, then a length of none. The daemon
 * needs no access to our files, and may run elsewhere.
 *
 * @param address path of a socket, or `host:port`
 */
export function clamavScanner(address: string): Scanner {
  return async (file) => {
    const verdict = await ask(address, file).catch((error: unknown) => {
      throw unavailable(error);
    });
    if (verdict === 'stream: OK') return true;
    if (verdict.endsWith(' FOUND')) return false;
    // Such as a file over the limit of the daemon, StreamMaxLength.
    throw unavailable(new Error(`ClamAV answered: ${verdict}`));
  };
}

/** Whether the daemon answers: while it does not, no upload is taken. */
export async function isClamavAnswering(address: string): Promise<boolean> {
  const socket = open(address);
  socket.setTimeout(PING_SILENCE_MS, () => socket.destroy(new Error('ClamAV was silent for three seconds.')));
  try {
    await once(socket, 'connect');
    socket.write('zPING\0');
    return (await buffer(socket)).toString() === 'PONG\0';
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

async function ask(address: string, file: string): Promise<string> {
  const socket = open(address);
  socket.setTimeout(SILENCE_MS, () => socket.destroy(new Error('ClamAV was silent for a minute.')));
  try {
    await once(socket, 'connect');
    const answer = buffer(socket);
    // The daemon answers and closes in the middle of a file when it has seen enough: then its answer counts.
    const sent = pipeline(blocksOf(file), socket, { end: false }).catch((error: unknown) => error);
    const verdict = (await answer).toString().replaceAll('\0', '').trim();
    const fault = verdict === '' ? await sent : undefined;
    if (verdict === '') throw fault ?? new Error('ClamAV closed the connection without an answer.');
    return verdict;
  } finally {
    socket.destroy();
  }
}

async function* blocksOf(file: string) {
  yield Buffer.from(COMMAND);
  for await (const block of createReadStream(file)) {
    yield lengthOf(block.length);
    yield block;
  }
  yield lengthOf(0);
}

function lengthOf(bytes: number): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(bytes);
  return length;
}

function open(address: string): Socket {
  if (address.startsWith('/')) return connect(address);
  const colon = address.lastIndexOf(':');
  return connect({ host: address.slice(0, colon), port: Number(address.slice(colon + 1)) });
}

function unavailable(cause: unknown): ApiError {
  return Object.assign(new ApiError('server', null, { status: 503, retryAfter: RETRY_AFTER }), { cause });
}

import type { ChunkedSending, SendingOptions, SendingPort } from '../sending/sending-port';
import { sha256Of } from '../sha256';
import { failureOfStatus, UploadFailure } from '../upload-failure';

/**
 * What happens to a request: it is answered (`ok`), with a status, with another body of 200 (`html`, `null`,
 * `refusal`), or its connection dies before the server has it (`cut`) or before the answer (`lost`), or without a word
 * (`silent`).
 */
export type Fault =
  | 'ok'
  | 'cut'
  | 'lost'
  | 'silent'
  | 'html'
  | 'null'
  | 'refusal'
  | 400
  | 401
  | 404
  | 423
  | 429
  | 500
  | 503;

export type Request = 'plain' | 'start' | 'chunk' | 'finish' | 'status' | 'cancel';

interface Session {
  name: string;
  size: number;
  chunks: Map<number, Uint8Array>;
  file?: string;
}

export interface FakeServerOptions {
  /** The fault of a request: which one, and the how many-th of its kind, from 1. */
  faultOf?: (request: Request, count: number, offset?: number) => Fault;
  /** Bytes of a part. */
  chunkBytes?: number;
}

/** A server in memory that keeps the protocol, with the faults of a network and of a bad server before it. */
export function createFakeServer({ faultOf = () => 'ok', chunkBytes = 400_000 }: FakeServerOptions = {}) {
  const sessions = new Map<string, Session>();
  const files = new Map<string, Uint8Array>();
  const asked: string[] = [];
  const ended: Request[] = [];
  const counts = new Map<Request, number>();
  let opened = 0;
  const gate = { now: 0, most: 0 };

  async function serve(request: Request, { signal }: SendingOptions, work: () => unknown, offset?: number) {
    const count = (counts.get(request) ?? 0) + 1;
    counts.set(request, count);
    asked.push(offset === undefined ? request : `${request} ${offset}`);
    gate.now += 1;
    gate.most = Math.max(gate.most, gate.now);
    try {
      await new Promise((resolve) => setTimeout(resolve, 1));
      if (signal.aborted) ended.push(request);
      signal.throwIfAborted();
      const fault = faultOf(request, count, offset);
      if (fault === 'silent') {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        ended.push(request);
        signal.throwIfAborted();
      }
      return answerWith(fault, work);
    } finally {
      gate.now -= 1;
    }
  }

  function store(name: string, bytes: Uint8Array) {
    const filename = `f${files.size + 1}`;
    files.set(filename, bytes);
    return { filename, url: `/${name}` };
  }

  const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer());
  const sessionOf = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw failureOfStatus(404);
    return session;
  };

  /** Where the digest of what was chosen is told, other bytes have to come again. */
  async function finished(id: string, sha256?: string) {
    const session = sessionOf(id);
    if (!session.file) {
      const whole = joined(session);
      if (sha256 !== undefined && (await sha256Of(new Blob([whole]))) !== sha256) {
        session.chunks.clear();
        throw new UploadFailure('not_exists', { refusal: 'changed' });
      }
      session.file ??= store(session.name, whole).filename;
    }
    return { filename: session.file, url: `/${session.name}` };
  }

  const chunked: ChunkedSending = {
    start: ({ name, size }, options) =>
      serve('start', options, () => {
        opened += 1;
        const session_id = `s${opened}`;
        sessions.set(session_id, { name, size, chunks: new Map() });
        return { status: 'success', data: { session_id, end_offset: chunkBytes } };
      }),
    chunk: async ({ session_id, start_offset, chunk }, options) => {
      const bytes = await bytesOf(chunk);
      const take = () => {
        sessionOf(session_id).chunks.set(start_offset, bytes);
        return { status: 'success' };
      };
      const answer = serve('chunk', options, take, start_offset);
      options.onProgress(50);
      return answer;
    },
    finish: (id, options) =>
      serve('finish', options, async () => ({ status: 'success', data: await finished(id, options.sha256) })),
    status: (session_id, options) =>
      serve('status', options, async () => {
        const { chunks, size, name, file } = sessionOf(session_id);
        const data = { session_id, end_offset: chunkBytes, size, name, offsets: [...chunks.keys()] };
        return { status: 'success', data: { ...data, ...(file && { file: await finished(session_id) }) } };
      }),
    cancel: (id, options) =>
      serve('cancel', options, () => ({ status: sessions.delete(id) ? 'success' : 'error' })),
  };
  const sending: SendingPort = {
    chunked,
    plain: async (file, options) => {
      const bytes = await bytesOf(file);
      return serve('plain', options, () => ({ data: store(file.name, bytes) }));
    },
  };

  return { sending, sessions, files, asked, ended, mostAtOnce: () => gate.most };
}

async function answerWith(fault: Fault, work: () => unknown): Promise<unknown> {
  if (typeof fault === 'number') throw failureOfStatus(fault);
  if (fault === 'cut') throw failureOfStatus(0);
  if (fault === 'ok') return work();
  if (fault === 'lost') {
    await work();
    throw failureOfStatus(0);
  }
  return ANSWERS[fault as keyof typeof ANSWERS];
}

const ANSWERS = { html: '<!doctype html>', null: null, refusal: { status: 'error' } } as const;

function joined({ chunks, size }: Session): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(size);
  for (const [offset, bytes] of chunks) whole.set(bytes, offset);
  if ([...chunks.values()].reduce((sum, { length }) => sum + length, 0) !== size) throw failureOfStatus(400);
  return whole;
}

/** Bytes that differ from place to place. */
export function contentOf(size: number, seed = 7): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(size);
  let state = seed;
  for (let at = 0; at < size; at += 1) {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    bytes[at] = state >>> 16;
  }
  return bytes;
}

export const fileOf = (size: number, name = 'umowa.pdf', seed = 7) =>
  new File([contentOf(size, seed)], name, { type: 'application/pdf' });

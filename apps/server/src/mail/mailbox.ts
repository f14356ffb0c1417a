import { type FetchMessageObject, type FetchQueryObject, ImapFlow } from 'imapflow';
import type { InboxServer } from './inbox-server';

/** Longer than a letter of 20 MB takes to be read and kept, while nothing is asked of the mail server. */
const SILENCE_MAX_MS = 60_000;

/** A letter that lies in a mailbox. What is asked of it throws `LetterNotGiven` where the server refuses it. */
export interface MailboxLetter {
  uid: number;
  /** Bytes of the whole letter. */
  size: number;
  /** The fields of its head that name it, of a letter that is not read whole. */
  head(): Promise<Uint8Array>;
  /** `undefined` when it was taken out of the mailbox meanwhile. */
  source(): Promise<Uint8Array | undefined>;
}

/** The mail server answers, but it does not give this letter out. */
export class LetterNotGiven extends Error {
  constructor(cause?: unknown) {
    super('The mail server did not give out a letter.', { cause });
  }
}

/** A mailbox that is open for reading. Letters stay in it as they are, also unread. */
export interface Mailbox {
  /** Names the numbers of its letters: with another one they begin anew. */
  uidValidity: number;
  /** The numbers of letters after one, the lowest first. */
  uidsAfter(uid: number): Promise<number[]>;
  /** @throws LetterNotGiven */
  letter(uid: number): Promise<MailboxLetter | undefined>;
  close(): Promise<void>;
}

/**
 * Opens a mailbox by IMAP. A server that is silent for `silenceMaxMs` at any moment has failed.
 * @param signal ends the connection; what waits for it fails
 */
export async function openMailbox(
  { host, port, security, user, password, folder }: InboxServer,
  { silenceMaxMs = SILENCE_MAX_MS, signal }: { silenceMaxMs?: number; signal?: AbortSignal } = {},
): Promise<Mailbox> {
  signal?.throwIfAborted();
  const client = new ImapFlow({
    ...{ host, port, secure: security === 'tls', auth: { user, pass: password }, logger: false },
    ...(security === 'starttls' && { doSTARTTLS: true }),
    ...{ disableAutoIdle: true, emitLogs: false },
    ...{ connectionTimeout: silenceMaxMs, greetingTimeout: silenceMaxMs, socketTimeout: silenceMaxMs },
  });
  // A connection that breaks between two commands tells only by this event; without a listener it ends the process.
  let broken: unknown;
  client.on('error', (error: unknown) => {
    broken = error;
  });
  const end = () => client.close();
  signal?.addEventListener('abort', end, { once: true });

  /**
   * What went wrong is the break, not the command that found no connection. One that ends without its answer has failed
   * too: it must not look like a letter that was taken out.
   */
  async function ask<Answer>(command: () => Promise<Answer>): Promise<Answer> {
    try {
      const answer = await command();
      if (!client.usable) throw new Error('The connection to the mailbox ended.');
      return answer;
    } catch (error) {
      throw broken ?? error;
    }
  }
  async function fetch(uid: number, query: FetchQueryObject): Promise<FetchMessageObject | false> {
    try {
      return await ask(() => client.fetchOne(String(uid), query, { uid: true }));
    } catch (error) {
      throw isRefusal(error) ? new LetterNotGiven(error) : error;
    }
  }
  async function close() {
    signal?.removeEventListener('abort', end);
    if (client.usable) await client.logout().catch(() => undefined);
    client.close();
  }

  try {
    await ask(() => client.connect());
    const opened = await ask(() => client.mailboxOpen(folder, { readOnly: true }));
    return {
      uidValidity: Number(opened.uidValidity),
      async uidsAfter(uid) {
        const found = await ask(() => client.search({ uid: `${uid + 1}:*` }, { uid: true }));
        if (!found) throw broken ?? new Error('The mailbox could not be searched.');
        // `n:*` names the last letter also where its number is smaller.
        return found.filter((one) => one > uid).toSorted((one, other) => one - other);
      },
      async letter(uid) {
        const found = await fetch(uid, { size: true });
        if (!found) return undefined;
        return {
          ...{ uid, size: found.size ?? 0 },
          async head() {
            const answer = await fetch(uid, { headers: ['from', 'subject', 'date', 'message-id'] });
            if (!answer) return new Uint8Array();
            return answer.headers ?? new Uint8Array();
          },
          async source() {
            const answer = await fetch(uid, { source: true });
            if (!answer) return undefined;
            if (!answer.source) throw new LetterNotGiven();
            return answer.source;
          },
        };
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** `NO` or `BAD` to a command, which says nothing about the next one. A server that is asked too often says when to try again. */
function isRefusal(error: unknown): boolean {
  if (!(error instanceof Error) || !('responseStatus' in error)) return false;
  const isThrottled = 'code' in error && error.code === 'ETHROTTLE';
  return !isThrottled && (error.responseStatus === 'NO' || error.responseStatus === 'BAD');
}

import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse as Response } from 'fastify';
import { beforeAll, describe, expect, it } from 'vitest';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

/** A write as one person sends it. */
export interface Sending {
  by: SignedIn;
  url: string;
  body?: object;
}

type Refusal = [status: number, code: string];

interface Write<Of extends Sending> {
  /** Prepares a sending that will be done, on an object of its own. */
  act: () => Promise<Of>;
  /** The answer to a person who is not signed in. */
  stranger?: Refusal;
  /** People whose object it is not, or who may not do this, each with their refusal. */
  other: (sending: Of) => Promise<readonly [who: SignedIn, ...refusal: Refusal][]>;
  /**
   * The same write on an object in another status; without it the one on which the write is done already. `null`: no
   * status refuses it.
   */
  wrongStatus?: (() => Promise<Sending>) | null;
  /** The write may be done again, so the two at once are one press that is sent twice, with one `Idempotency-Key`. */
  isRepeatable?: true;
  /** The status of the later answer of two at once where it is no conflict. */
  later?: number;
  /** Checks the object after two sendings at once, of which one was done; `done` is the answer of that one. */
  twice: (sending: Of, done: Response) => Promise<void>;
}

/** The five cases of every write (docs/conventions.md). All of them use the object of `act`, so refusals change nothing. */
export function describeWrite<Of extends Sending>(name: string, test: () => TestApp, write: Write<Of>) {
  const { act, stranger = [401, 'no-login'], other, twice, wrongStatus, isRepeatable } = write;
  const { later = isRepeatable ? 200 : 409 } = write;

  describe(`${name}, like every write`, () => {
    let sending: Of;
    beforeAll(async () => {
      sending = await act();
    });

    it('is refused to who is not signed in', async () => {
      const { url, body = {} } = sending;
      expect(codeOf(await test().app.inject({ method: 'POST', url, payload: body }))).toEqual(stranger);
    });

    it('is refused to who does not own it or may not do it', async () => {
      const others = await other(sending);
      expect(others.length).toBeGreaterThan(0);
      for (const [who, ...refusal] of others) {
        expect(codeOf(await who.post(sending.url, sending.body))).toEqual(refusal);
      }
    });

    it('is done, and once when it is sent twice at once', async () => {
      const { by, url, body } = sending;
      const key = isRepeatable ? { 'idempotency-key': randomUUID() } : {};
      const answers = await Promise.all([by.post(url, body, key), by.post(url, body, key)]);
      expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, later]);
      const done = answers.find(({ statusCode }) => statusCode === 200);
      if (done) await twice(sending, done);
    });

    if (wrongStatus === null) return;
    it('is refused in another status', async () => {
      const { by, url, body } = (await wrongStatus?.()) ?? sending;
      expect(codeOf(await by.post(url, body))).toEqual([409, 'illegal-step']);
    });
  });
}

/** What a refusal says: status and code. */
export function codeOf({ statusCode, body }: { statusCode: number; body: string }): Refusal {
  return [statusCode, JSON.parse(body).code];
}

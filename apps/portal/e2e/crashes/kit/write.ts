import type { AnyEndpoint, ErrorCode } from '@urzad/contract';
import { ApiFailure } from '../../../src/shared/http/api-failure';
import { type Client, clientOf } from '../../kit/api';
import { mailsTo } from '../../kit/mail';

/** One write, and the crash points in it. */
export interface Write {
  name: string;
  /** How many effects it has after a crash at each point: none before the commit, one after it. */
  points: Readonly<Record<string, 0 | 1>>;
  /** Makes by requests all that the write needs. */
  prepare: (address: string) => Promise<PreparedWrite>;
}

export interface PreparedWrite {
  /** The same request each time. */
  act: (address: string) => Promise<unknown>;
  /** More than one would be a doubled write. Absent where only the answer to a repeated request shows the effect. */
  count?: (address: string) => Promise<number>;
  /** How the repeated request of a write that did happen is refused, when it has no stored answer. */
  refusedWith?: ErrorCode;
}

/** The points of `app.write` in the write of an endpoint. */
export function commitOf(endpoint: Pick<AnyEndpoint, 'url'>): Record<string, 0 | 1> {
  const name = pointOf(endpoint);
  return { [`${name}.before-commit`]: 0, [`${name}.after-commit`]: 1 };
}

export function pointOf({ url }: Pick<AnyEndpoint, 'url'>): string {
  return url.replace(/^\/api\//, '');
}

/** The same person on a restarted server: tokens stay valid. */
export function again(address: string, { token }: Pick<Client, 'token'>): Client {
  return clientOf(address, token);
}

/** Resolves when the request is refused in this way, as it has to be. */
export async function refusedAs(code: ErrorCode, request: Promise<unknown>): Promise<void> {
  const refusal = await request.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (refusal instanceof ApiFailure && refusal.code === code) return;
  throw refusal ?? new Error(`The request was not refused as ${code}.`);
}

export async function mailsAbout(address: string, to: string, subject: string): Promise<number> {
  return (await mailsTo(address, to)).filter((mail) => mail.subject.includes(subject)).length;
}

/** 1 when the request is answered, 0 when it is refused. */
export function answered(request: Promise<unknown>): Promise<number> {
  return request.then(
    () => 1,
    (error: unknown) => {
      if (error instanceof ApiFailure && error.code !== 'network') return 0;
      throw error;
    },
  );
}

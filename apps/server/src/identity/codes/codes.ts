import { createHmac, randomInt, timingSafeEqual } from 'node:crypto';
import { CODE_LIVES_MINUTES, CODE_PAUSE_SECONDS, type CodeRefusal } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import { and, desc, eq, gt, isNull, lte, ne } from 'drizzle-orm';
import { holdAdvisoryLock } from '../../advisory-lock';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { userCode } from './table';

const CODE_LIVES_MS = CODE_LIVES_MINUTES * 60 * 1000;
/** Wrong tries of one code; the next is refused (Order §2). */
export const TRIES_MAX = 5;
const PAUSE_MS = CODE_PAUSE_SECONDS * 1000;
const HOUR_MS = 60 * 60 * 1000;
const PER_HOUR = 5;
/**
 * Of all who forgot the password of an address: each of them has limits of their own. Without it somebody with access
 * to a mailbox could try codes for days.
 */
const RECOVER_PER_DAY = 30;

export type CodePurpose = (typeof userCode.$inferSelect)['purpose'];

/**
 * What a code is for: one address, one purpose and one object: the document to sign, the known browser of a recovery or
 * sign-in.
 */
export interface CodeSubject {
  mail: string;
  purpose: CodePurpose;
  id_obj?: number;
}

export interface CodeKeeper {
  /**
   * Makes a code of six digits that lives `CODE_LIVES_MINUTES`; an earlier one of the same subject no longer counts.
   * @throws ApiError `too-many-requests` within `CODE_PAUSE_SECONDS` of the last one of the same subject, after 5 of its purpose in an
   * hour, of recoveries after 30 of the same subject in a day
   */
  issue(tx: Tx, subject: CodeSubject & { pass_hash?: string }, now: Date): Promise<string>;
  /**
   * Counts a wrong try: the caller lets the transaction commit and refuses afterwards. A right code stays valid, for
   * an action that takes long: `check` marks it as used in the transaction that stores the action.
   */
  prove(tx: Tx, subject: CodeSubject & { code: string }, now: Date): Promise<CodeVerdict>;
  /** Like `prove`, and marks a right code as used. */
  check(tx: Tx, subject: CodeSubject & { code: string }, now: Date): Promise<CodeVerdict>;
}

export type CodeVerdict =
  | { outcome: 'right'; pass_hash: string | null }
  | { outcome: 'wrong'; tries_left: number }
  /** No code lives: it is too old, was used, or none was issued, which a stranger must not learn. */
  | { outcome: 'expired' }
  /** The digits of an earlier code. It is no guess, and no try is counted. */
  | { outcome: 'replaced' }
  /** After five wrong tries: a new code has to be requested. */
  | { outcome: 'spent' };

/** Codes are stored under an HMAC: a plain hash of six digits is reversed in a second by trying all of them. */
export function codeKeeper(key: Buffer): CodeKeeper {
  const hashOf = ({ mail, purpose, id_obj }: CodeSubject, code: string) =>
    createHmac('sha256', key)
      .update([mail, purpose, id_obj ?? '', code].join('\n'))
      .digest('hex');

  return {
    async issue(tx, { pass_hash, ...subject }, now) {
      await lockSubject(tx, subject);
      await refuseTooMany(tx, subject, now);
      const code = String(randomInt(1_000_000)).padStart(6, '0');
      await tx.insert(userCode).values({
        ...subject,
        id_obj: subject.id_obj ?? null,
        hash: hashOf(subject, code),
        pass_hash: pass_hash ?? null,
        create_date: now,
        expire_date: new Date(now.getTime() + CODE_LIVES_MS),
      });
      return code;
    },

    async prove(tx, tried, now) {
      return (await judge(tx, tried, now)).verdict;
    },

    async check(tx, tried, now) {
      const { id, verdict } = await judge(tx, tried, now);
      if (verdict.outcome === 'right' && id !== undefined) await change(tx, id, { used_date: now });
      return verdict;
    },
  };

  async function judge(
    tx: Tx,
    { code, ...subject }: CodeSubject & { code: string },
    now: Date,
  ): Promise<{ id?: number; verdict: CodeVerdict }> {
    await lockSubject(tx, subject);
    const [last, ...earlier] = await findIssued(tx, subject, now);
    if (!last || last.used_date || last.expire_date <= now) return { verdict: { outcome: 'expired' } };
    const { id, tries, pass_hash } = last;
    if (tries >= TRIES_MAX) return { verdict: { outcome: 'spent' } };

    const typed = Buffer.from(hashOf(subject, code));
    const isCode = ({ hash }: { hash: string }) => timingSafeEqual(Buffer.from(hash), typed);
    if (isCode(last)) return { id, verdict: { outcome: 'right', pass_hash } };
    if (earlier.some(isCode)) return { verdict: { outcome: 'replaced' } };
    await change(tx, id, { tries: tries + 1 });
    return { verdict: { outcome: 'wrong', tries_left: TRIES_MAX - tries - 1 } };
  }
}

/** Whether a code that was sent is still of use. */
export async function hasLivingCode(tx: Tx, subject: CodeSubject, now: Date): Promise<boolean> {
  const last = await findLast(tx, subject);
  return last !== undefined && !last.used_date && last.expire_date > now && last.tries < TRIES_MAX;
}

/** The password chosen at a registration that waits for its code; a code sent again keeps it. */
export async function findPendingPassword(tx: Tx, mail: string): Promise<string | undefined> {
  const last = await findLast(tx, { mail, purpose: 'register' });
  return last && !last.used_date ? (last.pass_hash ?? undefined) : undefined;
}

/**
 * Whether another password was chosen for the address within a day. A mailbox cannot tell which registration its code
 * belongs to, so neither password may become that of the account.
 */
export async function hasRivalPassword(
  tx: Tx,
  { mail, pass_hash }: { mail: string; pass_hash: string },
  now: Date,
): Promise<boolean> {
  const rivals = await tx
    .select({ id: userCode.id })
    .from(userCode)
    .where(
      and(
        sameSubject({ mail, purpose: 'register' }),
        isNull(userCode.used_date),
        ne(userCode.pass_hash, pass_hash),
        gt(userCode.create_date, new Date(now.getTime() - DAY_MS)),
      ),
    )
    .limit(1);
  return rivals.length > 0;
}

/** Throws the refusal of a wrong code, after the transaction that counted the try. */
export function refuseUnlessRight(
  verdict: CodeVerdict,
): asserts verdict is CodeVerdict & { outcome: 'right' } {
  if (verdict.outcome === 'right') return;
  if (verdict.outcome === 'spent')
    throw new ApiError('too-many-requests', { reason: 'code-spent' }, { retryAfter: CODE_PAUSE_SECONDS });
  throw new ApiError('not-valid-code', refusedCode(verdict));
}

function refusedCode(verdict: CodeVerdict): CodeRefusal {
  if (verdict.outcome === 'wrong') return { code: 'not-valid-code', tries_left: verdict.tries_left };
  return { code: verdict.outcome === 'replaced' ? 'replaced-code' : 'expired-code' };
}

async function change(tx: Tx, id: number, values: { used_date: Date } | { tries: number }) {
  await tx.update(userCode).set(values).where(eq(userCode.id, id));
}

function sameSubject({ mail, purpose, id_obj }: CodeSubject) {
  return and(
    eq(userCode.mail, mail),
    eq(userCode.purpose, purpose),
    id_obj === undefined ? isNull(userCode.id_obj) : eq(userCode.id_obj, id_obj),
  );
}

async function findLast(tx: Tx, subject: CodeSubject) {
  const [last] = await tx
    .select()
    .from(userCode)
    .where(sameSubject(subject))
    .orderBy(desc(userCode.id))
    .limit(1);
  return last;
}

/** The codes of a day, newest first. An older one has expired, and nobody takes it for the present one. */
async function findIssued(tx: Tx, subject: CodeSubject, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  return tx
    .select()
    .from(userCode)
    .where(and(sameSubject(subject), gt(userCode.create_date, dayAgo)))
    .orderBy(desc(userCode.id));
}

async function lockSubject(tx: Tx, { mail, purpose }: CodeSubject) {
  await holdAdvisoryLock(tx, `code ${purpose} ${mail}`);
}

/**
 * The pause is counted per object, the other limits per address: each code is an e-mail to the same mailbox. Strangers
 * use up no recovery and no sign-in of a known browser. Codes of the future were sent before the clock was set back.
 */
async function refuseTooMany(tx: Tx, { mail, purpose, id_obj }: CodeSubject, now: Date) {
  const dayAgo = new Date(now.getTime() - DAY_MS);
  const sent = await tx
    .select({ create_date: userCode.create_date, id_obj: userCode.id_obj })
    .from(userCode)
    .where(
      and(
        eq(userCode.mail, mail),
        eq(userCode.purpose, purpose),
        gt(userCode.create_date, dayAgo),
        lte(userCode.create_date, now),
      ),
    )
    .orderBy(desc(userCode.id));

  const ofObject = sent.filter((code) => code.id_obj === (id_obj ?? null));
  const waits = [
    waitFor(ofObject, { count: 1, windowMs: PAUSE_MS, now }),
    purpose === 'recover'
      ? waitFor(ofObject, { count: RECOVER_PER_DAY, windowMs: DAY_MS, now })
      : waitFor(purpose === 'sign-in' ? ofObject : sent, { count: PER_HOUR, windowMs: HOUR_MS, now }),
  ];
  const waitMs = Math.max(...waits);
  if (waitMs > 0) throw new ApiError('too-many-requests', null, { retryAfter: Math.ceil(waitMs / 1000) });
}

/** Seconds until fewer than `count` codes lie in the window; `sent` is newest first. */
function waitFor(
  sent: readonly { create_date: Date }[],
  { count, windowMs, now }: { count: number; windowMs: number; now: Date },
): number {
  const limiting = sent[count - 1];
  return limiting ? Math.max(0, limiting.create_date.getTime() + windowMs - now.getTime()) : 0;
}

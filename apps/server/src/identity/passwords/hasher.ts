import { randomBytes } from 'node:crypto';
import { hash, verify } from '@node-rs/argon2';
import { Semaphore } from 'async-mutex';
import { ApiError } from '../../api-error';

const AT_ONCE = 2;
const QUEUE_MAX = 50;
const BYTES_MAX = 1024;
/** The minimum that OWASP recommends. `algorithm: 2` is argon2id, the library's default. */
const COST = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };
const COST_MARK = `$argon2id$v=19$m=${COST.memoryCost},t=${COST.timeCost},p=${COST.parallelism}$`;

/** Hashes passwords with a limit of concurrency, so that many sign-ins at once leave time for other requests. */
export interface PasswordHasher {
  hash(password: string): Promise<string>;
  /** Without a stored hash the same work is done, so that the time does not tell whether an account exists. */
  matches(stored: string | undefined, password: string): Promise<boolean>;
  /** True when the stored hash was made with other parameters than today's. */
  isOutdated(stored: string): boolean;
  /** A stored hash that no password matches, for an account whose owner has not chosen one yet. */
  nobodys: string;
}

/** @throws ApiError `server` 503 with Retry-After when more than 50 hashes wait */
export async function passwordHasher(): Promise<PasswordHasher> {
  const inTurn = queue();
  const nobodys = await hash(randomBytes(32), COST);

  return {
    hash: (password) => inTurn(() => hash(normalise(password), COST)),
    async matches(stored, password) {
      const isRight = await inTurn(() => verify(stored ?? nobodys, normalise(password)));
      return stored !== undefined && isRight;
    },
    isOutdated: (stored) => !stored.startsWith(COST_MARK),
    nobodys,
  };
}

/** A letter may have two encodings in Unicode, which differ between phones and keyboards. */
function normalise(password: string): string {
  return Buffer.from(password.normalize('NFC')).subarray(0, BYTES_MAX).toString('base64');
}

/** Two hashes at once; the others wait, at most as long as a person would. */
function queue() {
  const places = new Semaphore(AT_ONCE);
  let inside = 0;

  return async <Result>(work: () => Promise<Result>): Promise<Result> => {
    if (inside >= AT_ONCE + QUEUE_MAX) throw new ApiError('server', null, { status: 503, retryAfter: 2 });
    inside += 1;
    try {
      return await places.runExclusive(work);
    } finally {
      inside -= 1;
    }
  };
}

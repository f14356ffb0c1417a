import type { TASK_TROUBLES } from '@urzad/contract';
import { codesOf } from '../startup/refusals/start-refused';

type Trouble = (typeof TASK_TROUBLES)[number];

const TROUBLES: Readonly<Record<string, Trouble>> = {
  ECONNREFUSED: 'no-answer',
  ECONNRESET: 'no-answer',
  EHOSTUNREACH: 'no-answer',
  ENETUNREACH: 'no-answer',
  ENOTFOUND: 'no-answer',
  EPIPE: 'no-answer',
  ETIMEDOUT: 'no-answer',
  ENOSPC: 'no-space',
  EDQUOT: 'no-space',
  EACCES: 'no-access',
  EPERM: 'no-access',
  EROFS: 'no-access',
  ENOENT: 'no-file',
};

/** What kind of error broke a run, by the codes of the system; most have none. */
export function troubleOf(error: unknown): Trouble {
  for (const code of codesOf(error)) {
    const trouble = TROUBLES[code];
    if (trouble) return trouble;
  }
  return 'other';
}

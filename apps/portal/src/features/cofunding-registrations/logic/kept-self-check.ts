import type { Registration } from '@urzad/contract';
import { DAY_MS } from '@urzad/domain';
import { storedAnswers } from '@urzad/grants';
import * as z from 'zod/mini';
import { businessNow } from '#shared/business-time';
import { keepDraft } from '#shared/drafts/kept-draft';
import { readItem, removeItem, writeItem } from '#shared/session/storage';
import { draftKey } from '../api';
import { EMPTY_SELF_CHECK, type SelfCheck } from './self-check';

/** The answers are removed after a day: the computer may be used by somebody else then. */
const KEPT_MS = DAY_MS;

const answer = z.string().check(z.maxLength(40));
const Kept = z.object({
  answers: z.object({
    region: answer,
    labour_status: answer,
    return_date: answer,
    born_date: answer,
    care_form: answer,
    other_public_support: answer,
  }),
  /** Time of the device's clock. */
  at: z.number(),
});

/** Stores the answers until after the sign-in, in this browser only. None of them names a person or an account. */
export function keepSelfCheck(answers: SelfCheck): void {
  writeItem('self_check', JSON.stringify({ answers, at: Date.now() }));
}

/** The answers of the last day; broken storage counts as none, and older ones are removed. */
export function findSelfCheck(): SelfCheck {
  const kept = z.safeParse(Kept, parsed(readItem('self_check')));
  if (kept.success && Math.abs(Date.now() - kept.data.at) <= KEPT_MS) return kept.data.answers;

  removeItem('self_check');
  return EMPTY_SELF_CHECK;
}

/**
 * Passes the answers to the form of a new draft as unsaved changes: nothing may be sent before the information clause
 * was read (Process §0.2). From then on they are in the draft.
 */
export async function carrySelfCheckOver(
  { id, row_version }: Pick<Registration, 'id' | 'row_version'>,
  userId: number,
): Promise<void> {
  const { labour_status, return_date, care_form, other_public_support } = findSelfCheck();
  removeItem('self_check');
  const child = answered({ care_form, other_public_support });
  const values = {
    ...answered({ labour_status, return_date }),
    ...(Object.keys(child).length > 0 && { children: [child] }),
  };
  if (Object.keys(values).length === 0) return;

  await keepDraft(draftKey(userId, id), {
    values: storedAnswers(values),
    rowVersion: row_version,
    date: businessNow().toISOString(),
    origin: 'self-check',
  });
}

/** An empty answer must not replace one of the account. */
function answered(answers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(answers).filter(([, text]) => text !== ''));
}

function parsed(text: string | undefined): unknown {
  try {
    return JSON.parse(text ?? 'null');
  } catch {
    return undefined;
  }
}

import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';

/**
 * A draft that could not be sent yet, kept in this browser for one person and one form (Order §2). What must not
 * lie on a shared computer is taken out before it comes here.
 */
const KeptDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** The server's version that the draft was written upon. */
  rowVersion: z.int(),
  /** What this browser sent last, by which its own work is told from somebody else's. */
  sent: z.optional(z.record(z.string(), z.unknown())),
  /** ISO moment. */
  date: z.string(),
  /** Answered before the draft was begun, not typed into it. */
  origin: z.optional(z.literal('self-check')),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

export interface DraftKey {
  userId: number;
  /** `cofundingregistration-12` */
  form: string;
}

/** @returns false where the browser refuses to keep anything, so that nobody is told otherwise */
export async function keepDraft(key: DraftKey, draft: KeptDraft): Promise<boolean> {
  try {
    await set(storageKey(key), draft);
    return true;
  } catch {
    return false;
  }
}

/** The draft, or null; broken or forbidden storage counts as none. */
export async function findKeptDraft(key: DraftKey): Promise<KeptDraft | null> {
  try {
    const found = z.safeParse(KeptDraft, await get(storageKey(key)));
    return found.success ? found.data : null;
  } catch {
    return null;
  }
}

export async function forgetDraft(key: DraftKey): Promise<void> {
  await del(storageKey(key)).catch(() => undefined);
}

function storageKey({ userId, form }: DraftKey): string {
  return `draft:${userId}:${form}`;
}

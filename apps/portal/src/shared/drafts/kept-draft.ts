import { del, get, set } from 'idb-keyval';
import * as z from 'zod/mini';

/**
 * An unsaved draft, stored in this browser for one person and one form (Order §2). Private answers are removed
 * before.
 */
const KeptDraft = z.object({
  values: z.record(z.string(), z.unknown()),
  /** The server's version that the draft is based on. */
  rowVersion: z.int(),
  /** The last draft that this browser sent, by which its own changes are told from somebody else's. */
  sent: z.optional(z.record(z.string(), z.unknown())),
  /** ISO timestamp. */
  date: z.string(),
  /** From the self-check before the draft was created, not typed into the form. */
  origin: z.optional(z.literal('self-check')),
});
export type KeptDraft = z.infer<typeof KeptDraft>;

export interface DraftKey {
  userId: number;
  /** `cofundingregistration-12` */
  form: string;
}

/** @returns false where the browser refuses to store anything */
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

import { DAY_MS } from '@urzad/domain';
import { del, entries, get, keys, set, update } from 'idb-keyval';
import * as z from 'zod/mini';
import { newId } from '../new-id';

/** So long after its last change a draft is forgotten: the computer may be used by somebody else then. */
export const KEPT_DAYS = 30;
const KEPT_MS = KEPT_DAYS * DAY_MS;
const PREFIX = 'draft:';
/**
 * Two windows with one form keep a draft each, so that neither what one types nor what it has saved takes away the text
 * of the other.
 */
const WINDOW = newId();

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
  /** ISO timestamp of business time. */
  date: z.string(),
  /** When it was stored last, by the clock of the device; unknown where an earlier version of the portal stored it. */
  at: z.optional(z.number()),
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
export async function keepDraft(key: DraftKey, draft: Omit<KeptDraft, 'at'>): Promise<boolean> {
  try {
    await set(ownKey(key), { ...draft, at: Date.now() });
    return true;
  } catch {
    return false;
  }
}

/**
 * The draft of this window, or the newest one of the others, which is of this window from now on; null without any. An
 * old one, and broken or forbidden storage, count as none.
 */
export async function findKeptDraft(key: DraftKey): Promise<KeptDraft | null> {
  try {
    return (await readDraft(ownKey(key))) ?? (await takeNewest(key));
  } catch {
    return null;
  }
}

/** A window that is closed or was lost does not come back for it. One that lives stores its text again as it is left. */
async function takeNewest(key: DraftKey): Promise<KeptDraft | null> {
  let newest: { name: string; draft: KeptDraft } | undefined;
  for (const name of await namesOf(key)) {
    const draft = await readDraft(name);
    if (draft && (draft.at ?? 0) >= (newest?.draft.at ?? 0)) newest = { name, draft };
  }
  if (!newest) return null;
  await move(newest.name, ownKey(key), newest.draft).catch(() => undefined);
  return newest.draft;
}

/** Written before the other is deleted: without room for both it stays where it is. */
async function move(from: string, to: string, draft: KeptDraft): Promise<void> {
  await set(to, draft);
  await del(from);
}

async function readDraft(name: string): Promise<KeptDraft | null> {
  const draft = draftIn(await get(name));
  return draft && !isOld(draft) ? draft : null;
}

/** A draft of a form whose key ends with the version of what the server has. */
export interface KeptVersion {
  version: number;
  draft: KeptDraft;
}

/** The key of the draft that is based on one version. */
export function versionKey({ userId, form }: DraftKey, version: number): DraftKey {
  return { userId, form: `${form}-${version}` };
}

/** The draft of a version; where there is none, the newest of an earlier one; null without any. */
export async function findKeptVersion(key: DraftKey, version: number): Promise<KeptVersion | null> {
  const start = `${storageKey(key)}-`;
  try {
    const stored = (await keys<string>()).filter((name) => name.startsWith(start));
    const versions = stored.map((name) => Number(formIn(name).slice(start.length)));
    for (const one of versions.filter((of) => of <= version).toSorted((a, b) => b - a)) {
      const draft = await findKeptDraft(versionKey(key, one));
      if (draft) return { version: one, draft };
    }
  } catch {
    // Storage that is broken or forbidden has none.
  }
  return null;
}

/** That of this window: it was saved, or sent. */
export async function forgetDraft(key: DraftKey): Promise<void> {
  try {
    await del(ownKey(key));
  } catch {
    // Storage that is broken or forbidden has none.
  }
}

/** Those of all windows: what they belong to was deleted. */
export async function forgetDrafts(key: DraftKey): Promise<void> {
  try {
    for (const name of await namesOf(key)) await del(name);
  } catch {
    // Storage that is broken or forbidden has none.
  }
}

/** Removes drafts that nobody has changed for `KEPT_DAYS`, whoever they belong to, and what cannot be read. */
export async function forgetOldDrafts(): Promise<void> {
  for (const [key, value] of await entries<string, unknown>()) {
    const draft = key.startsWith(PREFIX) ? draftIn(value) : undefined;
    if (draft === null || (draft && isOld(draft))) await del(key);
    // Its days count from now.
    else if (draft && draft.at === undefined)
      await update<object>(key, (newest) => ({ at: Date.now(), ...newest }));
  }
}

function draftIn(value: unknown): KeptDraft | null {
  const found = z.safeParse(KeptDraft, value);
  return found.success ? found.data : null;
}

function isOld({ at }: KeptDraft): boolean {
  return at !== undefined && Math.abs(Date.now() - at) > KEPT_MS;
}

function storageKey({ userId, form }: DraftKey): string {
  return `${PREFIX}${userId}:${form}`;
}

function ownKey(key: DraftKey): string {
  return `${storageKey(key)}@${WINDOW}`;
}

/** A name without its window; an earlier version of the portal stored one draft for all. */
function formIn(name: string): string {
  return name.replace(/@[0-9a-f]+$/, '');
}

/** The names of the drafts of a form, those of all windows. */
async function namesOf(key: DraftKey): Promise<string[]> {
  return (await keys<string>()).filter((name) => formIn(name) === storageKey(key));
}

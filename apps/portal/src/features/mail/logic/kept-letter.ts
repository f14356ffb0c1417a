import { queryOptions } from '@tanstack/react-query';
import type { MailLetter, ObjectRef } from '@urzad/contract';
import {
  type DraftKey,
  findKeptDraft,
  findKeptVersion,
  forgetDraft,
  type KeptDraft,
  type KeptVersion,
  versionKey,
} from '#shared/drafts/kept-draft';
import { type Beginning, type Known, startOf } from './letter-values';
import { differingParts } from './letter-versions';

interface Written {
  beginning: Beginning;
  /** Of the draft, or of the letter before; 0 for none. */
  id: number;
  /** What a new letter is about. */
  object: ObjectRef | null;
  me: number;
}

/** Of what this browser keeps of a letter. That of a draft names the version that it was typed over. */
export function letterDraftKey(written: Written, letter: MailLetter | undefined): DraftKey {
  const key = keyOf(written);
  return written.beginning === 'draft' ? versionKey(key, letter?.row_version ?? 0) : key;
}

/** What this browser keeps of a letter, of a draft also what was typed over an earlier version; read once for each visit. */
export function keptLetterQuery(written: Written, letter: MailLetter | undefined) {
  const key = keyOf(written);
  return queryOptions({
    queryKey: ['kept-draft', key, letter?.row_version],
    queryFn: () => findKeptLetter(written, letter),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
}

async function findKeptLetter(written: Written, letter: MailLetter | undefined): Promise<KeptVersion | null> {
  const key = keyOf(written);
  const version = letter?.row_version ?? 0;
  if (written.beginning !== 'draft' || !letter) {
    const draft = await findKeptDraft(key);
    return draft && { version, draft };
  }
  const found = await findKeptVersion(key, version);
  if (!found || found.version === version) return found;
  const startFrom = (kept: KeptDraft | null) =>
    startOf({ ...written, letter, about: undefined, kept, now: new Date() });
  if (differingParts(startFrom(found.draft), startFrom(null)).length > 0) return found;
  // What was typed is stored since.
  await forgetDraft(versionKey(key, found.version));
  return null;
}

interface Opening extends Known {
  beginning: Beginning;
  kept: KeptVersion | null;
  me: number;
}

/**
 * What a form begins with. A draft over whose earlier version something was typed here stands in that version: both are
 * compared, as when it is saved over the newer one.
 */
export function startWith({ letter, kept, ...opening }: Opening) {
  const start = startOf({ ...opening, letter, kept: kept?.draft ?? null, now: new Date() });
  const isBehind = letter !== undefined && kept !== null && kept.version < letter.row_version;
  return { letter: isBehind ? { ...letter, row_version: kept.version } : letter, start, isBehind };
}

function keyOf({ beginning, id, object, me }: Written): DraftKey {
  // A letter about one object is another letter than that about the next.
  const aboutIt = object ? `-${object.obj_type}-${object.id_obj}` : '';
  return { userId: me, form: `mail-${beginning}-${id}${aboutIt}` };
}

import type { BoardNote } from '@urzad/contract';
import * as z from 'zod/mini';
import type { DraftKey, KeptDraft } from '#shared/drafts/kept-draft';
import { withTexts } from '#shared/spec-form/draft-texts';
import { isSame, type NoteValues } from './note-values';

export type NoteChanges = Partial<NoteValues>;

/** The note that is changed, or a new one of the board. */
export function noteDraftKey(userId: number, id_board: number, note?: BoardNote): DraftKey {
  return { userId, form: note ? `boardnote-${note.id}` : `boardnote-new-${id_board}` };
}

/** What was typed and is not stored. Only this is kept, so that it never stands over what others change meanwhile. */
export function changesOf(typed: NoteValues, stored: NoteValues): NoteChanges {
  const names = Object.keys(stored) as (keyof NoteValues)[];
  return Object.fromEntries(
    names.filter((name) => !isSame(typed[name], stored[name])).map((name) => [name, typed[name]]),
  );
}

/** What this browser has kept of the form, and nothing else that was ever kept there. */
export function keptChangesOf(kept: KeptDraft | null, stored: NoteValues): NoteChanges {
  return kept ? changesOf({ ...withTexts(stored, kept.values), ...listsIn(kept) }, stored) : {};
}

const LISTS = ['labels', 'points'] as const;

function listsIn({ values }: KeptDraft): NoteChanges {
  const found = LISTS.map((name) => [name, z.safeParse(z.array(z.string()), values[name])] as const);
  return Object.fromEntries(found.flatMap(([name, { data }]) => (data ? [[name, data]] : [])));
}

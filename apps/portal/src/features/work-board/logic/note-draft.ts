import type { BoardNote } from '@urzad/contract';
import type { DraftKey, KeptDraft } from '#shared/drafts/kept-draft';
import { withTexts } from '#shared/spec-form/draft-texts';
import type { NoteValues } from './note-values';

export type NoteChanges = Partial<NoteValues>;

/** The note that is changed, or a new one of the board. */
export function noteDraftKey(userId: number, id_board: number, note?: BoardNote): DraftKey {
  return { userId, form: note ? `boardnote-${note.id}` : `boardnote-new-${id_board}` };
}

/** What was typed and is not stored. Only this is kept, so that it never stands over what others change meanwhile. */
export function changesOf(typed: NoteValues, stored: NoteValues): NoteChanges {
  const names = Object.keys(stored) as (keyof NoteValues)[];
  return Object.fromEntries(
    names.filter((name) => typed[name] !== stored[name]).map((name) => [name, typed[name]]),
  );
}

/** What this browser has kept of the form, and nothing else that was ever kept there. */
export function keptChangesOf(kept: KeptDraft | null, stored: NoteValues): NoteChanges {
  return kept ? changesOf(withTexts(stored, kept.values), stored) : {};
}

import type { UseFormReturn } from 'react-hook-form';
import type { NoteChanges } from './note-draft';
import type { NoteValues } from './note-values';

/** As if it was typed anew: it stands over what is stored, and is stored by a save. */
export function restore(form: Pick<UseFormReturn<NoteValues>, 'setValue'>, changes: NoteChanges): void {
  const names = Object.keys(changes) as (keyof NoteValues)[];
  for (const name of names) form.setValue(name, changes[name] ?? '', { shouldDirty: true });
}

/** Goes back to what is stored. The form would keep what was typed otherwise, as it does when others change the note. */
export function discard(form: Pick<UseFormReturn<NoteValues>, 'reset'>, stored: NoteValues): void {
  form.reset(stored, { keepFieldsRef: true, keepDirty: false, keepDirtyValues: false });
}

import type { KeptDraft } from './kept-draft';

export interface StartValues<Values> {
  values: Values;
  /** ISO timestamp of the changes in this browser that the server does not have. */
  restored: string | undefined;
  /** The stored draft has changed since: both versions are shown. */
  isConflict: boolean;
  /** The version of the row that the values stand upon. */
  rowVersion: number;
}

/** A draft as the server has it. */
export interface SavedDraft<Values> {
  values: Values;
  rowVersion: number;
  /** What a browser keeps, over these values: private answers are the server's only. */
  withKept: (kept: Readonly<Record<string, unknown>>) => Values;
  /** Whether these values say the same. */
  isSame: (values: Values) => boolean;
}

/** The initial values of a form: the saved draft, and over it the unsaved changes of this browser. */
export function startValuesOf<Values>(
  { values: saved, rowVersion, withKept, isSame }: SavedDraft<Values>,
  kept: KeptDraft | null,
): StartValues<Values> {
  const asSaved = { values: saved, restored: undefined, isConflict: false, rowVersion };
  if (!kept) return asSaved;

  const values = withKept(kept.values);
  if (isSame(values)) return asSaved;

  // A closed tab did not get the answer of its last save: the stored draft may be this browser's own.
  const isOwn = kept.sent !== undefined && isSame(withKept(kept.sent));
  const isConflict = kept.rowVersion !== rowVersion && !isOwn;
  return { values, restored: kept.date, isConflict, rowVersion: isConflict ? kept.rowVersion : rowVersion };
}

import type { Saver } from '../saving/saver';

/** The last changes could not be saved, so no document can be made of them. */
export class UnsavedDraft extends Error {
  override readonly name = 'UnsavedDraft';
}

/** Something was typed while the document was made, so it was withdrawn. */
export class ChangedMeanwhile extends Error {
  override readonly name = 'ChangedMeanwhile';
}

interface Steps<Row> {
  /** Makes the document to sign. */
  prepare: (rowVersion: number) => Promise<Row>;
  /** Withdraws it, so that the form can be saved again. */
  takeBack: () => Promise<Row>;
}

/**
 * Makes the document of all typed answers. The form stays open meanwhile: a later change would not be in the
 * document, and the server would refuse to save it.
 */
export async function prepareDraft<Row extends { row_version: number }>(
  saver: Saver,
  { prepare, takeBack }: Steps<Row>,
): Promise<Row> {
  if (!(await saver.flush())) throw new UnsavedDraft();
  let isChanged = false;
  const row = await saver.step(async (rowVersion) => {
    const prepared = await prepare(rowVersion);
    isChanged = saver.isBehind();
    return isChanged ? takeBack() : prepared;
  });
  if (isChanged) throw new ChangedMeanwhile();

  return row;
}

import { refOf, type TakeResult } from '@urzad/contract';
import { REGISTRATION_LAW } from '@urzad/grants';
import type { Author } from '../../../author';
import type { Tx } from '../../../db';
import type { Note } from '../../../unit-of-work/write';
import { type Acting, followOwner } from '../../office-cases/public';
import type { Viewer } from '../policy';
import { lockByIds, type RegistrationRecord } from '../repository';
import { noteOf, requireStep, takeStep } from '../step';

interface Taking {
  ids: readonly number[];
  viewer: Viewer;
  by: Author;
}

/**
 * Takes over the registrations that still have no officer in charge. One that somebody else took meanwhile is
 * skipped.
 * @throws ApiError `no-privilege` for a caller who may take none
 */
export async function takeMany(tx: Tx, taking: Taking, note: Note): Promise<TakeResult[]> {
  const { ids, viewer } = taking;
  requireStep('take', { status: 'submitted', id_user_second: null }, viewer);
  const found = new Map((await lockByIds(tx, ids, viewer)).map((record) => [record.id, record]));
  const results: TakeResult[] = [];
  for (const id of new Set(ids)) {
    const record = found.get(id);
    results.push(
      record
        ? await takeOne(tx, { ...taking, record }, note)
        : { id, number: null, refused: 'object-no-exist' },
    );
  }
  return results;
}

async function takeOne(
  tx: Tx,
  { record, viewer, by }: Pick<Taking, 'viewer' | 'by'> & { record: RegistrationRecord },
  note: Note,
): Promise<TakeResult> {
  const { id, number, status } = record;
  if (!REGISTRATION_LAW.statusAfter('take', status)) return { id, number, refused: 'illegal-step' };

  await take(tx, { record, id_user_owner: viewer.id_user }, { by, note });
  return { id, number, refused: null };
}

/** Takes over one that was locked: the officer leads its main case too. */
export async function take(
  tx: Tx,
  { record, id_user_owner }: { record: RegistrationRecord; id_user_owner: number },
  { by, note }: Acting,
): Promise<void> {
  const after = await takeStep(tx, { record, step: 'take' }, { values: { id_user_owner }, by });
  await followOwner(tx, { id_user_owner, ref: refOf('cofundingregistration', record.id) }, by);
  note(noteOf('take', record, after));
}

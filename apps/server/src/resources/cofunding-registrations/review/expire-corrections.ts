import { warsawDate } from '@urzad/domain';
import { isCorrectionLate, lateCorrectionText, REGISTRATION_LAW } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { removeBytes } from '../../uploads/public';
import { asSent } from '../reading/view';
import * as registrations from '../repository';
import { noteOf, takeStep } from '../step';
import { getLastVersion } from './correction';
import { endCorrection } from './end-correction';
import { makeLetter, recordRejection } from './rejection';

type Row = registrations.RegistrationRecord;

/** The code of REJECT_REASON for a correction that did not come. */
const REASON = 'BEZ_POPRAWY';

/**
 * Rejects the registrations whose correction did not come by its last day, each as an officer rejects one.
 * @param now business time
 * @returns how many
 */
export async function expireCorrections(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const rows = await registrations.findLateCorrections(app.db, warsawDate(now));
  return eachAlone(app, { rows, signal }, (record) => expireCorrection(app, record, now));
}

async function expireCorrection(app: FastifyInstance, record: Row, now: Date): Promise<boolean> {
  const { correction_to } = record;
  if (correction_to === null) return false;
  const version = await getLastVersion(app.db, record.id);
  // The office has read what was submitted, not what is typed since.
  const sent = asSent(record, version);
  const letter = await makeLetter(
    app,
    sent,
    { reason: REASON, text: lateCorrectionText(correction_to) },
    now,
  );
  const { filename } = letter.made.file;

  const erased = await keepIfDone(app.files, filename, () =>
    app.writeAsSystem('registration_deadlines', async (tx, note) => {
      const locked = await registrations.getLockedForSystem(tx, record.id);
      if (!isExpired(locked, now)) return undefined;
      const by = systemAuthor(now, locked);
      const { values: sentValues, files } = await endCorrection(tx, { locked, version }, by);
      const values = { ...sentValues, due_date: null, reject_reason: letter.reason };
      const after = await takeStep(tx, { record: locked, step: 'expireCorrection' }, { values, by });
      await recordRejection(app, tx, { letter, record: after }, by);
      note(noteOf('expirecorrection', locked, after, { correction_to, files: files.length }));
      return files;
    }),
  );
  await removeBytes(app, app, erased ?? [filename]);
  return erased !== undefined;
}

/** It may have been submitted, or ended by another server, since it was found. */
function isExpired(record: Row, now: Date): boolean {
  const mayStep = REGISTRATION_LAW.mayStep('expireCorrection', record.status, 'system');
  return mayStep && isCorrectionLate(record, now);
}

import { refOf } from '@urzad/contract';
import type { CallStatus } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { callsById, restartOrdinals, statusOf } from '../../cofunding-calls/public';
import { eraseClauses } from '../../cofunding-clauses/public';
import { eraseAllDocuments } from '../../documents/public';
import { eraseNotifications } from '../../notifications/public';
import { eraseCases } from '../../office-cases/public';
import { eraseFiles, removeBytes } from '../../uploads/public';
import * as registrations from '../repository';
import { eraseHistory } from '../step';

/** Statuses before a call opens. */
const BEFORE: readonly CallStatus[] = ['draft', 'published', 'test'];

/**
 * Wipes the registrations of the test stage once their call has opened (Process §2.2): rows, documents, cases, files
 * and the ordinals that they took.
 * @param now business time
 * @returns how many
 */
export async function wipeTestRegistrations(
  app: FastifyInstance,
  now: Date,
  signal: AbortSignal,
): Promise<number> {
  const tests = await registrations.findTestRows(app.db);
  const calls = await callsById(app.db, [...new Set(tests.map(({ id_call }) => id_call))]);
  const hasOpened = (id_call: number) => {
    const call = calls.get(id_call);
    return call !== undefined && !BEFORE.includes(statusOf(call, now));
  };
  const rows = tests.filter(({ id_call }) => hasOpened(id_call));
  return eachAlone(app, { rows, signal }, (row) => wipe(app, row));
}

async function wipe(
  app: FastifyInstance,
  { id, id_call }: Pick<registrations.RegistrationRecord, 'id' | 'id_call'>,
): Promise<boolean> {
  const erased = await app.writeAsSystem('call_open_close', async (tx, note) => {
    const owner = refOf('cofundingregistration', id);
    await eraseClauses(tx, id);
    await eraseHistory(tx, id);
    // Another server may have wiped it since it was found.
    if (!(await registrations.eraseRow(tx, id))) return undefined;
    const documents = await eraseAllDocuments(tx, owner);
    const ofCases = await eraseCases(tx, owner);
    const files = [...ofCases, ...(await eraseFiles(tx, { obj_type: owner.obj_type, ids: [id] }))];
    await eraseNotifications(tx, owner);
    await restartOrdinals(tx, id_call, () => registrations.isAnyNumbered(tx, id_call));
    note({ event: 'cofundingregistration.wipe', ...owner, diff: { files: documents.length + files.length } });
    return [...documents, ...files];
  });
  await removeBytes(app, app, erased ?? []);
  return erased !== undefined;
}

import { refOf } from '@urzad/contract';
import type { CallStatus } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { callsById, restartOrdinals, statusOf } from '../../cofunding-calls/public';
import { removeBytes } from '../../uploads/public';
import * as registrations from '../repository';
import { eraseWhole } from './erase-whole';

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
    const files = await eraseWhole(tx, id);
    // Another server may have wiped it since it was found.
    if (!files) return undefined;
    await restartOrdinals(tx, id_call, () => registrations.isAnyNumbered(tx, id_call));
    const owner = refOf('cofundingregistration', id);
    note({ event: 'cofundingregistration.wipe', ...owner, diff: { files: files.length } });
    return files;
  });
  await removeBytes(app, app, erased ?? []);
  return erased !== undefined;
}

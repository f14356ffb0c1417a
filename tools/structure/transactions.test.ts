import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';

const SERVER = path.resolve(import.meta.dirname, '../../apps/server/src');

/** The one place in which a request becomes a transaction: its crash points are those of every write. */
const WRITE = 'unit-of-work/write.ts';

/** Each opens a transaction of its own, for a reason. Those with crash points are killed by `crash.spec.ts`. */
const EXCEPTIONS: Readonly<Record<string, string>> = {
  'http/guard-acting.ts': 'what staff opened or were refused while acting is logged: one row',
  'resources/cofunding-registrations/signing/receipt.ts':
    'made after the commit of a sending, by the office and not by the request; crash points',
  'resources/reports/cancellable.ts': 'reads only, on one connection, so that its query can be cancelled',
  'resources/reports/refresh-summaries.ts': 'reads only, with a time limit of its own',
  'resources/cofunding-requests/signing/claim-receipt.ts':
    'made after the commit of a submission, by the office and not by the request; crash points',
  'resources/cofunding-contracts/signing/seal-list.ts':
    'the code of a list is used up after its last contract, each of which is written on its own',
  'signatures/providers/prove-code.ts': 'a wrong code is counted though the request fails; crash points',
  'resources/users/own-password.ts': 'a wrong password is counted though the request fails; crash points',
  'resources/users/account-routes.ts': 'a refusal is logged: one row',
  'resources/users/login-routes.ts': 'reads only',
  'resources/users/register-routes.ts': 'reads only',
  'unit-of-work/idempotency.ts': 'reads only',
  'resources/sockets/answer-message.ts':
    'a message of a socket is no request: kept, told and logged together; lost, it is sent again',
  'resources/uploads/chunks/sweep-sessions.ts': 'a sweep has no request; the next one repeats it',
  'resources/uploads/sweep-unattached.ts': 'a sweep has no request; the next one repeats it',
  'jobs/run-job.ts': 'a turn has no request; its run and its lock are recorded together',
  'mail/mail-worker.ts': 'the queue of e-mails has no request; a lease ends by itself',
  'mail/send-again.ts': 'a command of the office; it can be repeated',
  'startup/fill-database.ts': 'before the server listens; the next start repeats it',
  'resources/localities/import-localities.ts': 'a command of the office; it can be repeated',
  'resources/users/admin-account.ts': 'a command of the office; it can be repeated',
  'seed/seed-registrations.ts': 'demo data, before the server listens',
  'seed/stage.ts': 'demo data, before the server listens',
  'seed/volume/seed-volume.ts': 'demo data, before the server listens',
};

it('stand in the write of a request, and where a list says why', () => {
  const opening = readdirSync(SERVER, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts'))
    .filter((file) => /\.transaction\(/.test(readFileSync(path.join(SERVER, file), 'utf8')));
  expect(opening.toSorted()).toEqual([WRITE, ...Object.keys(EXCEPTIONS)].toSorted());
});

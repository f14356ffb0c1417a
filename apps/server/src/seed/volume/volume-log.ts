import { refOf } from '@urzad/contract';
import { appendEntries, type LoggedEntry, systemOrigin } from '../../audit-log/log';
import { baseLog } from '../../audit-log/table';
import type { Tx } from '../../db';
import type { VolumeRegistration } from './volume-registrations';
import { VOLUME } from './volume-sizes';

/** What parents did with their registrations, in this order. */
const OF_REGISTRATION = ['add', 'set', 'tosign', 'sign', 'send'] as const;
const SIGN_INS = ['user.login', 'user.logout'] as const;
const HOUR_MS = 3_600_000;

/**
 * What parents did, and that they signed in and out, up to the amount. The entry of `event` is the last one.
 */
export async function addLog(
  tx: Tx,
  registrations: readonly VolumeRegistration[],
  { event, date }: { event: string; date: Date },
): Promise<void> {
  const wanted = VOLUME.logs - (await tx.$count(baseLog)) - 1;
  const entries: LoggedEntry[] = registrations.flatMap(({ record, account }) =>
    OF_REGISTRATION.map((step) => ({
      ...origin(record.create_date, account.id, `cofundingregistration/${step}`),
      entry: { event: `cofundingregistration.${step}`, ...refOf('cofundingregistration', record.id) },
    })),
  );
  for (let at = 0; entries.length < wanted; at += 1) {
    const one = registrations[Math.floor(at / 2) % registrations.length];
    if (!one) break;
    const { record, account } = one;
    const round = Math.floor(at / 2 / registrations.length);
    const days = (date.getTime() - record.create_date.getTime()) / HOUR_MS;
    const when = new Date(record.create_date.getTime() + ((round + 1 + (at % 2) / 20) / 40) * days * HOUR_MS);
    const name = SIGN_INS[at % 2] ?? 'user.login';
    entries.push({
      ...origin(when, account.id, name.replace('.', '/')),
      entry: { event: name, obj_type: 'user', id_obj: account.id },
    });
  }
  const inOrder = entries.toSorted((one, other) => one.origin.date.getTime() - other.origin.date.getTime());
  await appendEntries(tx, [...inOrder, { origin: systemOrigin(date), entry: { event } }]);
}

function origin(date: Date, id_user: number, path: string): Pick<LoggedEntry, 'origin'> {
  return {
    origin: {
      ...{ ...systemOrigin(date), id_user, ip: '127.0.0.1' },
      ...{ method: 'POST', path: `/api/${path}` },
    },
  };
}

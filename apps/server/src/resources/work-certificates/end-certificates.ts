import { refOf } from '@urzad/contract';
import { warsawDate } from '@urzad/domain';
import {
  type CallParams,
  certificateDays,
  certificateReminderFrom,
  EMPLOYER_CERTIFICATE_LAW,
  nextCertificateTo,
} from '@urzad/grants';
import { and, asc, eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type Author, systemAuthor } from '../../author';
import type { Db, Tx } from '../../db';
import type { NoticeText, Sender } from '../../mail/email';
import type { Reader } from '../../mail/reader';
import { notify } from '../../notify';
import { eachAlone } from '../../unit-of-work/each-alone';
import { callsById } from '../cofunding-calls/public';
import {
  acceptedCertificatesOf,
  type EmployerCertificateRow,
  findWaitingCertificate,
  lockCertificateOf,
  cofundingEmployer as table,
  updateCertificate,
} from '../cofunding-employers/public';
import { cofundingMember, findMemberOf, hasRunningGrant } from '../cofunding-members/public';
import { certificateEndsEmail, certificateEndsText } from './certificate-emails';

interface Ending {
  certificate: EmployerCertificateRow;
  params: CallParams;
  now: Date;
}

/**
 * Reminds participants that the days of which their employer's certificate speaks end soon, once for each certificate
 * (N26), and marks those whose days are over (Process §2.6). After a downtime those with fewer days left are reminded too.
 * @param now business time
 * @returns how many certificates were changed
 */
export async function endCertificates(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await findAccepted(app.db);
  const calls = await callsById(
    app.db,
    rows.map(({ id_call }) => id_call),
  );
  const due = rows.flatMap(({ certificate, id_call }) => {
    const params = calls.get(id_call)?.params;
    const ending = params && { certificate, params, now };
    return ending && (hasEnded(ending) || mayRemind(ending)) ? [{ id: certificate.id, ...ending }] : [];
  });
  return eachAlone(app, { rows: due, signal }, ({ certificate, params }) =>
    app.writeAsSystem('employer_cert_expiry', async (tx, note) => {
      const locked = await lockCertificateOf(tx, certificate);
      // It may have been done by another server since it was found.
      if (locked.status !== 'accepted') return false;
      const ending = { certificate: locked, params, now };
      const by = systemAuthor(now, locked);
      const isReminded = mayRemind(ending) && (await remind(app, tx, { ...ending, by }));
      const isEnded = hasEnded(ending);
      if (!isReminded && !isEnded) return false;
      const values = {
        ...(isReminded && { reminded: 'yes' as const }),
        ...(isEnded && { status: EMPLOYER_CERTIFICATE_LAW.statusAfter('expire', locked.status) }),
      };
      await updateCertificate(tx, locked.id, { values, by });
      note({
        event: `cofundingemployer.${isEnded ? 'expire' : 'remind'}`,
        ...refOf('cofundingregistration', locked.id_registration),
        diff: { id_certificate: locked.id, kind: locked.kind },
      });
      return true;
    }),
  );
}

/** Accepted certificates of people who take part or took part: before that the start of work is still waited for. */
function findAccepted(db: Db) {
  return db
    .select({ certificate: table, id_call: cofundingMember.id_call })
    .from(table)
    .innerJoin(cofundingMember, eq(cofundingMember.id_registration, table.id_registration))
    .where(and(eq(table.status, 'accepted'), eq(table.deleted, 'no'), eq(cofundingMember.deleted, 'no')))
    .orderBy(asc(table.id));
}

function hasEnded({ certificate, params, now }: Ending): boolean {
  const days = certificateDays(certificate, params);
  return certificate.kind !== 'END' && days !== undefined && days.to < warsawDate(now);
}

function mayRemind({ certificate, params, now }: Ending): boolean {
  const days = certificateDays(certificate, params);
  if (certificate.reminded === 'yes' || certificate.kind === 'END' || !days) return false;
  return certificateReminderFrom(days.to) <= warsawDate(now);
}

/** Nobody is reminded whose later certificate is accepted or waits, and whose support ends before it is needed. */
async function remind(
  app: FastifyInstance,
  tx: Tx,
  { certificate, params, by }: Ending & { by: Author },
): Promise<boolean> {
  const { id_registration } = certificate;
  const member = await findMemberOf(tx, id_registration);
  if (!member || !(await hasRunningGrant(tx, member.id))) return false;
  if (await findWaitingCertificate(tx, { id_registration, kind: 'PERIODIC' })) return false;
  const accepted = await acceptedCertificatesOf(tx, id_registration);
  const needed_to = nextCertificateTo(accepted, member.planned_end, params);
  if (needed_to === null || needed_to !== certificateDays(certificate, params)?.to) return false;

  const told = { contract: member.contract_number, needed_to };
  const email = (to: Reader, sender: Sender, words: NoticeText) =>
    certificateEndsEmail(to, told, sender, words);
  const ref = refOf('cofundingmember', member.id);
  await notify(app, tx, { to: member.id_user, text: certificateEndsText(told), ref, email }, by);
  return true;
}

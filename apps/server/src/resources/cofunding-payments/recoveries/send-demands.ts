import { refOf } from '@urzad/contract';
import { formatBankAccount, formatMoney, longDateText, warsawDate } from '@urzad/domain';
import { recoveryLetter, recoveryTitle } from '@urzad/grants';
import { and, asc, eq, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../../author';
import { keepIfDone } from '../../../files/keep-if-done';
import { officeOf } from '../../../office';
import { referredRow } from '../../../referred-row';
import { eachAlone } from '../../../unit-of-work/each-alone';
import { claims } from '../../cofunding-requests/public';
import { fileDocumentsIn, makeDocument, recordDocument, recordSigning } from '../../documents/public';
import { getCaseSign, writeInCase } from '../../office-cases/public';
import { namesOf } from '../../users/public';
import { accountsOf } from '../payee-accounts';
import { recoveries } from '../repository';
import { cofundingRecovery as table } from '../table';
import { interestOn } from './recovery-page';

/** Letters of one turn: the next minute goes on. */
const PART = 20;
const TITLE = 'Wezwanie do zwrotu';

/**
 * Makes and seals the letters of recoveries that have none, and tells the participants: the demand does not wait for
 * them (Order §12).
 * @param now business time
 * @returns how many
 */
export async function sendDemands(app: FastifyInstance, now: Date, signal: AbortSignal): Promise<number> {
  const rows = await app.db
    .select({ id: table.id })
    .from(table)
    .where(and(isNull(table.id_document), eq(table.deleted, 'no')))
    .orderBy(asc(table.id))
    .limit(PART);
  return eachAlone(app, { rows, signal }, ({ id }) => sendDemand(app, id, now));
}

/** @returns whether it was sent now */
export async function sendDemand(app: FastifyInstance, id: number, now: Date): Promise<boolean> {
  const recovery = await recoveries.get(app.db, id);
  if (recovery.id_document !== null) return false;
  const { db } = app;
  const {
    id_request,
    id_member,
    id_user,
    id_officecase,
    amount,
    return_to,
    reason,
    paid_date: paid,
  } = recovery;
  const claim = await claims.get(db, id_request);
  const sign = await getCaseSign(db, id_officecase);
  const { data: office } = await officeOf(db, recovery.id_application);
  const { contract_number } = referredRow((await accountsOf(db, [id_member])).get(id_member));
  const reckoned = warsawDate(now);
  const { payerAccount } = app.config;
  const made = await makeDocument(app, {
    kind: 'PISMO',
    version_no: claim.version_no,
    created: now,
    seal: { reason: 'Pismo urzędu', location: office.name, signingTime: now },
    content: {
      office,
      title: TITLE,
      applicant: (await namesOf(db, [id_user])).get(id_user) ?? '',
      subject: [
        { label: 'Rozliczenie', value: claim.number },
        { label: 'Umowa', value: contract_number },
        { label: 'Znak sprawy', value: sign },
      ],
      sections: recoveryLetter({
        ...{ number: claim.number, month: claim.month, contract_number, amount, paid, return_to, reckoned },
        ...{
          interest: await interestOn(db, recovery, reckoned),
          reason,
          title: recoveryTitle({ ...claim, sign }),
        },
        account: payerAccount === undefined ? '' : formatBankAccount(payerAccount),
      }),
    },
  });
  const by = systemAuthor(now, recovery);

  return keepIfDone(app.files, made.file.filename, () =>
    app.writeAsSystem('payment_lists', async (tx, note) => {
      const locked = await recoveries.getLocked(tx, id);
      // Another server was faster; the sweep removes the file that has no row.
      if (locked.id_document !== null) return false;
      const recorded = app.clock.now();
      const owner = refOf('cofundingrequest', id_request);
      const recording = { owner, id_user, status: 'frozen' as const };
      const row = await recordDocument(tx, { made, now: recorded }, recording, by);
      const signature = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
      await recordSigning(tx, { row, now: recorded }, { ...signature, sign_date: now }, by);
      await fileDocumentsIn(tx, id_officecase, { owner, id: row.id }, by);
      await recoveries.touch(tx, id, { values: { id_document: row.id }, by });
      const body = `Prosimy o zwrot ${formatMoney(amount)} z odsetkami najpóźniej ${longDateText(return_to)} Powód i sposób zwrotu są w piśmie „${TITLE}” w dokumentach tej sprawy, a aktualna kwota na stronie rozliczenia ${claim.number}.`;
      await writeInCase(app, tx, { id: id_officecase, body }, { by, note });
      note({ event: 'cofundingrecovery.demand', ...owner, diff: { document: row.number } });
      return true;
    }),
  );
}

import { refOf } from '@urzad/contract';
import { and, asc, inArray, isNotNull, isNull } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { systemAuthor } from '../../author';
import type { Db } from '../../db';
import { keepIfDone } from '../../files/keep-if-done';
import { officeOf } from '../../office';
import { referredRow } from '../../referred-row';
import { eachAlone } from '../../unit-of-work/each-alone';
import { cofundingRequest } from '../cofunding-requests/public';
import { makeDocument, recordDocument, recordSigning } from '../documents/public';
import { namesOf } from '../users/public';
import { accountsOf, statementOf } from './payee-accounts';
import { paymentListContent } from './payment-list-document';
import { itemsOf, lists, type PaymentListRecord } from './repository';
import { cofundingPaymentList as table } from './table';

/** Lists of one turn: the next minute goes on. */
const PART = 10;

/**
 * Makes and seals the documents of approved lists (D15): the approval does not wait for them (Order §12).
 * @returns how many
 */
export async function printPaymentLists(
  app: FastifyInstance,
  _now: Date,
  signal: AbortSignal,
): Promise<number> {
  const rows = await app.db
    .select({ id: table.id })
    .from(table)
    .where(
      and(
        isNotNull(table.approve_date),
        isNull(table.id_document),
        // One that was cancelled before its document was made needs none.
        inArray(table.status, ['approved', 'exported', 'booked']),
      ),
    )
    .orderBy(asc(table.id))
    .limit(PART);
  return eachAlone(app, { rows, signal }, ({ id }) => printList(app, id));
}

/** @returns whether it was made now */
export async function printList(app: FastifyInstance, id: number): Promise<boolean> {
  const list = await lists.get(app.db, id);
  const { approve_date: approved, number } = list;
  if (!approved || list.id_document !== null) return false;
  const { data: office } = await officeOf(app.db, list.id_application);
  const made = await makeDocument(app, {
    kind: 'LISTA_WYPLAT',
    version_no: 1,
    created: approved,
    seal: { reason: `Lista wypłat ${number}`, location: office.name, signingTime: approved },
    content: paymentListContent({ office, list, ...(await printedParts(app.db, list)) }),
  });
  const by = systemAuthor(approved, list);
  const now = app.clock.now();

  return keepIfDone(app.files, made.file.filename, () =>
    app.writeAsSystem('payment_lists', async (tx, note) => {
      const record = await lists.getLocked(tx, id);
      // Another server was faster; the sweep removes the file that has no row.
      if (record.id_document !== null) return false;
      // A list is of many people: whoever prepared it stands for the office.
      const owner = refOf('cofundingpaymentlist', id);
      const recording = { owner, id_user: record.id_user_prepared, status: 'frozen' as const };
      const row = await recordDocument(tx, { made, now }, recording, by);
      const signature = { signer_kind: 'SEAL', provider: 'OFFICE_SEAL', name: office.name } as const;
      await recordSigning(tx, { row, now }, { ...signature, sign_date: approved }, by);
      await lists.touch(tx, id, { values: { id_document: row.id }, by });
      note({ event: 'cofundingpaymentlist.document', ...owner, diff: { document: row.number } });
      return true;
    }),
  );
}

/** The items of a list with what they name, and the people who answer for it. */
async function printedParts(db: Db, list: PaymentListRecord) {
  const items = await itemsOf(db, list.id);
  const { id, number, id_user_verifier, verify_date, id_user_approver, result_date } = cofundingRequest;
  const claims = await db
    .select({ id, number, id_user_verifier, verify_date, id_user_approver, result_date })
    .from(cofundingRequest)
    .where(
      inArray(
        id,
        items.map(({ id_request }) => id_request),
      ),
    );
  const numbers = new Map(claims.map((claim) => [claim.id, claim.number]));
  const accounts = await accountsOf(db, [...new Set(items.map(({ id_member }) => id_member))]);
  const verifiers = lastOf(claims.map((claim) => ({ who: claim.id_user_verifier, at: claim.verify_date })));
  const approvers = lastOf(claims.map((claim) => ({ who: claim.id_user_approver, at: claim.result_date })));
  const approved = list.id_user_approved ?? 0;
  const people = [...verifiers.keys(), ...approvers.keys(), list.id_user_prepared, approved];
  const names = await namesOf(db, people);
  const nameOf = (of: number) => names.get(of) ?? '';

  return {
    items: items.map((item) => {
      const { contract_number, change } = referredRow(accounts.get(item.id_member));
      const statement = statementOf({ ...item, change });
      return { ...item, claim_number: numbers.get(item.id_request) ?? '', contract_number, statement };
    }),
    people: {
      verifiers: [...verifiers].map(([who, at]) => ({ name: nameOf(who), at })),
      approvers: [...approvers].map(([who, at]) => ({ name: nameOf(who), at })),
      ...{ prepared: nameOf(list.id_user_prepared), approved: nameOf(approved) },
    },
  };
}

/** Everybody who did something to a claim, with the time of their last one. */
function lastOf(deeds: readonly { who: number | null; at: Date | null }[]): Map<number, Date | null> {
  const last = new Map<number, Date | null>();
  for (const { who, at } of deeds) {
    if (who !== null && (at?.getTime() ?? 0) >= (last.get(who)?.getTime() ?? 0)) last.set(who, at);
  }
  return last;
}

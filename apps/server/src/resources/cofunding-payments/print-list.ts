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
  const { id, number, id_user_verifier, id_user_approver } = cofundingRequest;
  const claims = await db
    .select({ id, number, id_user_verifier, id_user_approver })
    .from(cofundingRequest)
    .where(
      inArray(
        id,
        items.map(({ id_request }) => id_request),
      ),
    );
  const numbers = new Map(claims.map((claim) => [claim.id, claim.number]));
  const accounts = await accountsOf(db, [...new Set(items.map(({ id_member }) => id_member))]);
  const people = (key: 'id_user_verifier' | 'id_user_approver') => [
    ...new Set(claims.flatMap((claim) => claim[key] ?? [])),
  ];
  const [verifiers, approvers] = [people('id_user_verifier'), people('id_user_approver')];
  const approved = list.id_user_approved ?? 0;
  const names = await namesOf(db, [...verifiers, ...approvers, list.id_user_prepared, approved]);
  const nameOf = (of: number) => names.get(of) ?? '';

  return {
    items: items.map((item) => {
      const { contract_number, change } = referredRow(accounts.get(item.id_member));
      const statement = statementOf({ ...item, change });
      return { ...item, claim_number: numbers.get(item.id_request) ?? '', contract_number, statement };
    }),
    people: {
      ...{ verifiers: verifiers.map(nameOf), approvers: approvers.map(nameOf) },
      ...{ prepared: nameOf(list.id_user_prepared), approved: nameOf(approved) },
    },
  };
}

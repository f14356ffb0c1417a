import { type BodyOf, type cofundingPaymentLists as contract, refOf } from '@urzad/contract';
import { eq, sql } from 'drizzle-orm';
import { ApiError } from '../../api-error';
import { changedBy } from '../../author';
import { notify } from '../../notify';
import { referredRow } from '../../referred-row';
import { findHolders } from '../users/public';
import { backText, toApproveText } from './approval-notices';
import type { Doing, PaymentListChange } from './change-payment-list';
import { accountsOf, isPayable } from './payee-accounts';
import { APPROVAL_VOID } from './prepare-list';
import { itemsOf, type PaymentListRecord } from './repository';
import { cofundingPayment } from './table';

/** Asks another person to approve a list. */
export function askApproval(id: number, { row_version }: { row_version: number }): PaymentListChange {
  return {
    ...{ id, row_version, step: 'askApproval' },
    change: (_, { by }) => ({ asked_date: by.date, back_note: '' }),
    async follow(after, { app, tx, by }) {
      const { id_application } = by;
      const asked = { privilege: 'cofunding_payment_approve', at: by.date, id_application } as const;
      const ref = refOf('cofundingpaymentlist', id);
      for (const to of await findHolders(tx, asked)) {
        if (!after.editors.includes(to)) await notify(app, tx, { to, text: toApproveText(after), ref }, by);
      }
    },
  };
}

/** Sends it back to who prepared it, with the reason. */
export function sendBack(
  id: number,
  { row_version, reason }: BodyOf<typeof contract.sendBack>,
): PaymentListChange {
  return {
    ...{ id, row_version, step: 'sendBack' },
    change: () => ({ ...APPROVAL_VOID, back_note: reason }),
    async follow(after, { app, tx, by }) {
      const ref = refOf('cofundingpaymentlist', id);
      await notify(app, tx, { to: after.id_user_prepared, text: backText(after), ref }, by);
    },
    diff: { reason },
  };
}

/** Approves a list: the accounts are those of now, and stay. Its document follows. */
export function approveList(id: number, { row_version }: { row_version: number }): PaymentListChange {
  return {
    ...{ id, row_version, step: 'approve' },
    async change(list, doing) {
      await fixAccounts(list, doing);
      return { id_user_approved: doing.viewer.id_user, approve_date: doing.by.date };
    },
  };
}

/** @throws ApiError `illegal-step` `{reason: 'accounts', ids}` of claims that no bank could pay */
async function fixAccounts(list: PaymentListRecord, { app, tx, by }: Doing): Promise<void> {
  const items = await itemsOf(tx, list.id);
  const accounts = await accountsOf(tx, [...new Set(items.map(({ id_member }) => id_member))]);
  const fixed = items.map((item) => ({ ...item, ...referredRow(accounts.get(item.id_member)) }));
  const ids = fixed
    .filter(({ account }) => !isPayable(account, app.config))
    .map(({ id_request }) => id_request);
  if (ids.length > 0) {
    throw new ApiError('illegal-step', { status: list.status, reason: 'accounts', ids });
  }

  const values = sql.join(
    fixed.map(({ id, account, account_changed }) => sql`(${id}::int, ${account}, ${account_changed})`),
    sql`, `,
  );
  const table = cofundingPayment;
  await tx
    .update(table)
    .set({
      ...{ account: sql`fixed.account`, account_changed: sql`fixed.account_changed` },
      ...{ row_version: sql`${table.row_version} + 1`, ...changedBy(by) },
    })
    .from(sql`(values ${values}) as fixed (id, account, account_changed)`)
    .where(eq(table.id, sql`fixed.id`));
}

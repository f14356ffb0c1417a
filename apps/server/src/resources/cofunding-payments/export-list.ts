import type { BankFormat } from '@urzad/contract';
import { and, eq, inArray } from 'drizzle-orm';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import type { Tx } from '../../db';
import { officeOf } from '../../office';
import { referredRow } from '../../referred-row';
import { cofundingRequest } from '../cofunding-requests/public';
import { bankFile } from './bank-files/bank-file';
import type { BankOrder } from './bank-files/bank-order';
import { changePaymentList, type Doing } from './change-payment-list';
import { isInvented } from './payee-accounts';
import { itemsOf, type PaymentListRecord, payments } from './repository';
import { cofundingPayment } from './table';

/**
 * The file of a list for the bank. With the first one the payments are on their way; the same file can be taken again.
 * The log tells who took which one, as it lies outside the portal then.
 */
export async function exportList(
  app: FastifyInstance,
  request: FastifyRequest,
  { id, format }: { id: number; format: BankFormat },
): Promise<{ name: string; content: string }> {
  let file: ReturnType<typeof bankFile> | undefined;
  await changePaymentList(app, request, {
    ...{ id, step: 'export' },
    async change(list, { tx, by, viewer }) {
      file = bankFile(await orderOf(app, tx, list), format, app.config);
      if (list.status === 'exported') return {};
      const isOnIt = and(eq(cofundingPayment.id_list, id), eq(cofundingPayment.status, 'on_list'));
      await payments.updateAll(tx, isOnIt, { values: { status: 'sent' }, by });
      return { id_user_exported: viewer.id_user, export_date: by.date };
    },
    diff: { format },
  });
  const { name, bytes } = referredRow(file);
  return { name, content: bytes.toString('base64') };
}

/** @throws ApiError `illegal-step` without an account of the office, and with invented accounts outside of a demo */
async function orderOf(app: Doing['app'], tx: Tx, list: PaymentListRecord): Promise<BankOrder> {
  const { number, date, status, approve_date } = list;
  const { payerAccount, isDemo } = app.config;
  if (payerAccount === undefined) throw new ApiError('illegal-step', { status, reason: 'payer' });
  const items = await itemsOf(tx, list.id);
  // The bank has worked on it: sent again, it could pay what it returned, which is paid by another list.
  if (items.some((item) => item.status === 'returned')) {
    throw new ApiError('illegal-step', { status, reason: 'returned' });
  }
  const accounts = [payerAccount, ...items.map(({ account }) => account)];
  if (!isDemo && accounts.some(isInvented)) {
    throw new ApiError('illegal-step', { status, reason: 'invented-accounts' });
  }
  const { data: office } = await officeOf(tx, list.id_application);
  const numbers = await claimNumbersOf(
    tx,
    items.map(({ id_request }) => id_request),
  );
  return {
    ...{ number, date, approved: referredRow(approve_date ?? undefined) },
    payer: { name: office.name, address: office.address, account: payerAccount },
    transfers: items.map(({ receiver, account, amount, title, id_request }) => ({
      ...{ receiver, account, amount, title },
      claim_number: numbers.get(id_request) ?? '',
    })),
  };
}

async function claimNumbersOf(tx: Tx, ids: readonly number[]): Promise<Map<number, string>> {
  const { id, number } = cofundingRequest;
  const rows = await tx
    .select({ id, number })
    .from(cofundingRequest)
    .where(inArray(id, [...ids]));
  return new Map(rows.map((row) => [row.id, row.number]));
}

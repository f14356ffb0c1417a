import type { Payment, PaymentList } from '@urzad/contract';
import { type IsoDate, warsawDate } from '@urzad/domain';
import { and, eq } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../src/author';
import { cofundingGrantMonth } from '../src/resources/cofunding-members/table';
import { cofundingPayment } from '../src/resources/cofunding-payments/table';
import { claims } from '../src/resources/cofunding-requests/repository';
import { cofundingRequest } from '../src/resources/cofunding-requests/table';
import type { OfficeClaim } from './office-claims';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const LISTS = '/api/cofundingpaymentlist';

/** Payment lists of approved claims, paid on the day of the clock. */
export function paidClaims(
  test: TestApp,
  { accountant, manager }: Record<'accountant' | 'manager', SignedIn>,
) {
  async function done(who: SignedIn, name: string, body: object, id?: number): Promise<PaymentList> {
    const answer = await who.post(`${LISTS}/${name}${id === undefined ? '' : `?id=${id}`}`, body);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  }

  /** Pays a claim and answers its payment. */
  async function pay({ id: id_request }: Pick<OfficeClaim, 'id'>): Promise<Payment> {
    const today = warsawDate(test.clock.business());
    const { id, row_version } = await done(accountant, 'add', { id_requests: [id_request], date: today });
    const asked = await done(accountant, 'askapproval', { row_version }, id);
    await done(manager, 'approve', { row_version: asked.row_version }, id);
    await accountant.post(`${LISTS}/export?id=${id}`, { format: 'csv' });
    const { data } = (await accountant.get(`${LISTS}/find?id=${id}`)).json();
    const booked = { row_version: data.row_version, paid_date: today, bank_ref: 'WB 1/2027' };
    await done(accountant, 'book', booked, id);
    const items: Payment[] = (await accountant.get(`/api/cofundingpayment/get?id_list=${id}`)).json().data;
    const [item] = items;
    if (!item) throw new Error('A list has no item.');
    return item;
  }

  return { pay };
}

/** Lets a claim be paid on this day, without a list. @param amount what was paid for it */
export async function payDirectly(
  { app: { db }, clock }: TestApp,
  { id, amount, paid_date }: { id: number; amount: number; paid_date: IsoDate },
): Promise<void> {
  const { id_grant, id_member, id_user, id_call, month, ...claim } = await claims.get(db, id);
  const date = clock.business();
  await db
    .update(cofundingRequest)
    .set({ status: 'paid', paid_date, refund_approved: amount, result_date: date })
    .where(eq(cofundingRequest.id, id));
  await db
    .update(cofundingGrantMonth)
    .set({ status: 'paid', paid: amount })
    .where(and(eq(cofundingGrantMonth.id_grant, id_grant), eq(cofundingGrantMonth.month, month)));
  const esf_amount = Math.round((amount * 85) / 95);
  await db.insert(cofundingPayment).values({
    ...{ ...createdBy(systemAuthor(date, claim)), status: 'paid', kind: 'REFUND', id_request: id },
    ...{ id_member, id_grant, id_user, id_call, amount, esf_amount, state_amount: amount - esf_amount },
    ...{ claim_status: 'approved', receiver: 'Anna', title: 'Refundacja', paid_date, told_date: date },
    ...{ name_sort: claim.name_sort, search_text: claim.search_text },
  });
}

import { paymentsOf } from '../payments';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** Payment lists as far as their names say, and a claim that is on none. */
export async function makePayments(
  test: TestApp,
  { clerk, second, manager }: Record<'clerk' | 'second' | 'manager', SignedIn>,
  like: { id_member: number },
) {
  const payments = paymentsOf(test, like);
  const office = { accountant: second, manager };
  const booked = await payments.booked(office, await payments.approved());
  const [paid] = await payments.itemsOf(second, booked);
  if (!paid) throw new Error('A booked list has its payment.');
  const [toPay] = await payments.approved();
  return {
    toPay: toPay?.id ?? 0,
    paid,
    payList: await payments.add(clerk, await payments.approved()),
    payListAsked: await payments.asked(second, await payments.approved()),
    payListApproved: await payments.approvedList(office, await payments.approved()),
    payListExported: await payments.exported(office, await payments.approved()),
  };
}

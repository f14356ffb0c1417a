// The functions of this resource that others may use.

import type { Db } from '../../db';
import type { SessionUser } from '../../http/resource';
import { listsVisibleTo, viewerOf } from './policy';
import { lists } from './repository';

export { paidByMonth } from './paid-by-month';
export {
  countPaymentListWork,
  countUnlistedWork,
  listToApprove,
  paymentListTerms,
} from './payment-work';
export { paymentsVisibleTo } from './policy';
export { printPaymentLists } from './print-list';
export { isOwed } from './recoveries/book-return';
export { sendDemands } from './recoveries/send-demands';
export { takeNumber as takeListNumber } from './repository';
export { seenWithPaymentLists } from './seen-list-documents';
export { tellOfPayments } from './tell-paid';

/** A list is of many people, so nobody is its person. @throws ApiError `object-no-exist` */
export async function requireVisibleList(db: Db, user: SessionUser, id: number): Promise<undefined> {
  await lists.get(db, id, listsVisibleTo(viewerOf(user)));
  return undefined;
}

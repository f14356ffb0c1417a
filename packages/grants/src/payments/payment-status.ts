import { defineStatuses, type StatusOf } from '../law/define-statuses';

export type PaymentListStatus = StatusOf<typeof PAYMENT_LIST_STATUSES>;
export type PaymentStatus = StatusOf<typeof PAYMENT_STATUSES>;

/** The statuses of a payment list, „Lista wypłat” (Process §2.15). */
export const PAYMENT_LIST_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    draft: { pl: 'W przygotowaniu', en: 'In preparation', colour: 'grey' },
    approved: { pl: 'Zatwierdzona', en: 'Approved', colour: 'blue' },
    exported: { pl: 'Wysłana do banku', en: 'Sent to the bank', colour: 'purple' },
    booked: { pl: 'Zaksięgowana', en: 'Booked', colour: 'green' },
    cancelled: { pl: 'Anulowana', en: 'Cancelled', colour: 'red' },
  },
  'STATUS_PAYMENT_LIST',
);

/** The statuses of one payment (Process §2.15). */
export const PAYMENT_STATUSES = /* @__PURE__ */ defineStatuses(
  {
    new: { pl: 'Nowa', en: 'New', colour: 'grey' },
    on_list: { pl: 'Na liście', en: 'On a list', colour: 'blue' },
    sent: { pl: 'Wysłana do banku', en: 'Sent to the bank', colour: 'purple' },
    paid: { pl: 'Wypłacona', en: 'Paid', colour: 'green' },
    returned: { pl: 'Zwrócona przez bank', en: 'Returned by the bank', colour: 'orange' },
    cancelled: { pl: 'Anulowana', en: 'Cancelled', colour: 'red' },
  },
  'STATUS_PAYMENT',
);

/** What a payment is for. */
export const PAYMENT_KINDS = ['REFUND', 'CORRECTION', 'RECOVERY'] as const;
export type PaymentKind = (typeof PAYMENT_KINDS)[number];

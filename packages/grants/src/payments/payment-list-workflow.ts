import { defineLaw, type StepOf, type Transition } from '../law/define-law';
import type { PaymentListStatus } from './payment-status';

/** The law of payment lists (Process §2.15). That nobody approves what they prepared is a guard of the server. */
const TRANSITIONS = [
  { step: 'change', from: ['draft'], to: 'same', by: ['cofunding_payment_edit'] },
  // Asked for by who prepared it; any change after it takes it back.
  { step: 'askApproval', from: ['draft'], to: 'same', by: ['cofunding_payment_edit'] },
  { step: 'sendBack', from: ['draft'], to: 'same', by: ['cofunding_payment_approve'] },
  // Fixes the accounts and seals the document of the list.
  { step: 'approve', from: ['draft'], to: 'approved', by: ['cofunding_payment_approve'] },
  { step: 'export', from: ['approved', 'exported'], to: 'exported', by: ['cofunding_payment_export'] },
  { step: 'book', from: ['exported'], to: 'booked', by: ['cofunding_payment_edit'] },
  { step: 'cancel', from: ['draft', 'approved'], to: 'cancelled', by: ['cofunding_payment_edit'] },
] as const satisfies readonly Transition<PaymentListStatus>[];

export const PAYMENT_LIST_LAW = /* @__PURE__ */ defineLaw(TRANSITIONS);
export type PaymentListStep = StepOf<typeof PAYMENT_LIST_LAW>;

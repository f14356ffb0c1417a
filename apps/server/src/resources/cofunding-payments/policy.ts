import {
  type AskingActor,
  hasPrivilege,
  PAYMENT_LIST_LAW,
  type PaymentListStep,
  SEE_PAYMENTS,
} from '@urzad/grants';
import { and, eq, ne, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ApiError } from '../../api-error';
import type { SessionUser } from '../../http/resource';
import { cofundingPayment, cofundingPaymentList, type PaymentListRecord, type PaymentRecord } from './table';

/** Payments are work of the office alone: participants see them in their claims. */
export interface Viewer {
  id_user: number;
  id_application: number;
  privileges: readonly string[];
  testOnly: boolean;
}

export const listsVisibleTo = (viewer: Viewer) => visibleRows(cofundingPaymentList, viewer);

/** Nobody of the office handles payments to themselves. */
export function paymentsVisibleTo(viewer: Viewer): SQL | undefined {
  return and(visibleRows(cofundingPayment, viewer), ne(cofundingPayment.id_user, viewer.id_user));
}

/** All payments of the office, for sums. @throws ApiError `no-privilege` for who does not see payments */
export function paymentsOfOffice(user: SessionUser): SQL | undefined {
  return visibleRows(cofundingPayment, listViewerOf(user));
}

function visibleRows(
  table: Record<'id_application' | 'is_test' | 'deleted', PgColumn>,
  viewer: Viewer,
): SQL | undefined {
  return and(
    eq(table.id_application, viewer.id_application),
    eq(table.deleted, 'no'),
    eq(table.is_test, viewer.testOnly ? 'yes' : 'no'),
  );
}

/** @throws ApiError `object-no-exist` for who does not see payments */
export function viewerOf(user: SessionUser): Viewer {
  const viewer = findViewer(user);
  if (!viewer) throw new ApiError('object-no-exist');
  return viewer;
}

/** For lists. @throws ApiError `no-privilege` for who does not see payments */
export function listViewerOf(user: SessionUser): Viewer {
  const viewer = findViewer(user);
  if (!viewer) throw new ApiError('no-privilege');
  return viewer;
}

export function findViewer(user: SessionUser): Viewer | undefined {
  const isStaff = user.perspective !== 'citizen' && hasPrivilege(user.privileges, SEE_PAYMENTS);
  if (!isStaff) return undefined;
  const { id: id_user, id_application, privileges } = user;
  return { id_user, id_application, privileges, testOnly: user.role_code === 'TEST' };
}

/** Who takes the steps of this viewer, as the law names them. */
export function actorOf(viewer: Viewer): AskingActor {
  return { privileges: viewer.privileges };
}

/** Steps by which somebody answers for a list in which they never wrote (Process §4.2). */
const STEPS_OF_ANOTHER: readonly PaymentListStep[] = ['approve', 'sendBack'];

/** What stands against a step that the law allows in this status and to this viewer. */
export function refusalOf(
  { status, asked_date, id_user_prepared, editors }: PaymentListRecord,
  step: PaymentListStep,
  viewer: Viewer,
): ApiError | undefined {
  const illegal = (reason: string) => new ApiError('illegal-step', { status, reason });
  const isAsked = asked_date !== null;
  if (step === 'askApproval' && isAsked) return illegal('asked');
  if (step === 'askApproval' && id_user_prepared !== viewer.id_user) {
    return new ApiError('no-privilege', { reason: 'not-preparer' });
  }
  if (!STEPS_OF_ANOTHER.includes(step)) return undefined;
  if (editors.includes(viewer.id_user)) return new ApiError('no-privilege', { reason: 'own-list' });
  return isAsked ? undefined : illegal('not-asked');
}

/** The steps that this viewer may do now. */
export function offeredSteps(record: PaymentListRecord, viewer: Viewer): PaymentListStep[] {
  return PAYMENT_LIST_LAW.stepsFrom(record.status, actorOf(viewer)).filter(
    (step) => !refusalOf(record, step, viewer),
  );
}

/** Whether the law lets this viewer approve the list, which they wrote in themselves. */
export function isOwnList(record: PaymentListRecord, viewer: Viewer): boolean {
  const mayApprove = PAYMENT_LIST_LAW.mayStep('approve', record.status, actorOf(viewer));
  return mayApprove && record.editors.includes(viewer.id_user);
}

/** Whether a payment is where the bank may return it from, and the viewer may note that. */
export function mayReturn(
  { status, kind = 'REFUND' }: Pick<PaymentRecord, 'status'> & Partial<Pick<PaymentRecord, 'kind'>>,
  viewer: Viewer,
): boolean {
  // What a participant has returned is no transfer of the office.
  const isOut = kind !== 'RECOVERY' && (status === 'sent' || status === 'paid');
  return isOut && PAYMENT_LIST_LAW.mayEverStep('book', actorOf(viewer));
}

import { type BodyOf, type cofundingPaymentLists as contract, PAYMENT_LIST_MAX } from '@urzad/contract';
import { foldForSearch, type IsoDate, warsawDate } from '@urzad/domain';
import { PAYMENT_LIST_LAW } from '@urzad/grants';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { ApiError } from '../../api-error';
import { authorOf } from '../../author';
import { refuseActing } from '../../http/refuse-acting';
import type { PaymentListChange } from './change-payment-list';
import { putClaims, takeOffClaims } from './listed-claims';
import { actorOf, listViewerOf } from './policy';
import { lists, sumsOf, takeNumber } from './repository';
import { noteOf, recordStatus } from './step';

/** What voids that the approval was asked for. */
export const APPROVAL_VOID = { asked_date: null } as const;

/** Prepares a list of approved claims. */
export async function addList(
  app: FastifyInstance,
  request: FastifyRequest,
  { id_requests, date }: BodyOf<typeof contract.add>,
): Promise<{ id: number }> {
  refuseActing(request.user);
  const viewer = listViewerOf(request.user);
  if (!PAYMENT_LIST_LAW.mayStep('change', 'draft', actorOf(viewer))) throw new ApiError('no-privilege');

  return app.write(request, async (tx, note) => {
    const by = authorOf(app, request);
    refusePast(date, by.date);
    const number = await takeNumber(tx, by.id_application, warsawDate(by.date));
    const list = await lists.insert(
      tx,
      {
        ...{ number, date, id_user_prepared: viewer.id_user, editors: [viewer.id_user] },
        search_text: foldForSearch(number),
        is_test: viewer.testOnly ? 'yes' : 'no',
      },
      by,
    );
    await putClaims(tx, { list, ids: id_requests, viewer }, by);
    const sums = await sumsOf(tx, list.id);
    const after = await lists.touch(tx, list.id, { values: sums, by });
    await recordStatus(tx, after, by);
    note(noteOf('add', list, after, { number, ...sums }));
    return { id: list.id };
  });
}

/** Adds and removes claims and moves the day. Who does it answers for the list from then on. */
export function changeList(
  id: number,
  { row_version, add, remove, date }: BodyOf<typeof contract.change>,
): PaymentListChange {
  return {
    ...{ id, row_version, step: 'change' },
    async change(list, { tx, by, viewer }) {
      if (date !== list.date) refusePast(date, by.date);
      await takeOffClaims(tx, { list, ids: remove }, by);
      await putClaims(tx, { list, ids: add, viewer }, by);
      const sums = await sumsOf(tx, id);
      if (sums.count === 0) throw new ApiError('illegal-step', { status: list.status, reason: 'empty' });
      if (sums.count > PAYMENT_LIST_MAX) {
        throw new ApiError('illegal-step', { status: list.status, reason: 'too-many' });
      }
      return {
        ...{ ...sums, ...APPROVAL_VOID, date, back_note: '', id_user_prepared: viewer.id_user },
        editors: [...new Set([...list.editors, viewer.id_user])],
      };
    },
    diff: { add, remove, date },
  };
}

/** @throws ApiError `not-valid`: the bank cannot pay on a day that has passed */
function refusePast(date: IsoDate, now: Date): void {
  if (date < warsawDate(now)) throw new ApiError('not-valid', { date: 'not-valid-date' });
}

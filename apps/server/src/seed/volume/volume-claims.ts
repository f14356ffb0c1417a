import { daysBetween, foldForSearch, getIsoDate, type IsoMonth } from '@urzad/domain';
import { claimNumber, paymentTitle } from '@urzad/grants';
import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm';
import type { Tx } from '../../db';
import { cofundingGrantMonth } from '../../resources/cofunding-members/table';
import { takeListNumber } from '../../resources/cofunding-payments/public';
import { cofundingPayment, cofundingPaymentList } from '../../resources/cofunding-payments/table';
import {
  type ClaimLineRecord,
  type ClaimRecord,
  cofundingRequest,
  cofundingRequestLine,
} from '../../resources/cofunding-requests/table';
import { copyOf, insertMany, patternOf, takeIds } from './many-rows';
import { historyFor, historyOf, insertHistory } from './volume-history';
import type { VolumeGrant } from './volume-members';
import { VOLUME } from './volume-sizes';

const MONTHS: readonly (readonly [IsoMonth, number])[] = [
  ...([
    ['2026-08', 31],
    ['2026-09', 30],
    ['2026-10', 31],
    ['2026-11', 30],
    ['2026-12', 31],
    ['2027-01', 31],
  ] as const),
  ...([
    ['2027-02', 28],
    ['2027-03', 31],
    ['2027-04', 30],
    ['2027-05', 31],
    ['2027-06', 30],
    ['2027-07', 31],
  ] as const),
];
const PAID: readonly IsoMonth[] = ['2026-08', '2026-09', '2026-10', '2026-11', '2026-12'];
const CLAIMED_NOW: IsoMonth = '2027-01';
/** Claims of the demo whose twelve columns of money are those of a nursery for 1 340,00. */
const LIKE_PAID = 'ROZ/0038-2/2026-12/1';
const LIKE_WITHDRAWN = 'ROZ/0039/2027-01/1';
const LIKE_APPROVED = 'ROZ/0039/2027-01/2';
const LIKE_SUBMITTED = 'ROZ/0042/2027-01/1';
/** Of the month that parents settle now, in the order in which they come again. */
const LIKE_NOW = [
  ...[LIKE_SUBMITTED, LIKE_SUBMITTED, 'ROZ/0038/2027-01/1', LIKE_SUBMITTED, LIKE_SUBMITTED],
  ...['ROZ/0040/2027-01/1', LIKE_SUBMITTED, 'ROZ/0038-2/2027-01/2'],
] as const;
const LIKES = [...new Set([LIKE_PAID, LIKE_WITHDRAWN, LIKE_APPROVED, ...LIKE_NOW])];

interface Pattern {
  claim: ClaimRecord;
  lines: ClaimLineRecord[];
  history: Awaited<ReturnType<typeof historyOf>>;
}

/** The claims of the participants, with their schedules and what was paid of them. */
export async function addClaims(tx: Tx, grants: readonly VolumeGrant[]): Promise<void> {
  const patterns = await patternsOf(tx);
  const known = await tx.$count(cofundingRequest, isNotNull(cofundingRequest.send_date));
  const again = VOLUME.claims - known - grants.length * (PAID.length + 1);
  const plans = grants.flatMap((grant, at) => [
    ...PAID.map((month) => ({ grant, month, like: LIKE_PAID, version_no: 1 })),
    ...(at < again
      ? [
          { grant, month: CLAIMED_NOW, like: LIKE_WITHDRAWN, version_no: 1 },
          { grant, month: CLAIMED_NOW, like: LIKE_APPROVED, version_no: 2 },
        ]
      : [
          {
            grant,
            month: CLAIMED_NOW,
            like: LIKE_NOW[at % LIKE_NOW.length] ?? LIKE_SUBMITTED,
            version_no: 1,
          },
        ]),
  ]);
  const ids = await takeIds(tx, cofundingRequest, plans.length);
  const made = plans.map((plan, at) =>
    claimOf(plan, patternOf(patterns.get(plan.like), plan.like), ids[at] ?? 0),
  );
  await insertMany(
    tx,
    cofundingRequest,
    made.map(({ claim }) => claim),
  );
  await insertMany(
    tx,
    cofundingRequestLine,
    made.flatMap(({ lines }) => lines),
  );
  await insertHistory(
    tx,
    made.flatMap(({ history }) => history),
  );
  await addMonths(tx, grants);
  await addPayments(tx, {
    patterns,
    made: made.map(({ claim }, at) => ({ claim, grant: patternOf(plans[at], 'plan').grant })),
  });
}

async function patternsOf(tx: Tx): Promise<Map<string, Pattern>> {
  const found = await tx.select().from(cofundingRequest).where(inArray(cofundingRequest.number, LIKES));
  const patterns = new Map<string, Pattern>();
  for (const claim of found) {
    const isOfIt = and(
      eq(cofundingRequestLine.id_request, claim.id),
      eq(cofundingRequestLine.version_no, claim.version_no),
    );
    const lines = await tx
      .select()
      .from(cofundingRequestLine)
      .where(isOfIt)
      .orderBy(asc(cofundingRequestLine.ordinal));
    patterns.set(claim.number, { claim, lines, history: await historyOf(tx, 'cofundingrequest', claim.id) });
  }
  return patterns;
}

function claimOf(
  { grant, month, version_no }: { grant: VolumeGrant; month: IsoMonth; version_no: number },
  { claim: like, lines, history }: Pattern,
  id: number,
) {
  const { contract_number, ordinal, member, child_firstname, provider_name } = grant;
  const days = daysBetween(getIsoDate(`${like.month}-01`), getIsoDate(`${month}-01`));
  const number = claimNumber({ contract_number, ordinal, month, version_no });
  const claim = {
    ...copyOf(like, days),
    ...{ id, number, month, version_no, id_member: member.id, id_grant: grant.id, id_call: grant.id_call },
    ...{ id_contract: grant.id_contract, id_user: grant.id_user, id_user_create: grant.id_user },
    ...{ child_firstname, provider_name, name_sort: member.name_sort, id_document: null },
    search_text: foldForSearch([member.search_text, number, child_firstname, provider_name].join(' ')),
  };
  const document_no = `FV/${grant.id}/${month.slice(5)}/${month.slice(0, 4)}`;
  return {
    claim,
    lines: lines.map((line) => ({
      ...copyOf(line, days),
      ...{ id_request: id, version_no, document_no, document_key: foldForSearch(document_no), file_ids: [] },
      ...{ period_from: getIsoDate(`${month}-01`), period_to: lastDayOf(month), duplicate_note: '' },
    })),
    history: historyFor(history, { id_obj: id, owner: like.id_user, id_user: grant.id_user, days }),
  };
}

function lastDayOf(month: IsoMonth) {
  return getIsoDate(`${month}-${MONTHS.find(([code]) => code === month)?.[1] ?? 28}`);
}

async function addMonths(tx: Tx, grants: readonly VolumeGrant[]): Promise<void> {
  await insertMany(
    tx,
    cofundingGrantMonth,
    grants.flatMap(({ id }) =>
      MONTHS.map(([month, days]) => ({
        ...{ id_grant: id, month, days, limit: 114_000 },
        ...(PAID.includes(month)
          ? { status: 'paid' as const, paid: 114_000 }
          : { status: month === CLAIMED_NOW ? ('requested' as const) : ('open' as const) }),
      })),
    ),
  );
}

type Paid = { claim: ReturnType<typeof claimOf>['claim']; grant: VolumeGrant };

/** One list for the claims of each month, booked by the bank. */
async function addPayments(
  tx: Tx,
  { patterns, made }: { patterns: Map<string, Pattern>; made: readonly Paid[] },
): Promise<void> {
  const { claim: like } = patternOf(patterns.get(LIKE_PAID), 'paid claim');
  const [paid] = await tx.select().from(cofundingPayment).where(eq(cofundingPayment.id_request, like.id));
  const payment = patternOf(paid, 'payment');
  const [booked] = await tx
    .select()
    .from(cofundingPaymentList)
    .where(eq(cofundingPaymentList.id, payment.id_list ?? 0));
  const list = patternOf(booked, 'payment list');
  const listHistory = await historyOf(tx, 'cofundingpaymentlist', list.id);
  for (const month of PAID) {
    const items = made.filter(({ claim }) => claim.month === month);
    const days = daysBetween(getIsoDate(`${like.month}-01`), getIsoDate(`${month}-01`));
    const [id = 0] = await takeIds(tx, cofundingPaymentList, 1);
    const copied = copyOf(list, days);
    const number = await takeListNumber(tx, copied.id_application, copied.date);
    const sum = (key: 'amount' | 'esf_amount' | 'state_amount') => payment[key] * items.length;
    await tx.insert(cofundingPaymentList).values({
      ...{ ...copied, id, number, count: items.length, sum: sum('amount'), esf_sum: sum('esf_amount') },
      ...{ state_sum: sum('state_amount'), id_document: null, search_text: foldForSearch(number) },
    });
    await insertMany(
      tx,
      cofundingPayment,
      items.map(({ claim, grant }) => ({
        ...copyOf(payment, days),
        ...{ id_list: id, id_request: claim.id, id_member: claim.id_member, id_grant: claim.id_grant },
        ...{
          id_user: claim.id_user,
          id_call: claim.id_call,
          receiver: grant.receiver,
          name_sort: claim.name_sort,
        },
        title: paymentTitle({ number: claim.number, contract_number: grant.contract_number }),
        search_text: foldForSearch([grant.receiver, claim.number, grant.contract_number].join(' ')),
      })),
    );
    await insertHistory(tx, historyFor(listHistory, { id_obj: id, owner: 0, id_user: 0, days }));
  }
}

import type { Payment, PaymentList } from '@urzad/contract';
import type { ClaimHeader, ClaimStatus } from '@urzad/grants';
import { eq, inArray } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../src/author';
import { user } from '../src/identity/table';
import { cofundingContract } from '../src/resources/cofunding-contracts/table';
import {
  cofundingGrant,
  cofundingGrantMonth,
  cofundingMember,
} from '../src/resources/cofunding-members/table';
import { cofundingRegistration } from '../src/resources/cofunding-registrations/table';
import { cofundingRequest, cofundingRequestLine } from '../src/resources/cofunding-requests/table';
import { cofundingMemberChange } from '../src/resources/member-changes/table';
import { membersOf } from './members';
import { officeRegistrations } from './office-registrations';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const LISTS = '/api/cofundingpaymentlist';
const HOUR_MS = 3_600_000;
/** Rows of one statement. */
const PART = 100;

/** An account of the demo's invented bank, that of all who are made here. */
const PAYEE_ACCOUNT = '47999000090000000000000002';

/** An approved claim, with whom it is of. */
export interface ApprovedClaim {
  id: number;
  id_user: number;
  id_member: number;
  id_grant: number;
  id_registration: number;
  mail: string;
}

interface Wanted {
  count?: number;
  refund?: number;
  limit?: number;
  partly?: boolean;
}

/**
 * Approved claims, each of a participant of its own, and payment lists of them.
 * @param like whom they are like; one is made by requests where none is given
 */
export function paymentsOf(test: TestApp, like?: { id_member: number }) {
  const { db } = test.app;
  let base: Promise<Awaited<ReturnType<typeof baseOf>>> | undefined;
  let last = 0;

  /** Participants like one that was made by requests, as many as asked for, each with an approved claim of April. */
  async function approved({ count = 1, ...wanted }: Wanted = {}): Promise<ApprovedClaim[]> {
    base ??= baseOf(test, like);
    const of = await base;
    const made: ApprovedClaim[] = [];
    while (made.length < count) {
      const some = Math.min(PART, count - made.length);
      made.push(...(await participants(test, { of, from: last, count: some, ...wanted })));
      last += some;
    }
    return made;
  }

  async function done(who: SignedIn, name: string, body: object, id?: number): Promise<PaymentList> {
    const answer = await who.post(`${LISTS}/${name}${id === undefined ? '' : `?id=${id}`}`, body);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  }

  const seenBy = async (who: SignedIn, { id }: Pick<PaymentList, 'id'>): Promise<PaymentList> =>
    (await who.get(`${LISTS}/find?id=${id}`)).json().data;

  const itemsOf = async (who: SignedIn, { id }: Pick<PaymentList, 'id'>): Promise<Payment[]> =>
    (await who.get(`/api/cofundingpayment/get?id_list=${id}&page_count=100`)).json().data;

  const add = (by: SignedIn, claims: readonly Pick<ApprovedClaim, 'id'>[], date = '2027-02-12') =>
    done(by, 'add', { id_requests: claims.map(({ id }) => id), date });

  async function step(by: SignedIn, of: Pick<PaymentList, 'id'>, name: string, more: object = {}) {
    const { row_version } = await seenBy(by, of);
    return done(by, name, { row_version, ...more }, of.id);
  }

  /** The same, not sent yet. */
  async function sending(by: SignedIn, of: Pick<PaymentList, 'id'>, name: string, more: object = {}) {
    const { row_version } = await seenBy(by, of);
    return { by, of, url: `${LISTS}/${name}?id=${of.id}`, body: { row_version, ...more } };
  }

  async function asked(by: SignedIn, claims: readonly ApprovedClaim[]): Promise<PaymentList> {
    const { id, row_version } = await add(by, claims);
    return done(by, 'askapproval', { row_version }, id);
  }

  async function approvedList(
    { accountant, manager }: Record<'accountant' | 'manager', SignedIn>,
    claims: readonly ApprovedClaim[],
  ): Promise<PaymentList> {
    const { id, row_version } = await asked(accountant, claims);
    return done(manager, 'approve', { row_version }, id);
  }

  async function exported(
    office: Record<'accountant' | 'manager', SignedIn>,
    claims: readonly ApprovedClaim[],
  ): Promise<PaymentList> {
    const { id } = await approvedList(office, claims);
    const answer = await office.accountant.post(`${LISTS}/export?id=${id}`, { format: 'pain' });
    if (answer.statusCode !== 200) throw new Error(`export: ${answer.body}`);
    return seenBy(office.accountant, { id });
  }

  async function booked(
    office: Record<'accountant' | 'manager', SignedIn>,
    claims: readonly ApprovedClaim[],
  ): Promise<PaymentList> {
    const list = await exported(office, claims);
    return step(office.accountant, list, 'book', { paid_date: '2027-02-10', bank_ref: 'WB 34/2027' });
  }

  /** How claims and their months stand. */
  async function stateOf(claims: readonly ApprovedClaim[]) {
    const ids = claims.map(({ id }) => id);
    const rows = await db
      .select({
        status: cofundingRequest.status,
        month: cofundingGrantMonth.status,
        paid: cofundingGrantMonth.paid,
        approved: cofundingGrantMonth.approved,
      })
      .from(cofundingRequest)
      .innerJoin(cofundingGrantMonth, eq(cofundingGrantMonth.id_grant, cofundingRequest.id_grant))
      .where(inArray(cofundingRequest.id, ids))
      .orderBy(cofundingRequest.id);
    return rows;
  }

  /** An accepted statement of another account. */
  async function move({ id_member }: Pick<ApprovedClaim, 'id_member'>, account: string): Promise<void> {
    const [member] = await db.select().from(cofundingMember).where(eq(cofundingMember.id, id_member));
    const { business } = test.app.clock;
    await db.insert(cofundingMemberChange).values({
      ...{ id_member, changed: 'account', before: member?.bank_account_number ?? '', after: account },
      change_date: new Date(business().getTime() - HOUR_MS),
    });
    await db
      .update(cofundingMember)
      .set({ bank_account_number: account })
      .where(eq(cofundingMember.id, id_member));
  }

  return {
    approved,
    move,
    add,
    asked,
    approvedList,
    exported,
    booked,
    done,
    step,
    sending,
    seenBy,
    itemsOf,
    stateOf,
  };
}

/** One participant, whose rows the others repeat. */
async function baseOf(test: TestApp, like?: { id_member: number }) {
  const { db } = test.app;
  const one = like ?? (await membersOf(test, officeRegistrations(test)).member());
  const [member] = await db.select().from(cofundingMember).where(eq(cofundingMember.id, one.id_member));
  if (!member) throw new Error('A participant was not made.');
  const [grant] = await db.select().from(cofundingGrant).where(eq(cofundingGrant.id_member, member.id));
  const [account] = await db.select().from(user).where(eq(user.id, member.id_user));
  const [contract] = await db
    .select()
    .from(cofundingContract)
    .where(eq(cofundingContract.id, member.id_contract));
  const [registration] = await db
    .select()
    .from(cofundingRegistration)
    .where(eq(cofundingRegistration.id, member.id_registration));
  if (!grant || !account || !contract || !registration) throw new Error('A participant lacks a part.');
  return { member, grant, account, contract, registration };
}

type Base = Awaited<ReturnType<typeof baseOf>>;

async function participants(
  { app: { db }, clock }: TestApp,
  {
    of,
    from,
    count,
    refund = 112_131,
    limit = 114_000,
    partly = false,
  }: { of: Base; from: number; count: number } & Wanted,
): Promise<ApprovedClaim[]> {
  const numbers = Array.from({ length: count }, (_, at) => from + at + 1);
  const fresh = <Row extends { id: number; uuid: string }>({ id: _, uuid: _uuid, ...row }: Row) => row;
  const four = (no: number) => String(no).padStart(4, '0');
  const by = createdBy(systemAuthor(clock.business(), of.member));
  const each = <Row>(row: (no: number, at: number) => Row) => numbers.map(row);
  const idsOf = (rows: readonly { id: number }[]) => (at: number) => rows[at]?.id ?? 0;

  const mailOf = (no: number) => `rodzic${no}@example.com`;
  const accounts = await db
    .insert(user)
    .values(
      each((no) => ({
        ...fresh(of.account),
        ...{ mail: mailOf(no), pesel: null, firstname: 'Łucja', lastname: `Żółć ${four(no)}` },
      })),
    )
    .returning({ id: user.id });
  const userOf = idsOf(accounts);
  const registrations = await db
    .insert(cofundingRegistration)
    .values(
      each((no, at) => ({
        ...fresh(of.registration),
        ...{ number: `FR/9-2027/${four(no)}`, id_user: userOf(at), cost: 1_368_000 },
      })),
    )
    .returning({ id: cofundingRegistration.id });
  const registrationOf = idsOf(registrations);
  const contracts = await db
    .insert(cofundingContract)
    .values(
      each((no, at) => ({
        ...fresh(of.contract),
        ...{ number: `UM/IX/${four(no)}/2026`, bank_account_number: PAYEE_ACCOUNT },
        ...{ id_user: userOf(at), id_registration: registrationOf(at) },
      })),
    )
    .returning({ id: cofundingContract.id });
  const contractOf = idsOf(contracts);
  const members = await db
    .insert(cofundingMember)
    .values(
      each((no, at) => ({
        ...fresh(of.member),
        ...{ number: `UCZ/IX/${four(no)}`, contract_number: `UM/IX/${four(no)}/2026` },
        ...{ bank_account_number: PAYEE_ACCOUNT, id_user: userOf(at), id_contract: contractOf(at) },
        id_registration: registrationOf(at),
      })),
    )
    .returning({ id: cofundingMember.id });
  const memberOf = idsOf(members);
  const grants = await db
    .insert(cofundingGrant)
    .values(
      each((no, at) => ({
        ...fresh(of.grant),
        ...{ number: `DOF/IX${four(no)}/1`, id_member: memberOf(at), id_user: userOf(at) },
        id_contract: contractOf(at),
      })),
    )
    .returning({ id: cofundingGrant.id });
  const grantOf = idsOf(grants);
  await db.insert(cofundingGrantMonth).values(
    each((_, at) => ({
      ...{ id_grant: grantOf(at), month: '2027-01', days: 31, limit, status: 'requested' as const },
    })),
  );
  const claims = await db
    .insert(cofundingRequest)
    .values(
      each((no, at) => ({
        ...by,
        ...{ number: `ROZ/${four(no)}/2027-01/1`, status: resultOf(partly) },
        ...{ id_member: memberOf(at), id_grant: grantOf(at), id_contract: contractOf(at) },
        ...{ id_user: userOf(at), id_call: of.member.id_call, month: '2027-01' },
        ...{
          care_form: 'ZLOBEK' as const,
          provider_name: 'Żłobek „Ślimaczek”',
          child_firstname: 'Hania',
          header: HEADER,
        },
        ...{ refund_claimed: refund, refund_approved: refund, send_date: clock.business() },
        ...{
          result_date: clock.business(),
          payment_to: '2027-03-12' as const,
          name_sort: `zolc ${four(no)}`,
        },
        search_text: `zolc ${four(no)} lucja roz/${four(no)}/2027-01/1`,
      })),
    )
    .returning({ id: cofundingRequest.id });
  const claimOf = idsOf(claims);
  await db.insert(cofundingRequestLine).values(each((no, at) => lineOf(claimOf(at), no)));
  return each((no, at) => ({
    ...{ id: claimOf(at), id_user: userOf(at), id_member: memberOf(at), id_grant: grantOf(at) },
    ...{ id_registration: registrationOf(at), mail: mailOf(no) },
  }));
}

function resultOf(partly: boolean): ClaimStatus {
  return partly ? 'approved_partly' : 'approved';
}

const HEADER: ClaimHeader = {
  ...{ days_present: 20, days_absent_sick: 0, sick_leave_over_30: 'no', employment_confirmed: 'yes' },
  ...{ decl_no_double: 'yes', decl_paid: 'yes', decl_no_change: 'yes', note: '' },
};

function lineOf(id_request: number, no: number): typeof cofundingRequestLine.$inferInsert {
  return {
    ...{ id_request, version_no: 1, ordinal: 1, kind: 'POBYT', document_kind: 'FAKTURA' },
    ...{ document_no: `FV/${no}/2027`, document_key: `fv/${no}/2027`, document_date: '2027-02-01' },
    ...{
      seller_name: 'Żłobek',
      seller_nip: '5260250274',
      period_from: '2027-01-01',
      period_to: '2027-01-31',
    },
    ...{ amount: 118_033, document_total: 118_033, discount: 0, other_public: 0, paid_amount: 118_033 },
    ...{
      paid_date: '2027-02-02',
      paid_form: 'PRZELEW',
      file_ids: [],
      eligible_amount: 118_033,
      decision: 'OK',
    },
  };
}

import type { Claim } from '@urzad/contract';
import { getMoment, type IsoMonth } from '@urzad/domain';
import type { ClaimHeader, ClaimLineAnswers, ClaimStatus } from '@urzad/grants';
import { claimNumber } from '@urzad/grants';
import { and, eq } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../src/author';
import { cofundingEmployer } from '../src/resources/cofunding-employers/table';
import { grants, members } from '../src/resources/cofunding-members/repository';
import { cofundingGrantMonth } from '../src/resources/cofunding-members/table';
import { saveLines } from '../src/resources/cofunding-requests/claim-lines';
import { storedAmounts } from '../src/resources/cofunding-requests/draft/draft-claim';
import { claims } from '../src/resources/cofunding-requests/repository';
import { recordStatus } from '../src/resources/cofunding-requests/step';
import { baseFile } from '../src/resources/uploads/table';
import type { DemoChild } from '../src/seed/demo-form';
import { membersOf } from './members';
import { officeRegistrations } from './office-registrations';
import type { SignedIn } from './sign-in';
import type { TestApp } from './test-app';

const URL = '/api/cofundingrequest';

/** A participant with the months that no claim of the tests has used. */
export interface ClaimingFamily {
  parent: SignedIn;
  mail: string;
  id_grant: number;
  id_registration: number;
  months: IsoMonth[];
}

/** One claim as both sides reach it. */
export interface OfficeClaim {
  id: number;
  family: ClaimingFamily;
}

/** The parent of the stories of acceptance U9 and U10: a nursery, its meals, and classes that no call refunds. */
const U9_LINES = [
  aLine({ kind: 'POBYT', amount: 110_000 }),
  aLine({ kind: 'WYZYWIENIE', amount: 24_000 }),
  aLine({ kind: 'ZAJECIA_DODATKOWE', amount: 12_000 }),
];

/** A paid part of an invoice for 1 460,00. */
export function aLine({ amount, ...over }: Partial<ClaimLineAnswers> = {}): ClaimLineAnswers {
  return {
    ...{ kind: 'POBYT', document_kind: 'FAKTURA', document_no: 'FV/01/2027', document_date: '2027-05-02' },
    ...{ seller_name: 'Żłobek „Słoneczko”', seller_nip: '0000000017', document_total: 146_000 },
    ...{ period_from: '2027-04-01', period_to: '2027-04-30', discount: 0, other_public: 0 },
    ...{ amount: amount ?? 110_000, paid_amount: amount ?? 110_000, paid_date: '2027-05-03' },
    ...{ paid_form: 'PRZELEW', file_ids: [] },
    ...over,
  };
}

const HEADER: ClaimHeader = {
  ...{ days_present: 20, days_absent_sick: 0, sick_leave_over_30: 'no', employment_confirmed: 'yes' },
  ...{ decl_no_double: 'yes', decl_paid: 'yes', decl_no_change: 'yes', note: '' },
};

/** Claims that wait for the office, each test's own. */
export function officeClaims(test: TestApp) {
  const { member } = membersOf(test, officeRegistrations(test));
  const { app } = test;
  let invoices = 0;

  /** A participant who works in each month of the schedule, unless `works` says otherwise. */
  async function family({ works = true, care }: { works?: boolean; care?: Partial<DemoChild> } = {}) {
    return familyOf(await member(care ? { care } : {}), works);
  }

  /** The same of one who takes part already. */
  async function familyOf(
    { parent, mail, id_member, ids_grant }: Awaited<ReturnType<typeof member>>,
    works: boolean,
  ): Promise<ClaimingFamily> {
    const id_grant = ids_grant[0] ?? 0;
    const { id_registration } = await members.get(app.db, id_member);
    const schedule = await app.db
      .select({ month: cofundingGrantMonth.month })
      .from(cofundingGrantMonth)
      .where(eq(cofundingGrantMonth.id_grant, id_grant))
      .orderBy(cofundingGrantMonth.month);
    if (works) await acceptWork(id_registration);
    return { parent, mail, id_grant, id_registration, months: schedule.map(({ month }) => month) };
  }

  async function acceptWork(id_registration: number) {
    // Whose file it is plays no part; a registration that was copied has none of its own.
    const isOfOne = eq(baseFile.obj_type, 'cofundingregistration');
    const [file] = await app.db.select({ id: baseFile.id }).from(baseFile).where(isOfOne).limit(1);
    const common = {
      ...createdBy(systemAuthor(test.clock.business())),
      id_registration,
      id_file: file?.id ?? 0,
    };
    const work = { employed_from: '2027-03-15', issued_date: '2028-03-20', status: 'accepted' } as const;
    await app.db.insert(cofundingEmployer).values({ ...common, ...work, kind: 'PERIODIC' });
  }

  /** A claim of the next month, as its parent has signed and sent it. */
  async function submitted(
    of: ClaimingFamily,
    lines: readonly ClaimLineAnswers[] = ownInvoice(),
  ): Promise<OfficeClaim> {
    const month = of.months.shift();
    if (!month) throw new Error('This participant has no more months.');
    const grant = await grants.get(app.db, of.id_grant);
    const { id_call, contract_number } = await members.get(app.db, grant.id_member);
    const by = systemAuthor(test.clock.business(), grant);
    const id = await app.db.transaction(async (tx) => {
      const { ordinal, id_member, id_contract, id_user, care_form, provider_name, child_firstname } = grant;
      const number = claimNumber({ contract_number, ordinal, month, version_no: 1 });
      const record = await claims.insert(
        tx,
        {
          ...{ number, status: 'submitted', month, header: HEADER, send_date: by.date },
          ...{ id_grant: grant.id, id_member, id_contract, id_user, id_call },
          ...{ care_form, provider_name, child_firstname, refund_claimed: 0 },
          ...{ name_sort: grant.name_sort, search_text: grant.search_text },
        },
        by,
      );
      await saveLines(tx, record, lines);
      await claims.touch(tx, record.id, { values: await storedAmounts(tx, record), by });
      await recordStatus(tx, { id: record.id, status: 'draft' }, by);
      await recordStatus(tx, record, by);
      await tx
        .update(cofundingGrantMonth)
        .set({ status: 'requested' })
        .where(and(eq(cofundingGrantMonth.id_grant, grant.id), eq(cofundingGrantMonth.month, month)));
      return record.id;
    });
    return { id, family: of };
  }

  /** The lines of U9 on an invoice that no other claim has. */
  function ownInvoice(): ClaimLineAnswers[] {
    invoices += 1;
    return U9_LINES.map((line) => ({ ...line, document_no: `FV/${invoices}/2027` }));
  }

  const seenBy = async (who: SignedIn, { id }: Pick<OfficeClaim, 'id'>): Promise<Claim> =>
    (await who.get(`${URL}/find?id=${id}`)).json().data;

  /** A step on what the caller sees now. */
  async function step(who: SignedIn, of: Pick<OfficeClaim, 'id'>, name: string, more: object = {}) {
    const { row_version } = await seenBy(who, of);
    return who.post(`${URL}/${name}?id=${of.id}`, { row_version, ...more });
  }

  /** The same, where it must succeed. */
  async function done(
    who: SignedIn,
    of: Pick<OfficeClaim, 'id'>,
    name: string,
    more: object = {},
  ): Promise<Claim> {
    const answer = await step(who, of, name, more);
    if (answer.statusCode !== 200) throw new Error(`${name}: ${answer.statusCode} ${answer.body}`);
    return answer.json().data;
  }

  /** The same, not sent yet. */
  async function sending(by: SignedIn, of: OfficeClaim, name: string, more: object = {}) {
    const { row_version } = await seenBy(by, of);
    return { by, of, url: `${URL}/${name}?id=${of.id}`, body: { row_version, ...more } };
  }

  async function taken(by: SignedIn, of: ClaimingFamily, lines?: ClaimLineAnswers[]): Promise<OfficeClaim> {
    const claim = await submitted(of, lines);
    await done(by, claim, 'take');
    return claim;
  }

  /** Decides on each line: accepts it, or gives the reason why not. */
  async function decide(
    by: SignedIn,
    of: Pick<OfficeClaim, 'id'>,
    refused: Record<number, string> = {},
  ): Promise<void> {
    const { lines } = await seenBy(by, of);
    for (const [at, { id: id_line }] of lines.entries()) {
      const note = refused[at];
      const decision = note === undefined ? 'OK' : 'NIE';
      await done(by, of, 'decide', { id_line, decision, eligible_amount: null, note: note ?? '' });
    }
  }

  async function verified(
    by: SignedIn,
    of: ClaimingFamily,
    refused: Record<number, string> = {},
  ): Promise<OfficeClaim> {
    const claim = await taken(by, of);
    await decide(by, claim, refused);
    await done(by, claim, 'verify');
    return claim;
  }

  const statusOf = async (of: OfficeClaim): Promise<ClaimStatus> => (await claims.get(app.db, of.id)).status;

  return {
    ...{ family, familyOf, submitted, taken, decide, verified, ownInvoice },
    ...{ seenBy, step, done, sending, statusOf },
  };
}

/** Moves the office’s clock behind the first months of these participants. */
export function inMay(test: TestApp): void {
  test.clock.set(getMoment('2027-05-05 10:00'));
}

import type { Registration } from '@urzad/contract';
import { CALL_PRESETS, contractAmount, contractPeriod } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { and, eq, inArray } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../src/author';
import type { Tx } from '../src/db';
import { cofundingContract } from '../src/resources/cofunding-contracts/table';
import { cofundingEmployer } from '../src/resources/cofunding-employers/table';
import { type Joining, joinMember } from '../src/resources/cofunding-members/public';
import { type MemberRecord, members } from '../src/resources/cofunding-members/repository';
import {
  cofundingGrant,
  cofundingGrantMonth,
  cofundingMember,
} from '../src/resources/cofunding-members/table';
import { cofundingRegistration } from '../src/resources/cofunding-registrations/table';
import { baseFile } from '../src/resources/uploads/table';
import type { DemoChild } from '../src/seed/demo-form';
import type { Note } from '../src/unit-of-work/write';
import { toContractStage } from './contract-stage';
import type { officeRegistrations } from './office-registrations';
import type { TestApp } from './test-app';

interface Given {
  /** What differs from a nursery for 1 340,00 zł for a year from 1 April 2027. */
  care?: Partial<DemoChild>;
  /** A second child. */
  twin?: DemoChild;
}

const PARAMS = { ...CALL_PRESETS.A_DO_3, region: '32' };
const ACCOUNT = '74999000090000000000000001';

/** Participants and those who are about to be, each of a family of its own. */
export function membersOf(test: TestApp, office: ReturnType<typeof officeRegistrations>) {
  let last = 40;

  /** An application in `contract_stage` whose contract only lacks the last signature. */
  async function joining({ care, twin }: Given = {}) {
    const { parent, mail, child, ofParent } = await office.family();
    const full = (one: DemoChild) => ofParent.formOf({ form: {} } as Registration, one).children;
    const over = twin && { children: [...full({ ...child, ...care }), ...full(twin)] };
    const { id } = await ofParent.sent({ ...child, ...care }, over);
    await toContractStage(test, id);
    last += 1;
    return { parent, mail, joining: await joiningOf(test, id, `UM/II/00${last}/2027`) };
  }

  /** A participant, signed in. */
  async function member(given: Given = {}) {
    const { joining: signed, ...who } = await joining(given);
    return { ...who, ...(await join(test, signed)) };
  }

  return { joining, member };
}

/** What becomes a participant: an application in `contract_stage` with its contract, made here where it has none. */
export async function joiningOf({ app, clock }: TestApp, id: number, number: string): Promise<Joining> {
  const { db } = app;
  const [registration] = await db
    .select()
    .from(cofundingRegistration)
    .where(eq(cofundingRegistration.id, id));
  if (!registration) throw new Error(`There is no application ${id}.`);
  const { children } = formOfDraft(registration.form);
  const period = contractPeriod(children, PARAMS);
  if (!period) throw new Error('The children of a test have care.');

  const { id_user, id_call } = registration;
  const amount_max = contractAmount(children, PARAMS);
  const [found] = await db.select().from(cofundingContract).where(eq(cofundingContract.id_registration, id));
  const [made] = found
    ? [found]
    : await db
        .insert(cofundingContract)
        .values({
          ...createdBy(systemAuthor(clock.business(), registration)),
          ...{ number, id_registration: id, id_user, id_call, amount_max, ...period, status: 'active' },
          ...{ children: [], reserved: amount_max, id_user_prepared: id_user, editors: [id_user] },
          ...{ name_sort: '', search_text: '' },
        })
        .returning();
  return {
    registration,
    contract: {
      ...{ id: made?.id ?? 0, number: made?.number ?? number, conclude_date: '2027-02-10', ...period },
      ...{ bank_account_number: ACCOUNT, id_user_prepared: id_user },
    },
    children: children.map(({ care_form, planned_cost }, position) => ({
      ...{ position, care_form, planned_cost, id_careprovider: null },
    })),
  };
}

/** Joins in a transaction of its own, as the second signature does in its own. */
export function join({ app, clock }: TestApp, joining: Joining) {
  const by = systemAuthor(clock.business(), joining.registration);
  return app.writeAsSystem('join', (tx: Tx, note: Note) => joinMember(tx, joining, { by, note }));
}

/** Puts a participant where all is settled: the support is over, no month was claimed, and the exit data are given. */
export async function settle({ app: { db }, clock }: TestApp, id_member: number): Promise<MemberRecord> {
  const of = await db
    .update(cofundingGrant)
    .set({ status: 'finished' })
    .where(eq(cofundingGrant.id_member, id_member))
    .returning({ id: cofundingGrant.id });
  await db
    .update(cofundingGrantMonth)
    .set({ status: 'skipped' })
    .where(
      inArray(
        cofundingGrantMonth.id_grant,
        of.map(({ id }) => id),
      ),
    );
  const exit = { exit_labour_status: 'pracujaca', exit_date_filled: clock.business() } as const;
  await db
    .update(cofundingMember)
    .set({ status: 'ending', ...exit })
    .where(eq(cofundingMember.id, id_member));
  return members.get(db, id_member);
}

/** The employer's certificate of the start of work, accepted by the office. */
export async function acceptStart({ app, clock }: TestApp, id_registration: number): Promise<void> {
  const { db } = app;
  const isOfIt = and(eq(baseFile.obj_type, 'cofundingregistration'), eq(baseFile.id_obj, id_registration));
  const [file] = await db.select({ id: baseFile.id }).from(baseFile).where(isOfIt);
  await db.insert(cofundingEmployer).values({
    ...createdBy(systemAuthor(clock.business())),
    ...{ id_registration, id_file: file?.id ?? 0, kind: 'START', status: 'accepted' },
    ...{ employed_from: '2027-03-15', issued_date: '2027-03-20' },
  });
}

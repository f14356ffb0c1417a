import type { Registration } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { CALL_PRESETS, contractAmount, contractPeriod } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { eq } from 'drizzle-orm';
import { createdBy, systemAuthor } from '../src/author';
import type { Tx } from '../src/db';
import { cofundingContract } from '../src/resources/cofunding-contracts/table';
import { type Joining, joinMember } from '../src/resources/cofunding-members/public';
import { cofundingRegistration } from '../src/resources/cofunding-registrations/table';
import type { DemoChild } from '../src/seed/demo-form';
import type { Note } from '../src/unit-of-work/write';
import type { officeRegistrations } from './office-registrations';
import type { TestApp } from './test-app';

interface Given {
  /** What differs from a nursery for 1 340,00 zł for a year from 1 April 2027. */
  care?: Partial<DemoChild>;
  /** A second child. */
  twin?: DemoChild;
  conclude_date?: IsoDate;
}

const PARAMS = { ...CALL_PRESETS.A_DO_3, region: '32' };
const ACCOUNT = '74999000090000000000000001';

/** Participants and those who are about to be, each of a family of its own. */
export function membersOf(test: TestApp, office: ReturnType<typeof officeRegistrations>) {
  const { db } = test.app;
  let last = 40;

  /** An application in `contract_stage` whose contract only lacks the last signature. */
  async function joining({ care, twin, conclude_date = '2027-02-10' }: Given = {}) {
    const { parent, mail, child, ofParent } = await office.family();
    const full = (one: DemoChild) => ofParent.formOf({ form: {} } as Registration, one).children;
    const over = twin && { children: [...full({ ...child, ...care }), ...full(twin)] };
    const { id } = await ofParent.sent({ ...child, ...care }, over);
    const [registration] = await db
      .update(cofundingRegistration)
      .set({ status: 'contract_stage' })
      .where(eq(cofundingRegistration.id, id))
      .returning();
    if (!registration) throw new Error(`Application ${id} is gone.`);
    last += 1;
    return { parent, mail, joining: await signedBut(registration, { conclude_date, ordinal: last }) };
  }

  async function signedBut(
    registration: Joining['registration'],
    { conclude_date, ordinal }: { conclude_date: IsoDate; ordinal: number },
  ): Promise<Joining> {
    const { children } = formOfDraft(registration.form);
    const period = contractPeriod(children, PARAMS);
    if (!period) throw new Error('The children of a test have care.');
    const number = `UM/II/00${ordinal}/2027`;
    const { id: id_registration, id_user, id_call } = registration;
    const amount_max = contractAmount(children, PARAMS);
    const [contract] = await db
      .insert(cofundingContract)
      .values({
        ...createdBy(systemAuthor(test.clock.business())),
        ...{ number, id_registration, id_user, id_call, amount_max, ...period, status: 'active' },
        ...{ children: [], reserved: amount_max, id_user_prepared: id_user, name_sort: '', search_text: '' },
      })
      .returning();
    return {
      registration,
      contract: {
        ...{ id: contract?.id ?? 0, number, conclude_date, ...period },
        ...{ bank_account_number: ACCOUNT, id_user_prepared: id_user },
      },
      children: children.map(({ care_form, planned_cost }, position) => ({
        ...{ position, care_form, planned_cost, id_careprovider: null },
      })),
    };
  }

  /** Joins in a transaction of its own, as the second signature does in its own. */
  function join(given: Joining) {
    const by = systemAuthor(test.clock.business(), given.registration);
    return test.app.writeAsSystem('join', (tx: Tx, note: Note) => joinMember(tx, given, { by, note }));
  }

  /** A participant, signed in. */
  async function member(given: Given = {}) {
    const { joining: signed, ...who } = await joining(given);
    return { ...who, ...(await join(signed)) };
  }

  return { joining, join, member };
}

import { refOf } from '@urzad/contract';
import { eq } from 'drizzle-orm';
import { cofundingRegistration } from '../../src/resources/cofunding-registrations/table';
import { baseStatusHistory } from '../../src/unit-of-work/table';
import { opened } from '../office-cases';
import type { officeRegistrations } from '../office-registrations';
import type { SignedIn } from '../sign-in';
import type { TestApp } from '../test-app';

/** An application on a reserve list whose review was asked for, with new points that nobody has approved. */
export async function makeRescored(
  test: TestApp,
  office: ReturnType<typeof officeRegistrations>,
  { clerk, manager }: Record<'clerk' | 'manager', SignedIn>,
) {
  const found = await office.scored(clerk);
  await office.done(manager, found, 'approve');
  // As if the list of its call had been published.
  await test.app.db
    .update(cofundingRegistration)
    .set({ status: 'reserve', list_kind: 'in_zone', rank_no: 1, cost: 0 })
    .where(eq(cofundingRegistration.id, found.id));
  const ref = refOf('cofundingregistration', found.id);
  const date = test.clock.business();
  await test.app.db.insert(baseStatusHistory).values({ ...ref, status: 'reserve', date });
  await opened(found.parent, { ...ref, kind: 'PONOWNA_OCENA', form: {} });
  const points = { points_final: 20, points_note: 'Orzeczenie jest ważne.' };
  return { who: found.parent, registration: await office.done(manager, found, 'rescore', points) };
}

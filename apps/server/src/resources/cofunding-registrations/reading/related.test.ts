import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeRegistrations } from '../../../../test/office-registrations';
import { IGNACY } from '../../../../test/registration';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { cofundingChild } from '../table';

const URL = '/api/cofundingregistration';

let test: TestApp;
let clerk: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

it('links applications of one person, and of one child, to each other for the office alone', async () => {
  const first = await registrations.sent();
  const { number } = await registrations.seenBy(clerk, first);
  expect((await registrations.seenBy(clerk, first)).related).toEqual([]);
  await registrations.done(first.parent, first, 'withdraw', { reason: 'INNE' });
  const again = await first.ofParent.sent(IGNACY);
  const seen = await registrations.seenBy(clerk, { ...first, id: again.id });
  expect(seen.related).toEqual([
    { id: first.id, number, status: 'withdrawn', call_number: '1/2027', same_person: 'yes' },
  ]);
  expect((await registrations.seenBy(clerk, first)).related).toMatchObject([{ id: again.id }]);
  expect((await registrations.seenBy(first.parent, { ...first, id: again.id })).related).toEqual([]);

  // Another parent applied for the same child in another call.
  const other = await registrations.sent();
  const [child] = await test.app.db
    .select()
    .from(cofundingChild)
    .where(eq(cofundingChild.id_registration, again.id));
  await test.app.db
    .update(cofundingChild)
    .set({ pesel: child?.pesel ?? '', active: 'no', id_call: 1 })
    .where(eq(cofundingChild.id_registration, other.id));
  expect((await registrations.seenBy(clerk, other)).related).toMatchObject([
    { id: again.id, same_person: 'no' },
  ]);
  const rows = (await clerk.get(`${URL}/get`)).json().data as { id: number; related: { id: number }[] }[];
  const relatedOf = (id: number) => rows.find((row) => row.id === id)?.related.map((one) => one.id);
  expect(relatedOf(again.id)).toEqual([other.id, first.id]);
  expect(relatedOf(first.id)).toEqual([again.id]);
});

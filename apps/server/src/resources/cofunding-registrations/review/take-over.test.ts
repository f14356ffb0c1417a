import { afterAll, beforeAll, expect, it } from 'vitest';
import { officeRegistrations } from '../../../../test/office-registrations';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { codeOf } from '../../../../test/writes';

let test: TestApp;
let clerk: SignedIn;
let other: SignedIn;
let registrations: ReturnType<typeof officeRegistrations>;
beforeAll(async () => {
  test = await testApp();
  clerk = await signIn(test, 'pracownik1');
  other = await signIn(test, 'pracownik2');
  registrations = officeRegistrations(test);
});
afterAll(() => test.close());

it('is refused when somebody else leads it since it was read, and to who leads it', async () => {
  const found = await registrations.taken(clerk);
  const manager = await signIn(test, 'kierownik');
  const fromClerk = { id_user_owner: clerk.id };
  expect((await registrations.call(other, found, 'takeover', fromClerk)).statusCode).toBe(200);
  const late = await registrations.call(manager, found, 'takeover', fromClerk);
  expect(codeOf(late)).toEqual([409, 'conflict']);
  expect(codeOf(await registrations.call(other, found, 'takeover', fromClerk))).toEqual([
    409,
    'illegal-step',
  ]);
  expect((await registrations.seenBy(manager, found)).owner?.id).toBe(other.id);
});

it('goes with the main case, also while the parent corrects it', async () => {
  const found = await registrations.returned(clerk, { zip_code: 'Sprawdź kod.' });
  const { id_officecase } = await registrations.seenBy(clerk, found);
  expect((await registrations.call(other, found, 'takeover', { id_user_owner: clerk.id })).statusCode).toBe(
    200,
  );
  const { data } = (await other.get(`/api/officecase/find?id=${id_officecase}`)).json();
  expect(data.owner.id).toBe(other.id);
});

it('needs no second person to lead it', async () => {
  const found = await registrations.scored(clerk);
  const manager = await signIn(test, 'kierownik');
  const { steps } = await registrations.seenBy(manager, found);
  expect(steps).toEqual(expect.arrayContaining(['approve', 'sendBack']));
  expect(steps).not.toContain('takeOver');
  await registrations.done(manager, found, 'approve');
});

import { afterAll, expect, it } from 'vitest';
import { inMay, officeClaims } from '../../../../test/office-claims';
import { signIn } from '../../../../test/sign-in';
import { testApp } from '../../../../test/test-app';

const NO_PROOF = 'Brak potwierdzenia zapłaty.';

const test = await testApp();
afterAll(() => test.close());

it('is checked by one person and approved by another, on both databases', async () => {
  const [clerk, manager] = [await signIn(test, 'pracownik1'), await signIn(test, 'kierownik')];
  const claims = officeClaims(test);
  const family = await claims.family();
  inMay(test);
  const of = await claims.verified(clerk, family, { 1: NO_PROOF });
  expect(await claims.done(manager, of, 'approve')).toMatchObject({
    ...{ status: 'approved_partly', refund_approved: 104_500, esf_amount: 93_500, state_amount: 11_000 },
  });
  const { data } = (await manager.get('/api/cofundingrequest/get?status=approved_partly')).json();
  expect(data).toMatchObject([{ id: of.id, has_duplicates: 'no', verifier: { id: clerk.id } }]);
});

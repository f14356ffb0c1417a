import type { PaymentList } from '@urzad/contract';
import { afterAll, expect, it } from 'vitest';
import { paymentsOf } from '../../../test/payments';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { readPain } from './bank-files/testing/pain-rules';

const CLAIMS = 500;
/** What an office waits for at most, from the choice of the claims to the file (Order §12). */
const MOST_MS = 10_000;
const LISTS = '/api/cofundingpaymentlist';

const test = await testApp();
afterAll(() => test.close());

it(`a list of ${CLAIMS} claims is prepared, approved and given to the bank while the office waits`, async () => {
  const accountant = await signIn(test, 'ksiegowosc');
  const manager = await signIn(test, 'kierownik');
  const { approved, stateOf } = paymentsOf(test);
  const claims = await approved({ count: CLAIMS });
  const { data: all } = (await accountant.get('/api/cofundingpayment/waitingall')).json();
  expect(all).toMatchObject({ sum: CLAIMS * 112_131 });

  // The time of this process: that of the machine is shared by all that runs there.
  const began = process.cpuUsage();
  const done = async (who: typeof accountant, name: string, of: PaymentList | undefined, body: object) => {
    const answer = await who.post(`${LISTS}/${name}${of ? `?id=${of.id}` : ''}`, body);
    expect(answer.statusCode).toBe(200);
    return answer.json().data;
  };
  const list = await done(accountant, 'add', undefined, { id_requests: all.ids, date: '2027-02-12' });
  const { row_version } = await done(accountant, 'askapproval', list, { row_version: list.row_version });
  const sealed = await done(manager, 'approve', list, { row_version });
  const file = await done(accountant, 'export', list, { format: 'pain' });
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1000).toBeLessThan(MOST_MS);

  expect(sealed).toMatchObject({ count: CLAIMS, documents: [{ kind: 'LISTA_WYPLAT' }] });
  const order = readPain(Buffer.from(file.content, 'base64'));
  expect(order).toMatchObject({ count: '500', sum: (sealed.sum / 100).toFixed(2) });
  const { row_version: now } = (await accountant.get(`${LISTS}/find?id=${list.id}`)).json().data;
  await done(accountant, 'book', list, { row_version: now, paid_date: '2027-02-10', bank_ref: '' });
  const months = await stateOf(claims);
  expect(months.reduce((sum, { paid }) => sum + paid, 0)).toBe(sealed.sum);
});

import { isPortalPath } from '@urzad/contract';
import { PRIVILEGES, ROLES } from '@urzad/grants';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../../test/sign-in';
import { type TestApp, testApp } from '../../../../test/test-app';
import { menuFor } from './staff-menu';

/** By the address of an entry: what its screen asks the server for first. A new entry needs its line. */
const ASKED: Record<string, string> = {
  '/': '/api/dashboard/waiting',
  '/cofundingregistrations': '/api/cofundingregistration/counts',
  '/cofundingmembers': '/api/cofundingmember/counts',
  '/cofundinggrants': '/api/cofundinggrant/counts',
  '/cofundingcontracts': '/api/cofundingcontract/counts',
  '/cofundingcontracts/annexes': '/api/cofundingannex/counts',
  '/cofundingrequests': '/api/cofundingrequest/counts',
  '/officecases': '/api/officecase/counts',
  '/cofundingcalls': '/api/cofundingcall/ranking?id=2',
  // Cards are the objects themselves: whoever may not see them is answered none.
  '/kanban': '/api/cofundingregistration/get',
  '/kanbansub': '/api/cofundingregistration/get?owner=me',
  '/calendar': '/api/calendarevent/days?from=2027-02-01&to=2027-02-28',
  '/email': '/api/mailletter/counts',
  '/chat': '/api/chatroom/counts',
  '/inbox': '/api/mailletter/get?folder=inbox',
  '/sent': '/api/mailletter/get?folder=sent',
  '/trash': '/api/mailletter/get?folder=trash',
  '/contact': '/api/contactmessage/counts',
  '/tickets': '/api/ticket/counts',
  '/tickets/1': '/api/ticket/counts',
  '/tickets/2': '/api/ticket/counts',
  '/tickets/2/1': '/api/ticket/counts',
  '/tickets/2/2': '/api/ticket/counts',
  '/tickets/2/3': '/api/ticket/counts',
  '/tickets/3': '/api/ticket/counts',
  '/tickets/4': '/api/ticket/counts',
  '/tickets/5': '/api/ticket/counts',
  '/invoices': '/api/cofundingpaymentlist/counts',
  '/invoicessub': '/api/cofundingpayment/waiting',
  '/config': '/api/baseconfig/get',
  '/reports': '/api/raportconfig/get',
  '/users': '/api/user/counts',
  '/users/groups': '/api/usergroup/get',
  '/users/privileges': '/api/role/get',
  '/logs': '/api/baselog/counts',
  '/tasks': '/api/basetask/get',
  '/notifications': '/api/basenotification/sentcounts',
  '/notifications/templates': '/api/basetemplate/get',
  '/library': '/api/library/counts',
  '/documents': '/api/basedocument/counts',
};
const STAFF = [
  'admin.uprawnien',
  'admin.techniczny',
  'gospodarz',
  'kierownik',
  'pracownik1',
  'dyrektor',
  'ksiegowosc',
  'kontroler',
  'iod',
  'kancelaria',
  'obserwator',
];

const whole = menuFor(PRIVILEGES, {});
const links = whole.flatMap(({ link }) => link ?? []);

let server: TestApp;
beforeAll(async () => {
  server = await testApp();
});
afterAll(() => server.close());

it('leads to pages that there are, each of which has its question here', () => {
  expect(links.filter((link) => !isPortalPath(link))).toEqual([]);
  expect(links.toSorted()).toEqual(Object.keys(ASKED).toSorted());
});

it('is tried for every role of the office', () => {
  // The test role has the menu of the employee whose work it tries.
  expect(STAFF.length).toBe(ROLES.filter(({ code }) => code !== 'CITIZEN' && code !== 'TEST').length);
});

describe.each(STAFF)('%s', (who) => {
  let person: SignedIn;
  let own: string[];
  beforeAll(async () => {
    person = await signIn(server, who);
    const { data } = (await person.get('/api/base/initsystem')).json();
    own = data.menu.flatMap(({ link }: { link: string | null }) => link ?? []);
  });

  it('is answered what their menu leads to, and refused the rest by the same privileges', async () => {
    for (const link of links) {
      const { statusCode } = await person.get(ASKED[link] ?? '');
      expect([link, statusCode]).toEqual([link, own.includes(link) ? 200 : 403]);
    }
  });
});

it('puts what waits at its entry', () => {
  const { count } = menuFor(PRIVILEGES, { cases: 4 }).find(({ id }) => id === 'cases') ?? {};
  expect(count).toBe(4);
});

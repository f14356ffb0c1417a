import { DAY_MS } from '@urzad/domain';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type SignedIn, signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';

const HELPER = 'kierownik@urzad.example.com';

const test = await testApp();
afterAll(() => test.close());

let helper: SignedIn;
beforeAll(async () => {
  helper = await signIn(test, 'kierownik');
});

const sharesOf = async (who: SignedIn) => (await who.get('/api/user/sharelist')).json().data;
const subjectsTo = async (mail: string) => (await test.emailsTo(mail)).map(({ subject }) => subject);
const shareOf = async (who: SignedIn) =>
  (await who.post('/api/user/share?id_application=9192', { mail: HELPER })).json().data;

describeWrite('share', () => test, {
  act: async () => ({ by: await signIn(test, 'ewa.probna'), url: '/api/user/share', body: { mail: HELPER } }),
  other: async () => [[helper, 403, 'no-privilege']],
  isRepeatable: true,
  wrongStatus: null,
  async twice({ by }) {
    expect(await sharesOf(by)).toMatchObject([
      { status: 'active', mail: HELPER, name_main: 'Krystyna Kierownicza' },
    ]);
    expect(await subjectsTo('ewa.probna@example.com')).toEqual(['Konto zostało udostępnione']);
    expect(await subjectsTo(HELPER)).toEqual(['Udostępniono Ci konto']);
  },
});

describeWrite('sharerevoke', () => test, {
  async act() {
    const by = await signIn(test, 'pawel.slimakowy');
    const { id } = await shareOf(by);
    return { by, url: `/api/user/sharerevoke?id=${id}` };
  },
  other: async () => [
    [await signIn(test, 'joanna.zolwinska'), 404, 'object-no-exist'],
    [helper, 404, 'object-no-exist'],
  ],
  async twice({ by }) {
    expect(await sharesOf(by)).toMatchObject([{ status: 'revoked' }]);
    expect((await subjectsTo(HELPER))[0]).toBe('Cofnięto Ci dostęp do konta');
  },
});

describe('a share', () => {
  it('is prolonged by a second one, and over after seven days', async () => {
    const marek = await signIn(test, 'marek.fikcyjny');
    const first = await shareOf(marek);
    test.clock.advance(DAY_MS);
    const [again, later] = [await signIn(test, 'marek.fikcyjny'), await signIn(test, 'kierownik')];
    const second = await shareOf(again);
    expect([second.id, Date.parse(second.valid_to) - Date.parse(first.valid_to)]).toEqual([first.id, DAY_MS]);
    const mine = async (who: SignedIn) =>
      (await who.get('/api/user/shared')).json().data.map(({ id }: { id: number }) => id);
    expect(await mine(later)).toContain(first.id);

    test.clock.advance(7 * DAY_MS);
    const [owner, staff] = [await signIn(test, 'marek.fikcyjny'), await signIn(test, 'kierownik')];
    expect(await sharesOf(owner)).toMatchObject([{ id: first.id, status: 'expired' }]);
    expect(await mine(staff)).not.toContain(first.id);
  });

  it('answers alike for an unknown address, a parent and staff who may not act', async () => {
    const joanna = await signIn(test, 'joanna.zolwinska');
    const mails = [
      'nikt@urzad.example.com',
      'ewa.probna@example.com',
      'pracownik1@urzad.example.com',
      'joanna.zolwinska@example.com',
    ];
    for (const mail of mails) {
      const answer = await joanna.post('/api/user/share', { mail });
      expect([answer.statusCode, answer.json()]).toEqual([400, { code: 'object-no-exist', data: null }]);
    }
    for (let more = 0; more < 6; more += 1)
      await joanna.post('/api/user/share', { mail: 'nikt@urzad.example.com' });
    expect(codeOf(await joanna.post('/api/user/share', { mail: HELPER }))).toEqual([
      429,
      'too-many-requests',
    ]);
  });

  it('is seen by its owner only', async () => {
    const [anna, ewa] = [await signIn(test, 'anna.przykladowa'), await signIn(test, 'ewa.probna')];
    const { id } = await shareOf(anna);
    expect(codeOf(await ewa.get(`/api/user/sharelog?id=${id}`))).toEqual([404, 'object-no-exist']);
    expect(codeOf(await anna.get('/api/user/shared'))).toEqual([403, 'no-privilege']);
  });
});

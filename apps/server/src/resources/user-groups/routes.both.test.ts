import { afterAll, describe, expect, it } from 'vitest';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { codeOf, describeWrite } from '../../../test/writes';

const test = await testApp();
afterAll(() => test.close());
const admin = await signIn(test, 'admin.uprawnien');
const clerk = await signIn(test, 'pracownik1');
const second = await signIn(test, 'pracownik2');
const manager = await signIn(test, 'kierownik');
const anna = await signIn(test, 'anna.przykladowa');

const group = (name: string) => ({
  name,
  id_leader: clerk.id,
  members: [clerk.id, second.id],
  active: 'yes',
});
const added = async (name: string) => (await admin.post('/api/usergroup/add', group(name))).json().data;
const groups = async () => (await admin.get('/api/usergroup/get')).json().data;

describeWrite('usergroup/add', () => test, {
  act: async () => ({ by: admin, url: '/api/usergroup/add', body: group('Zespół żłobków') }),
  other: async () => [
    [clerk, 403, 'no-privilege'],
    [manager, 403, 'no-privilege'],
    [anna, 403, 'no-privilege'],
  ],
  wrongStatus: null,
  twice: async () => {
    expect(await groups()).toEqual([
      expect.objectContaining({
        name: 'Zespół żłobków',
        leader: { id: clerk.id, name: 'Piotr Pracowity' },
        members: [expect.objectContaining({ id: clerk.id }), expect.objectContaining({ id: second.id })],
      }),
    ]);
  },
});

describeWrite('usergroup/set', () => test, {
  act: async () => {
    const { id, row_version } = await added('Zespół klubów');
    const body = { row_version, ...group('Zespół klubów dziecięcych'), members: [clerk.id] };
    return { by: admin, url: `/api/usergroup/set?id=${id}`, body };
  },
  other: async () => [[manager, 403, 'no-privilege']],
  wrongStatus: null,
  twice: async () => {
    const changed = (await groups()).find(
      ({ name }: { name: string }) => name === 'Zespół klubów dziecięcych',
    );
    expect(changed.members).toHaveLength(1);
  },
});

describeWrite('usergroup/delete', () => test, {
  act: async () => {
    const { id } = await added('Zespół nianiek');
    return { by: admin, url: `/api/usergroup/delete?id=${id}`, body: {} };
  },
  other: async () => [[manager, 403, 'no-privilege']],
  isRepeatable: true,
  wrongStatus: null,
  twice: async () => {
    expect((await groups()).map(({ name }: { name: string }) => name)).not.toContain('Zespół nianiek');
  },
});

describe('a group', () => {
  it('has the name of no other, and its own again once that is removed', async () => {
    const { id } = await added('Dyżur');
    expect(codeOf(await admin.post('/api/usergroup/add', group('Dyżur')))).toEqual([409, 'object-exist']);
    const { id: other, row_version } = await added('Dyżur nocny');
    const renamed = await admin.post(`/api/usergroup/set?id=${other}`, { row_version, ...group('Dyżur') });
    expect(codeOf(renamed)).toEqual([409, 'object-exist']);
    await admin.post(`/api/usergroup/delete?id=${id}`, {});
    expect((await admin.post('/api/usergroup/add', group('Dyżur'))).statusCode).toBe(200);
  });

  it('is led by one of its members, all of them of the office', async () => {
    const led = await admin.post('/api/usergroup/add', { ...group('Inna'), members: [second.id] });
    expect([led.statusCode, led.json().data]).toEqual([400, { id_leader: 'not-valid' }]);
    const citizen = { ...group('Inna'), members: [clerk.id, anna.id] };
    expect(codeOf(await admin.post('/api/usergroup/add', citizen))).toEqual([404, 'object-no-exist']);
  });

  it('is read by who may see groups', async () => {
    expect((await manager.get('/api/usergroup/get')).statusCode).toBe(200);
    expect(codeOf(await clerk.get('/api/usergroup/get'))).toEqual([403, 'no-privilege']);
  });
});

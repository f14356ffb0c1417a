import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { authorityFile } from '../../../test/authorities';
import { signIn } from '../../../test/sign-in';
import { testApp } from '../../../test/test-app';
import { describeWrite } from '../../../test/writes';

const test = await testApp();
afterAll(() => test.close());
const technician = await signIn(test, 'admin.techniczny');
const host = await signIn(test, 'gospodarz');
const FILES = path.resolve(import.meta.dirname, '../../signatures/testing/forgeries/files');

const add = (file: string, purpose = 'personal') =>
  technician.post('/api/basetrustanchor/add', { purpose, file });
const anchors = async () => (await host.get('/api/basetrustanchor/get')).json().data;

describeWrite('basetrustanchor/add', () => test, {
  act: async () => {
    const body = { purpose: 'seal', file: await authorityFile('seals') };
    return { by: technician, url: '/api/basetrustanchor/add', body };
  },
  other: async () => [[host, 403, 'no-privilege']],
  wrongStatus: null,
  twice: async () => {
    const valid_to = '2040-01-01T00:00:00.000Z';
    expect(await anchors()).toEqual([expect.objectContaining({ subject: 'Centrum seals', valid_to })]);
  },
});

describeWrite('basetrustanchor/delete', () => test, {
  act: async () => {
    const { id } = (await add(await authorityFile('stamps'), 'time-stamp')).json().data;
    return { by: technician, url: `/api/basetrustanchor/delete?id=${id}`, body: {} };
  },
  other: async () => [[host, 403, 'no-privilege']],
  isRepeatable: true,
  wrongStatus: null,
  twice: async () => expect(await anchors()).toHaveLength(1),
});

it('says why a file is no authority, and keeps none of it', async () => {
  const root = await authorityFile('root');
  const pem = `-----BEGIN CERTIFICATE-----\n${root}\n-----END CERTIFICATE-----\n`;
  const base64 = (text: string) => Buffer.from(text).toString('base64');
  const reasonOf = async (file: string) => (await add(file)).json().data.reason;
  expect(await reasonOf(base64('to nie jest certyfikat'))).toBe('certificate-none');
  expect(await reasonOf(base64(pem + pem))).toBe('certificates-many');
  const now = test.clock.business();
  test.clock.set(new Date('2040-02-01T08:00:00.000Z'));
  expect(await reasonOf(base64(pem))).toBe('certificate-expired');
  test.clock.set(now);
  expect(await anchors()).toHaveLength(1);
});

it('is trusted at the next signature, and no more once it was removed', async () => {
  const file = async (name: string) => new Uint8Array(await readFile(path.join(FILES, `${name}.pdf`)));
  const document = {
    ...{ issued: await file('issued'), uploaded: await file('right-plain') },
    receivedAt: test.clock.business(),
  };
  const isKnown = async () =>
    !(await test.app.checkUploaded(document)).problems.includes('authority-unknown');
  expect(await isKnown()).toBe(false);
  const { id } = (await add(await authorityFile('root'))).json().data;
  expect(await isKnown()).toBe(true);
  await technician.post(`/api/basetrustanchor/delete?id=${id}`, {});
  expect(await isKnown()).toBe(false);
});

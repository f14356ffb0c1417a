import { endpoints } from '@urzad/contract/testing';
import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { recordable } from './recordable';

it.each([
  ['a PESEL in a search', { has_text: 'Nowak 02270803624' }, { has_text: 'Nowak ***' }],
  ['an account in groups', { body: 'PL61 1090 1014 0000 0712 1981 2874!' }, { body: '***!' }],
  ['an account without', { a: '61109010140000071219812874' }, { a: '***' }],
  ['a code', { text: 'kod 123456' }, { text: 'kod ***' }],
  ['a PESEL as a number', { deep: [{ n: 92_270_803_624 }] }, { deep: [{ n: '***' }] }],
  ['a password by its name', { pass: 'Tajne!2027' }, { pass: '***' }],
  [
    'a password of a mail server',
    { section: 'mail', password: 'Poczta!' },
    { section: 'mail', password: '***' },
  ],
  ['the content of a file', { content: 'QUJD'.repeat(100) }, { content: '*** (400)' }],
  ['what is no secret', { id: 9192, page: '2', tab: 'all', flags: [true, null] }, undefined],
])('keeps of %s nothing more', (_name, sent, kept) => {
  expect(recordable(sent)).toEqual(kept ?? sent);
});

const CALLED_SECRET = /pass|secret|token|ticket$|challenge|pesel|bank_account/;
/** A yes or a no, and a number of requests. */
const NO_SECRETS = ['no_pesel', 'by_token', 'new_pass_limit'];

it('keeps nothing of a field that any call names as a secret', () => {
  const names = endpoints.flatMap(({ schema: { querystring, body } }) => [
    ...namesIn(querystring),
    ...namesIn(body),
  ]);
  const secrets = [...new Set(names)].filter((name) => CALLED_SECRET.test(name));
  expect(secrets).toEqual(expect.arrayContaining(['pass', 'password', 'refresh_token', 'pesel']));
  expect(secrets.filter((name) => recordable({ [name]: 'tajne' })[name] !== '***')).toEqual(NO_SECRETS);
});

/** Names of fields at any depth. */
function namesIn(schema: z.core.$ZodType | undefined): string[] {
  if (!schema) return [];
  const names: string[] = [];
  JSON.stringify(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }), (key, value) => {
    if (key === 'properties') names.push(...Object.keys(value));
    return value;
  });
  return names;
}

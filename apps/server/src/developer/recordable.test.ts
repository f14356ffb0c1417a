import { expect, it } from 'vitest';
import { recordable } from './recordable';

it.each([
  ['a PESEL in a search', { has_text: 'Nowak 02270803624' }, { has_text: 'Nowak ***' }],
  ['an account in groups', { body: 'PL61 1090 1014 0000 0712 1981 2874!' }, { body: '***!' }],
  ['an account without', { a: '61109010140000071219812874' }, { a: '***' }],
  ['a code', { text: 'kod 123456' }, { text: 'kod ***' }],
  ['a PESEL as a number', { deep: [{ n: 92_270_803_624 }] }, { deep: [{ n: '***' }] }],
  ['a password by its name', { pass: 'Tajne!2027' }, { pass: '***' }],
  ['the content of a file', { content: 'QUJD'.repeat(100) }, { content: '*** (400)' }],
  ['what is no secret', { id: 9192, page: '2', tab: 'all', flags: [true, null] }, undefined],
])('keeps of %s nothing more', (_name, sent, kept) => {
  expect(recordable(sent)).toEqual(kept ?? sent);
});

import { expect, it } from 'vitest';
import * as z from 'zod/mini';
import { signBody } from './documents';

const BODY = { id_document: 1, sha256: '0'.repeat(64), pass: 'x', statement: 'yes' };

it.each(['12345', '1234567', '12345a'])('a signature refuses the code %s at its field', (code) => {
  const { error } = z.safeParse(signBody, { ...BODY, code });
  expect(error?.issues).toMatchObject([{ path: ['code'], message: 'not-valid-code' }]);
});

it('a signature compares its code without the spaces that came along', () => {
  expect(z.parse(signBody, { ...BODY, code: ' 123456 ' }).code).toBe('123456');
});

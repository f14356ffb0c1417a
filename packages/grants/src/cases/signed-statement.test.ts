import { expect, it } from 'vitest';
import { enteredErrors, needsStatement } from './signed-statement';

const ACCOUNT = { change: 'account', account: '20999000090000000000000003' };

it('is needed where an account, a name or the participation changes', () => {
  const needing = [
    ['REZYGNACJA', {}],
    ['ZMIANA', ACCOUNT],
    ['ZMIANA', { change: 'name' }],
    ['ZMIANA', { change: 'care' }],
    ['PYTANIE', ACCOUNT],
  ] as const;
  expect(needing.map(([kind, form]) => needsStatement(kind, form))).toEqual([true, true, true, false, false]);
});

it('comes to the office on paper, with its scan', () => {
  const errors = (over: object) =>
    enteredErrors('ZMIANA', { form: ACCOUNT, channel: 'PAPIER', files: 1, ...over });
  expect(errors({})).toEqual({});
  expect(errors({ files: 0 })).toEqual({ filenames: 'no-file' });
  for (const channel of [undefined, 'PORTAL', 'TELEFON']) {
    expect(errors({ channel })).toEqual({ channel: 'not-valid-option' });
  }
  expect(errors({ form: { change: 'care' }, channel: 'PORTAL', files: 0 })).toEqual({});
});

it('lets the office enter a review that came in otherwise', () => {
  const errors = (channel: 'PORTAL' | 'TELEFON') =>
    enteredErrors('PONOWNA_OCENA', { form: {}, channel, files: 0 });
  expect([errors('PORTAL'), errors('TELEFON')]).toEqual([{ channel: 'not-valid-option' }, {}]);
});

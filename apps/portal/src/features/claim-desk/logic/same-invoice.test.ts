import { expect, it } from 'vitest';
import { sameInvoice } from './same-invoice';
import { aLine } from './testing/a-line';

it('finds the lines of one invoice by its number and NIP', () => {
  const lines = [
    aLine(),
    aLine({ id: 2 }),
    aLine({ id: 3, document_no: 'FV/02/2027' }),
    aLine({ id: 4, seller_nip: '' }),
  ];
  expect(sameInvoice(aLine(), lines).map(({ id }) => id)).toEqual([1, 2]);
});

import { afterAll, expect, it } from 'vitest';
import { claimsOf, documentIn, HEADER, lineOf } from '../../../../test/claims';
import { officeRegistrations } from '../../../../test/office-registrations';
import { testApp } from '../../../../test/test-app';
import { readPdf } from '../../../documents/testing/read-pdf';

const test = await testApp();
afterAll(() => test.close());

it('prints a correction of an invoice with what it lowers, and each cell of the costs', async () => {
  const claims = claimsOf(test, officeRegistrations(test));
  const found = await claims.opened();
  const file_ids = [await claims.attach(found, 'FAKTURA'), await claims.attach(found, 'POTW_PRZELEWU')];
  const { row_version } = await claims.seenBy(found.parent, found.claim);
  const lines = [
    lineOf({ file_ids, amount: 110_000, document_total: 134_000, paid_amount: 110_000 }),
    lineOf({ file_ids, kind: 'WYZYWIENIE', amount: 24_000, paid_amount: 24_000 }),
    lineOf({
      ...{ file_ids, kind: 'KOREKTA', document_kind: 'FAKTURA', document_no: 'FK/04/2027' },
      ...{ amount: 10_000, document_total: 10_000, paid_amount: null, paid_date: '', paid_form: '' },
    }),
  ];
  const claim = await claims.done(found.parent, found.claim, 'set', { row_version, header: HEADER, lines });
  const prepared = await claims.prepare({ ...found, claim });
  const { rawPayload } = await test.app.inject({ url: documentIn(prepared.claim).url });
  const text = (await readPdf(new Uint8Array(rawPayload))).text.replaceAll('\u00a0', ' ');
  const april = '01.04.2027 – 30.04.2027';
  for (const cells of [
    `Żłobek „Pod Żółwikiem”, NIP 1234563218 ${april} 1 100,00 zł 1 100,00 zł`,
    `Korekta Faktura, FK/04/2027, 05.04.2027 Żłobek „Pod Żółwikiem”, NIP 1234563218 ${april} −100,00 zł −100,00 zł`,
    'FK/04/2027 0,00 zł 0,00 zł −100,00 zł nie dotyczy nie dotyczy',
    'Koszty razem 1 240,00 zł',
  ]) {
    expect(text).toContain(cells);
  }
});

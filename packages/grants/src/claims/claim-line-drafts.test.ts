import { describe, expect, it } from 'vitest';
import { aClaimLine, aClaimTerms } from '../testing/sample-claim';
import { allowedKinds } from './claim-kinds';
import { defaultLines, linesFromLast } from './claim-line-drafts';

const FEBRUARY = aClaimTerms({
  month: '2027-02',
  period_from: '2027-02-01',
  period_to: '2027-02-28',
});
const NANNY = aClaimTerms({
  care_form: 'NIANIA',
  seller_name: 'Halina Wzorowa-Testowa',
  seller_nip: '0000000023',
});

it('the kinds of lines follow the form of care (Order §12)', () => {
  expect(allowedKinds('NIANIA')).toEqual([
    'WYNAGRODZENIE_NIANI',
    'SKLADKI_ZUS',
    'ZAJECIA_DODATKOWE',
    'INNE',
    'KOREKTA',
  ]);
  const facility = ['POBYT', 'WYZYWIENIE', 'WPISOWE', 'ZAJECIA_DODATKOWE', 'INNE', 'KOREKTA'];
  for (const form of ['ZLOBEK', 'KLUB', 'DZIENNY', 'PRZEDSZKOLE'] as const) {
    expect(allowedKinds(form)).toEqual(facility);
  }
});

it('a new claim has one line, with all that the contract says', () => {
  expect(defaultLines(FEBRUARY)).toEqual([
    expect.objectContaining({
      kind: 'POBYT',
      document_kind: 'FAKTURA',
      seller_name: 'Żłobek „Pod Żółwikiem”',
      seller_nip: '0000000023',
      period_from: '2027-02-01',
      period_to: '2027-02-28',
      amount: null,
      paid_form: 'PRZELEW',
    }),
  ]);
  expect(defaultLines(NANNY)).toMatchObject([{ kind: 'WYNAGRODZENIE_NIANI', seller_nip: '' }]);
});

describe('the lines of the last claim', () => {
  it('come again for this month, without what is new each month', () => {
    const meals = aClaimLine({ kind: 'WYZYWIENIE', amount: 24_000, discount: 1_000 });
    const [stay, copied, ...others] = linesFromLast([aClaimLine(), meals], FEBRUARY);
    const emptied = { document_no: '', document_date: '', paid_date: '', file_ids: [] };
    const period = { period_from: '2027-02-01', period_to: '2027-02-28' };
    expect(stay).toEqual({ ...aClaimLine(), ...emptied, ...period });
    expect(copied).toEqual({ ...meals, ...emptied, ...period });
    expect(others).toEqual([]);
  });

  it('come without an entry fee, a correction and an empty line', () => {
    const lines = (['WPISOWE', 'KOREKTA', '', 'INNE'] as const).map((kind) => aClaimLine({ kind }));
    expect(linesFromLast(lines, FEBRUARY).map(({ kind }) => kind)).toEqual(['INNE']);
  });

  it('are the first line of a new claim where nothing comes again', () => {
    expect(linesFromLast([], FEBRUARY)).toEqual(defaultLines(FEBRUARY));
    expect(linesFromLast([aClaimLine()], NANNY)).toEqual(defaultLines(NANNY));
  });

  it('keep who issued the document', () => {
    const seller = { seller_name: 'Rytmika dla dzieci', seller_nip: '0000000017' };
    const classes = aClaimLine({ kind: 'ZAJECIA_DODATKOWE', ...seller });
    expect(linesFromLast([classes], FEBRUARY)).toMatchObject([seller]);
  });
});

import type { Grosze } from '@urzad/domain';
import type { FileKind } from '@urzad/grants';
import type { ClaimedCost, ClaimPlan } from './claim-plan';

export const INVOICE: readonly FileKind[] = ['FAKTURA', 'POTW_PRZELEWU'];

/** The months that the participants of the first call settle, in which each state of a claim is found. */
export const DECEMBER = '2026-12';
export const JANUARY = '2027-01';

const RENATA = 'renata.pogladowa@example.com';
const DOROTA = 'dorota.szablonowa@example.com';
const KAMIL = 'kamil.rysunkowy@example.com';

/** One invoice of the nursery, for the stay and, where the parent claims them, for the meals. */
function invoice(document_no: string, stay: Grosze, meals: Grosze = 0): readonly ClaimedCost[] {
  const document = { document_kind: 'FAKTURA', document_no, document_total: stay + meals } as const;
  return [
    { ...document, kind: 'POBYT', amount: stay },
    ...(meals > 0 ? [{ ...document, kind: 'WYZYWIENIE' as const, amount: meals }] : []),
  ];
}

type Told = Pick<ClaimPlan, 'mail' | 'child' | 'month' | 'at' | 'costs'> &
  Partial<Pick<ClaimPlan, 'again' | 'end'>>;
const claim = (told: Told): ClaimPlan => ({ end: 'submitted', files: INVOICE, ...told });

const NATAN = { mail: RENATA, child: 'Natan' };
const OLGA = { mail: RENATA, child: 'Olga' };
const IGOR = { mail: DOROTA, child: 'Igor' };
const JULKA = { mail: KAMIL, child: 'Julka' };

/** What parents do; the office answers in `verdict-plans`. */
export const SETTLED_CLAIMS: readonly ClaimPlan[] = [
  claim({ ...NATAN, month: DECEMBER, at: '2027-01-04 18:10', costs: invoice('FV/611/12/2026', 134_000) }),
  claim({ ...OLGA, month: DECEMBER, at: '2027-01-04 18:40', costs: invoice('FV/612/12/2026', 134_000) }),
  // The invoice of another child, turned down; the right one follows.
  claim({ ...IGOR, month: DECEMBER, at: '2027-01-05 20:15', costs: invoice('FV/598/12/2026', 134_000) }),
  claim({
    ...{ ...IGOR, month: DECEMBER, again: true, at: '2027-01-14 19:30' },
    costs: invoice('FV/630/12/2026', 134_000),
  }),
  claim({
    ...{ ...JULKA, month: DECEMBER, at: '2027-01-13 21:05' },
    costs: invoice('FV/640/12/2026', 110_000, 24_000),
  }),
  // Sent without the meals, and again with them.
  claim({
    ...{ ...IGOR, month: JANUARY, at: '2027-02-02 19:10', end: 'withdrawn' },
    costs: invoice('FV/52/01/2027', 110_000),
  }),
  claim({
    ...{ ...IGOR, month: JANUARY, again: true, at: '2027-02-02 19:45' },
    costs: invoice('FV/52/01/2027', 110_000, 24_000),
  }),
  claim({
    ...NATAN,
    month: JANUARY,
    at: '2027-02-03 17:20',
    costs: invoice('FV/61/01/2027', 110_000, 24_000),
  }),
  claim({ ...OLGA, month: JANUARY, at: '2027-02-03 17:50', costs: invoice('FV/62/01/2027', 134_000) }),
  claim({ ...JULKA, month: JANUARY, at: '2027-02-04 16:30', costs: invoice('FV/64/01/2027', 134_000) }),
];

import type { CareForm } from '../dictionaries/dictionaries';
import type { CostKind } from './claim-options';
import type { ClaimMoneyTerms } from './claim-terms';

const OF_ANY_FORM = ['ZAJECIA_DODATKOWE', 'INNE', 'KOREKTA'] as const satisfies CostKind[];
const OF_NANNY = ['WYNAGRODZENIE_NIANI', 'SKLADKI_ZUS', ...OF_ANY_FORM] as const satisfies CostKind[];
const OF_FACILITY = ['POBYT', 'WYZYWIENIE', 'WPISOWE', ...OF_ANY_FORM] as const satisfies CostKind[];

/** The kinds of lines of a form of care (Order §12), the most usual one first. */
export function allowedKinds(care_form: CareForm): CostKind[] {
  return care_form === 'NIANIA' ? [...OF_NANNY] : [...OF_FACILITY];
}

/** Whether the call pays for this kind at all. A correction lowers what others count; how often an entry fee counts is not said here. */
export function isRefundedKind(
  kind: CostKind,
  { meals, extra_classes }: Pick<ClaimMoneyTerms, 'meals' | 'extra_classes'>,
): boolean {
  if (kind === 'WYZYWIENIE') return meals === 'yes';
  if (kind === 'ZAJECIA_DODATKOWE') return extra_classes === 'yes';
  return kind !== 'INNE';
}

import type { Grosze, IsoDate } from '@urzad/domain';
import type { ContractProvider } from '../contracts/contract-terms';
import type { AnnexChange, CoFundingChange } from './annex-change';
import type { AnnexField, AnnexRowOf } from './annex-rows';
import type { ChangedSupport, Support } from './annex-schedule';

/** The support of one child with its change and what comes of it. */
export interface ChangedCare {
  child: string;
  provider: Pick<ContractProvider, 'name' | 'register_no' | 'city'>;
  support: Support;
  change: CoFundingChange;
  changed: ChangedSupport;
}

/** What a contract says as a whole, before and after. */
export interface ContractFacts {
  bank_account_number: string;
  date_to: IsoDate;
  amount: Grosze;
}

/** The table „było / jest” of an annex: what differs, and for each changed child what it is paid at most. */
export function annexRows(
  { bank_account_number, texts }: AnnexChange,
  { care, before, after }: { care: readonly ChangedCare[]; before: ContractFacts; after: ContractFacts },
): AnnexRowOf[] {
  const ofContract = rowsOf(null);
  return [
    ...care.flatMap(careRows),
    ...(bank_account_number === null
      ? []
      : ofContract('bank_account_number', before.bank_account_number, bank_account_number)),
    ...ofContract('contract_to', before.date_to, after.date_to),
    ...ofContract('amount_max', before.amount, after.amount),
    ...texts.map(({ label, before: was, after: is }) => ({
      ...{ field: 'text' as const, child: null, label },
      ...{ before: was, after: is },
    })),
  ];
}

function careRows({ child, provider, support, change, changed }: ChangedCare): AnnexRowOf[] {
  const row = rowsOf(child);
  const { after } = changed;
  return [
    ...(change.provider === null
      ? []
      : [
          ...row('provider', placeOf(provider), placeOf(change.provider)),
          ...row('register_no', provider.register_no, change.provider.register_no),
        ]),
    ...row('care_form', support.care_form, after?.care_form ?? support.care_form),
    ...row('planned_cost', support.planned_cost, after?.planned_cost ?? support.planned_cost),
    ...row('born_date', support.born_date, after?.born_date ?? support.born_date),
    ...(change.suspended === null
      ? []
      : row('suspended', '', [...change.suspended.months].toSorted().join(','))),
    ...row('date_to', support.date_to, after?.date_to ?? changed.kept.date_to),
    ...row(
      'amount',
      support.schedule.reduce((sum, { limit }) => sum + limit, 0),
      changed.amount_total,
    ),
  ];
}

function rowsOf(child: string | null) {
  return (field: AnnexField, before: string | number, after: string | number): AnnexRowOf[] =>
    before === after ? [] : [{ field, child, label: null, before: String(before), after: String(after) }];
}

function placeOf({ name, city }: ChangedCare['provider']): string {
  return [name, city].filter(Boolean).join(', ');
}

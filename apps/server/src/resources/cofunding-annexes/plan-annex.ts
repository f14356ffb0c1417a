import type { AnnexCare } from '@urzad/contract';
import type { Grosze, IsoDate } from '@urzad/domain';
import {
  type AnnexChange,
  type AnnexKind,
  afterAnnex,
  annexKinds,
  annexRows,
  type ChangedSupport,
  type CoFundingChange,
  type ContractProvider,
  isCareChanged,
  type Support,
} from '@urzad/grants';
import type { Db } from '../../db';
import type { CallRow } from '../cofunding-calls/public';
import type { ContractRecord } from '../cofunding-contracts/public';
import { type GrantSupport, type MemberRecord, supportsOf } from '../cofunding-members/public';
import type { AnnexPlan } from './table';

/** A co-funding with what an annex makes of it. */
export interface PlannedCare extends GrantSupport {
  provider: ContractProvider;
  change: CoFundingChange | null;
  changed: ChangedSupport | null;
}

/** All that follows from the changes of an annex now. */
export interface Planned {
  /** Of all co-fundings that are not over. */
  care: PlannedCare[];
  columns: {
    kinds: AnnexKind[];
    plan: AnnexPlan;
    amount_before: Grosze;
    amount_after: Grosze;
  };
}

interface Planning {
  contract: ContractRecord;
  member: MemberRecord;
  call: Pick<CallRow, 'params'>;
  change: AnnexChange;
  valid_from: IsoDate;
}

/** What an annex makes of its contract, from the co-fundings as they are now. */
export async function planAnnex(db: Db, planning: Planning): Promise<Planned> {
  const { contract, member, change } = planning;
  const all = await supportsOf(db, member);
  const care = all.filter(({ isLive }) => isLive).map((one) => plannedCare(one, planning));
  const amount_before = all.reduce((sum, { support }) => sum + totalOf(support), 0);
  const amount_after = care.reduce(
    (sum, { support, changed }) => (changed ? sum - totalOf(support) + changed.amount_total : sum),
    amount_before,
  );
  const contract_to = contract.date_to ?? member.contract_to;
  const contract_to_after = care.some(({ changed }) => changed) ? lastDayOf(care) : contract_to;
  const { bank_account_number } = contract;
  const rows = annexRows(change, {
    care: care.flatMap(({ grant, provider, support, change: ofOne, changed }) =>
      ofOne && changed ? [{ child: grant.child_firstname, provider, support, change: ofOne, changed }] : [],
    ),
    before: { bank_account_number, date_to: contract_to, amount: amount_before },
    after: { bank_account_number, date_to: contract_to_after, amount: amount_after },
  });
  const plan = {
    care: care.map(presentCare),
    ...{ rows, bank_account_now: bank_account_number, contract_to, contract_to_after },
  };
  return { care, columns: { kinds: annexKinds(change), plan, amount_before, amount_after } };
}

function plannedCare(one: GrantSupport, { contract, change, call, valid_from }: Planning): PlannedCare {
  const given = change.care.find(({ id_grant }) => id_grant === one.grant.id);
  const ofOne = given && isCareChanged(given) ? given : null;
  const changed = ofOne && afterAnnex(one.support, ofOne, { valid_from, params: call.params });
  return { ...one, provider: providerOf(one, contract), change: ofOne, changed };
}

/** As the contract names it, with the number in the register. */
function providerOf({ grant }: GrantSupport, { children }: ContractRecord): ContractProvider {
  // An annex leaves the part of what it replaced before that of what came after it.
  const named = children.findLast(
    ({ firstname, lastname, provider, care_form }) =>
      firstname === grant.child_firstname &&
      lastname === grant.child_lastname &&
      provider.name === grant.provider_name &&
      care_form === grant.care_form,
  );
  const { id_careprovider, provider_name: name } = grant;
  return named?.provider ?? { id_careprovider, name, register_no: '', city: '' };
}

function lastDayOf(care: readonly PlannedCare[]): IsoDate {
  const [last] = care
    .map(({ support, changed }) => (changed ? (changed.after ?? changed.kept).date_to : support.date_to))
    .toSorted()
    .toReversed();
  if (!last) throw new Error('An annex changes a co-funding that is not over.');
  return last;
}

function presentCare({ grant, support, provider, change, changed }: PlannedCare): AnnexCare {
  const { id, number, status, child_firstname, child_lastname } = grant;
  const after = changed?.after;
  return {
    ...{ id_grant: id, number, status, child_firstname, child_lastname },
    now: { ...termsOf(support, support.rate), provider, amount_total: totalOf(support) },
    earlier: [...support.earlier],
    change: change && { ...changeOf(change) },
    kept: changed && {
      ...{ date_to: changed.kept.date_to, months: changed.kept.months, amount: changed.kept.amount },
    },
    after: after
      ? {
          ...termsOf(after, support.rate),
          provider: change?.provider ?? provider,
          amount_total: after.amount,
        }
      : null,
  };
}

function changeOf(change: CoFundingChange) {
  const { provider, care_form, planned_cost, date_to, born_date, suspended } = change;
  return {
    ...{ provider, care_form, planned_cost, date_to, born_date },
    suspended: suspended && { months: [...suspended.months], shifted: suspended.shifted },
  };
}

function termsOf(of: Omit<Support, 'rate' | 'earlier'>, rate: Support['rate']) {
  const { care_form, planned_cost, cap, date_from, date_to, born_date, schedule } = of;
  return {
    ...{ care_form, planned_cost, rate, cap, date_from, date_to, born_date },
    schedule: schedule.map(({ month, days, limit, status, paid }) => ({ month, days, limit, status, paid })),
  };
}

function totalOf({ schedule }: Pick<Support, 'schedule'>): Grosze {
  return schedule.reduce((sum, { limit }) => sum + limit, 0);
}

import type { Annex, AnnexCare } from '@urzad/contract';
import type { Grosze, IsoDate } from '@urzad/domain';
import {
  type AnnexKind,
  type AnnexParams,
  type AnnexRowOf,
  afterAnnex,
  annexKinds,
  annexRows,
  type ChangedSupport,
} from '@urzad/grants';
import { type AnnexValues, annexChangeOf, dayOfMonth } from './annex-form';

/** What becomes of the months of one child. */
export interface CareEffect {
  id_grant: number;
  child: string;
  kept: { months: number; amount: Grosze };
  after: { months: number; amount: Grosze } | null;
}

/** What an annex does to the contract and to the money of the call. */
export interface AnnexEffect {
  kinds: readonly AnnexKind[];
  rows: readonly AnnexRowOf[];
  care: readonly CareEffect[];
  amount_before: Grosze;
  amount_after: Grosze;
  returns: Grosze;
  needs: Grosze;
  /** What the budget of the call lacks. */
  missing: Grosze;
}

/** As it is stored. */
export function storedEffect(annex: Annex): AnnexEffect {
  const { kinds, rows, care, amount_before, amount_after, returns, needs, free } = annex;
  return {
    ...{ kinds, rows, amount_before, amount_after, returns, needs },
    care: care.flatMap(({ id_grant, kept, after, ...child }) =>
      kept ? [{ id_grant, child: nameOf(child), kept, after: after && monthsOf(after) }] : [],
    ),
    missing: 0,
    ...(free !== null && annex.status === 'draft' && { missing: Math.max(0, needs - free) }),
  };
}

/** As it would be with what is typed, by the law that the server counts by too. */
export function typedEffect(annex: Annex, values: AnnexValues, params: AnnexParams): AnnexEffect {
  const change = annexChangeOf(values, annex);
  const valid_from = dayOfMonth(values.valid_from) ?? annex.valid_from;
  const changed = annex.care.flatMap((care) => {
    const own = change.care.find(({ id_grant }) => id_grant === care.id_grant);
    return own
      ? [{ care, change: own, changed: afterAnnex(supportOf(care), own, { valid_from, params }) }]
      : [];
  });
  const difference = changed.reduce(
    (sum, { care, changed: { amount_total } }) => sum + amount_total - care.now.amount_total,
    0,
  );
  const amount_after = annex.amount_before + difference;
  const needs = Math.max(0, difference);

  return {
    kinds: annexKinds(change),
    rows: annexRows(change, {
      care: changed.map(({ care, ...rest }) => ({
        ...{ child: care.child_firstname, provider: care.now.provider, support: supportOf(care) },
        ...rest,
      })),
      before: {
        ...{ bank_account_number: annex.bank_account_now, date_to: annex.contract_to },
        amount: annex.amount_before,
      },
      after: {
        bank_account_number: change.bank_account_number ?? annex.bank_account_now,
        date_to: lastDay(annex, changed),
        amount: amount_after,
      },
    }),
    care: changed.map(({ care, changed: { kept, after } }) => ({
      ...{ id_grant: care.id_grant, child: nameOf(care), kept },
      after: after ?? null,
    })),
    ...{ amount_before: annex.amount_before, amount_after, needs },
    returns: Math.max(0, -difference),
    missing: Math.max(0, needs - (annex.free ?? needs)),
  };
}

function supportOf({ now, earlier = [] }: AnnexCare) {
  const { care_form, planned_cost, rate, cap, date_from, date_to, schedule } = now;
  return {
    care_form,
    planned_cost,
    rate,
    cap,
    date_from,
    date_to,
    schedule,
    earlier,
    born_date: now.born_date ?? date_from,
  };
}

/** The last day of the contract: that of the child whose support lasts longest. */
function lastDay(
  { care, contract_to }: Annex,
  changed: readonly { care: AnnexCare; changed: ChangedSupport }[],
): IsoDate {
  const days = care.map((child) => {
    const own = changed.find((one) => one.care.id_grant === child.id_grant)?.changed;
    return own ? (own.after?.date_to ?? own.kept.date_to) : child.now.date_to;
  });
  return days.toSorted().at(-1) ?? contract_to;
}

function monthsOf({ schedule, amount_total }: NonNullable<AnnexCare['after']>) {
  return { months: schedule.filter(({ limit }) => limit > 0).length, amount: amount_total };
}

function nameOf({ child_firstname, child_lastname }: Pick<AnnexCare, 'child_firstname' | 'child_lastname'>) {
  return `${child_firstname} ${child_lastname}`;
}

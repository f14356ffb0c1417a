import type { Grosze, IsoDate } from '@urzad/domain';
import type { ContractChild, ContractProvider, PlannedMonth } from '@urzad/grants';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { Note } from '../../unit-of-work/write';
import { rows } from './repository';
import { noteOf } from './step';

/** The part of a child in a contract that an annex ends, and the one that it begins. */
export interface ChangedChild {
  /** Which part it is: its child and who has cared for it. */
  firstname: string;
  lastname: string;
  provider_name: string;
  care_form: string;
  kept: PlannedMonth[];
  after: {
    care_form: string;
    planned_cost: Grosze;
    provider: ContractProvider;
    date_from: IsoDate;
    months: PlannedMonth[];
  };
}

interface WithAnnex {
  id: number;
  amount_max: Grosze;
  date_to: IsoDate;
  bank_account_number: string | null;
  children: readonly ChangedChild[];
}

/** The contract as it stands with an annex. It is locked by the caller. */
export async function contractWithAnnex(
  tx: Tx,
  { id, children, amount_max, date_to, bank_account_number }: WithAnnex,
  { by, note }: { by: Author; note: Note },
): Promise<void> {
  const contract = await rows.get(tx, id);
  const values = {
    ...{ amount_max, date_to },
    ...(bank_account_number !== null && { bank_account_number }),
    children: partsWith(contract.children, children),
  };
  const after = await rows.update(tx, id, { values, by });
  note(noteOf('annex', contract, after, { amount_max, date_to }));
}

/** Of several parts of a child the last one goes on: each annex puts what comes after it behind what it ends. */
function partsWith(parts: readonly ContractChild[], changed: readonly ChangedChild[]): ContractChild[] {
  const changes = new Map(
    changed.map((change) => [parts.findLastIndex((part) => isPartOf(part, change)), change]),
  );
  return parts.flatMap((part, at) => {
    const change = changes.get(at);
    return change ? partsOf(part, change) : [part];
  });
}

function isPartOf(part: ContractChild, { firstname, lastname, provider_name, care_form }: ChangedChild) {
  return (
    part.firstname === firstname &&
    part.lastname === lastname &&
    part.provider.name === provider_name &&
    part.care_form === care_form
  );
}

function partsOf(child: ContractChild, { kept, after }: ChangedChild): ContractChild[] {
  return [
    ...(kept.length === 0 ? [] : [{ ...child, care_months: kept.length, months: kept }]),
    {
      ...child,
      ...{ care_form: after.care_form, planned_cost: after.planned_cost, provider: after.provider },
      ...{ care_start: after.date_from, care_months: after.months.length, months: after.months },
    },
  ];
}

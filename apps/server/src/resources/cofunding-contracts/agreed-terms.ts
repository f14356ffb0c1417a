import { foldForSearch, polishSortKey } from '@urzad/domain';
import { type ContractTerms, contractAmount, contractPeriod, reserveFor } from '@urzad/grants';
import { formOfDraft } from '@urzad/grants/schemas';
import { ApiError } from '../../api-error';
import type { Author } from '../../author';
import type { Tx } from '../../db';
import type { CallRow } from '../cofunding-calls/public';
import { heldMeans, keepCost, type RegistrationRecord } from '../cofunding-registrations/public';

/** The columns of the terms, with what follows from them. */
export function termColumns(
  { children, bank_account_number, return_deadline }: ContractTerms,
  { params }: CallRow,
) {
  const period = contractPeriod(children, params);
  return {
    children: [...children],
    bank_account_number,
    return_deadline,
    date_from: period?.date_from ?? null,
    date_to: period?.date_to ?? null,
    amount_max: contractAmount(children, params),
  };
}

/** Columns that lists sort and search by. */
export function searchColumns({ form, number }: RegistrationRecord, contractNumber: string) {
  const { firstname, lastname, city } = formOfDraft(form);
  return {
    name_sort: polishSortKey(`${lastname} ${firstname}`),
    search_text: foldForSearch(
      [lastname, firstname, lastname, city, contractNumber, number].filter(Boolean).join(' '),
    ),
  };
}

/**
 * Keeps the money that a contract of this amount needs. The call is locked by the caller: no place of its reserve is
 * given with the same money.
 * @param reserved what the ranking reserved for it
 * @throws ApiError `illegal-step` `{reason: 'budget', missing}`
 */
export async function reserveMoney(
  tx: Tx,
  {
    call,
    registration,
    amount,
    reserved,
  }: {
    call: CallRow;
    registration: RegistrationRecord;
    amount: number;
    reserved: number;
  },
  by: Author,
): Promise<void> {
  const held = registration.cost ?? 0;
  const { reserved: all } = await heldMeans(tx, call.id);
  const found = reserveFor(amount, { reserved, held, free: call.budget - all });
  if ('missing' in found) {
    throw new ApiError('illegal-step', {
      status: registration.status,
      reason: 'budget',
      missing: found.missing,
    });
  }
  if (found.reserve !== held) await keepCost(tx, registration.id, found.reserve, by);
}

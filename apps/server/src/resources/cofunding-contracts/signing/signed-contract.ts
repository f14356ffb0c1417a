import { CONTRACT_STATEMENT, DESK_STATEMENT, portalPaths } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { CONTRACT_LAW } from '@urzad/grants';
import { and, desc, eq } from 'drizzle-orm';
import { joinMember } from '../../cofunding-members/public';
import { keepCost } from '../../cofunding-registrations/public';
import { findContractPage } from '../contract-list';
import { actorOf, refusalOf, visibleTo } from '../policy';
import { type ContractRecord, rows } from '../repository';
import { toConfirmPaperText } from '../staff-notices';
import { lockForStep, noteOf, refuseStale, requireStep, takeStep } from '../step';
import { cofundingContract as table } from '../table';
import { CONTRACT_WORDS } from './emails';
import type { InForce, SignedKind, SigningStep } from './signed-kind';
import { tellActive } from './tell';

/** The signatures of contracts. */
export const SIGNED_CONTRACT: SignedKind = {
  entity: 'cofundingcontract',
  confirming: 'cofunding_contract_edit',
  statement: CONTRACT_STATEMENT,
  deskStatement: DESK_STATEMENT,
  archive: 'umowy-do-podpisu',
  words: CONTRACT_WORDS,
  signPage: (id) => `${portalPaths.contractSign}?id=${id}`,
  toConfirmPaperText,

  get: (db, id, viewer) => rows.get(db, id, visibleTo(viewer)),
  getLocked: (tx, id, viewer) => rows.getLocked(tx, id, visibleTo(viewer)),
  findWaiting: (db, viewer, status) =>
    db
      .select()
      .from(table)
      .where(and(visibleTo(viewer), eq(table.status, status), eq(table.deleted, 'no')))
      .orderBy(desc(table.id)),
  findDesk: (db, asking, query) =>
    findContractPage(db, asking, { ...query, status: ['to_office'], sort: query.sort ?? 'sign_to' }),
  deskFacts: ({ date_from, date_to, amount_max }: ContractRecord) => ({ date_from, date_to, amount_max }),

  requireStep: (step, record: ContractRecord, viewer) => requireStep(step, record, viewer),
  refusalOf,
  mayStep: (step, status: ContractRecord['status'], viewer) =>
    CONTRACT_LAW.mayStep(step, status, actorOf(viewer)),
  lockForStep,
  takeStep: (tx, taking: { record: ContractRecord; step: SigningStep }, change) =>
    takeStep(tx, taking, change),
  touch: (tx, id, by) => rows.touch(tx, id, { values: {}, by }),
  refuseStale,
  noteOf,

  /** The parent becomes a participant with their co-funding, and the budget gets back what the contract does not need. */
  async putInForce(
    app,
    tx,
    { after: contract, registration, concluded }: InForce<ContractRecord>,
    { by, note },
  ) {
    await keepCost(tx, registration.id, contract.amount_max, by);
    const joining = {
      registration,
      contract: joiningContract(contract, concluded),
      children: childrenOf(contract),
    };
    const { id_member } = await joinMember(tx, joining, { by, note });
    await tellActive(app, tx, contract, { ...by, id: null });
    return { id_member };
  },
};

function joiningContract(record: ContractRecord, conclude_date: IsoDate) {
  const { id, number, date_from, date_to, return_deadline, bank_account_number, id_user_prepared } = record;
  if (date_from === null || date_to === null)
    throw new Error(`Contract ${number} was signed without a period.`);
  return {
    ...{ id, number, conclude_date, date_from, date_to, return_deadline },
    ...{ bank_account_number, id_user_prepared },
  };
}

function childrenOf({ children }: ContractRecord) {
  return children.map(({ position, care_form, planned_cost, care_start, care_months, provider }) => ({
    ...{ position, care_form, planned_cost, care_start, care_months },
    id_careprovider: provider.id_careprovider,
    provider_name: provider.name,
  }));
}

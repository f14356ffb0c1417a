import { ANNEX_DESK_STATEMENT, ANNEX_STATEMENT, pathTo, portalPaths } from '@urzad/contract';
import { ANNEX_LAW } from '@urzad/grants';
import { and, desc, eq } from 'drizzle-orm';
import { actorOf, type SignedKind, type SigningStep } from '../cofunding-contracts/public';
import { findAnnexPage } from './annex-list';
import { toConfirmPaperText } from './annex-notices';
import { ANNEX_WORDS } from './emails';
import { refusalOf, visibleTo } from './policy';
import { putInForce } from './put-in-force';
import { type AnnexRecord, rows } from './repository';
import { lockForStep, noteOf, refuseStale, requireStep, takeStep } from './step';
import { cofundingAnnex as table } from './table';

/** The signatures of annexes: those of contracts. */
export const SIGNED_ANNEX: SignedKind = {
  entity: 'cofundingannex',
  confirming: 'cofunding_annex_edit',
  statement: ANNEX_STATEMENT,
  deskStatement: ANNEX_DESK_STATEMENT,
  archive: 'aneksy-do-podpisu',
  words: ANNEX_WORDS,
  signPage: (id) => pathTo(portalPaths.annexSign, id),
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
    findAnnexPage(db, asking, { ...query, status: ['to_office'], sort: query.sort ?? 'sign_to' }),
  deskFacts: ({ valid_from, plan, amount_after }: AnnexRecord) => ({
    date_from: valid_from,
    date_to: plan.contract_to_after,
    amount_max: amount_after,
  }),

  requireStep: (step, record: AnnexRecord, viewer) => requireStep(step, record, viewer),
  refusalOf,
  mayStep: (step, status: AnnexRecord['status'], viewer) => ANNEX_LAW.mayStep(step, status, actorOf(viewer)),
  lockForStep,
  takeStep: (tx, taking: { record: AnnexRecord; step: SigningStep }, change) => takeStep(tx, taking, change),
  touch: (tx, id, by) => rows.touch(tx, id, { values: {}, by }),
  refuseStale,
  noteOf,
  putInForce,
};

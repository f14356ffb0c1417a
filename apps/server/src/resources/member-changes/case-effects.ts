import { askedByAnnex, type CaseForm } from '@urzad/grants';
import { changesByAnnex } from '../cofunding-contracts/public';
import { lockGrant, refuseSuspension, suspendGrantMonths } from '../cofunding-members/public';
import type { CaseSubjectRules } from '../office-cases/public';
import { acceptStatement, refuseStatement } from './accept-statement';
import { changeStatement } from './change-statement';
import { followSuspension } from './follow-suspension';

/** Contracts whose account and name change by a statement of the participant (Order §12). */
export const withStatements = (rules: CaseSubjectRules): CaseSubjectRules => ({
  ...rules,

  async refuseOpening(tx, opening) {
    await rules.refuseOpening(tx, opening);
    if (opening.kind === 'ZMIANA') await refuseStatement(tx, opening);
  },

  async statementOf(db, stated) {
    const { kind, id, form, now } = stated;
    const own = await rules.statementOf?.(db, stated);
    if (own || kind !== 'ZMIANA' || (await changesByAnnex(db, id))) return own;
    return changeStatement(db, { id, form, now });
  },

  async keptForm(db, { id, kind, form }) {
    return kind === 'ZMIANA' && (await changesByAnnex(db, id)) ? askedByAnnex(form) : form;
  },

  async onSettled(app, tx, settled) {
    await rules.onSettled?.(app, tx, settled);
    const { kind, outcome } = settled;
    if (kind === 'ZMIANA' && outcome === 'closed') await acceptStatement(app, tx, settled, settled);
  },
});

/** Co-funding that a case ZAWIESZENIE suspends for whole months (Order §12). */
export const withSuspension = (rules: CaseSubjectRules): CaseSubjectRules => ({
  ...rules,

  async refuseOpening(tx, opening) {
    await rules.refuseOpening(tx, opening);
    if (opening.kind !== 'ZAWIESZENIE') return;
    await refuseSuspension(tx, await lockGrant(tx, opening.id), spanOf(opening.form));
  },

  async onSettled(app, tx, settled) {
    await rules.onSettled?.(app, tx, settled);
    const { id, kind, outcome, form, by, note } = settled;
    if (kind !== 'ZAWIESZENIE' || outcome !== 'closed') return;
    await suspendGrantMonths(tx, await lockGrant(tx, id), spanOf(form), { by, note });
    await followSuspension(tx, id, { by, note });
  },
});

function spanOf({ from_month = '', to_month = '' }: CaseForm) {
  return { from: from_month, to: to_month };
}

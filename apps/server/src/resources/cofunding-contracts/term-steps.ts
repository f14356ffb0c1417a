import type { BodyOf, cofundingContracts as contract } from '@urzad/contract';
import { termEnd, warsawDate } from '@urzad/domain';
import { prolongedTo } from '@urzad/grants';
import { ApiError } from '../../api-error';
import { voidDocument } from '../documents/public';
import type { ContractChange } from './change-contract';
import { prolongedText, returnedText } from './emails';
import { INITIALS_VOID } from './set-contract';
import { tellParent } from './tell-of-contract';

/** Prolongs the term of the parent's signature, once and before it has passed (Order §12). */
export function prolong(
  id: number,
  { row_version, reason, ...body }: BodyOf<typeof contract.prolong>,
): ContractChange {
  // A term never ends on a day on which no office works.
  const sign_member_to = termEnd(body.sign_member_to);
  return {
    ...{ id, row_version, step: 'prolong' },
    change({ sign_member_to: term, status }, { call, by }) {
      if (term !== null && term < warsawDate(by.date))
        throw new ApiError('illegal-step', { status, reason: 'term' });
      const isInLimits =
        term !== null &&
        sign_member_to > term &&
        sign_member_to <= prolongedTo(term, call.params.documents_days);
      if (!isInLimits) throw new ApiError('not-valid', { sign_member_to: 'not-valid-date' });
      return { sign_member_to, prolonged: 'yes', prolong_reason: reason };
    },
    async follow(after, { app, tx, by }) {
      await tellParent(app, tx, { record: after, text: prolongedText({ ...after, sign_member_to }) }, by);
    },
    diff: { sign_member_to, reason },
  };
}

/**
 * Returns a contract to its preparation: an error that the office found, or what the signatory refuses. The document and
 * what the parent signed are void, and the next version is made by new initials.
 */
export function returnToDraft(
  id: number,
  { row_version, return_reason, reason }: BodyOf<typeof contract.returnToDraft>,
): ContractChange {
  return {
    ...{ id, row_version, step: 'returnToDraft' },
    async change({ id_document, version_no }, { tx, by }) {
      if (id_document !== null) await voidDocument(tx, id_document, by);
      return {
        ...INITIALS_VOID,
        ...{ id_document: null, version_no: version_no + 1, return_reason, return_note: reason },
        ...{ sign_member_to: null, sign_office_to: null, member_sign_date: null },
      };
    },
    async follow(after, { app, tx, by }) {
      await tellParent(app, tx, { record: after, text: returnedText({ ...after, return_reason }) }, by);
    },
    diff: { return_reason, reason },
  };
}

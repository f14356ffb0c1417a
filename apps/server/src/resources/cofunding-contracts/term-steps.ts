import type { BodyOf, cofundingContracts as contract } from '@urzad/contract';
import { termEnd, warsawDate } from '@urzad/domain';
import { prolongedTo } from '@urzad/grants';
import { ApiError } from '../../api-error';
import type { ContractChange } from './change-contract';
import { prolongedText } from './emails';
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

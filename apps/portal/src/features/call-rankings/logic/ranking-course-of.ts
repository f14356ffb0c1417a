import type { CallRanking } from '@urzad/contract';

/** How many of the four steps are done: assessment, proposal, second person, publication. */
export function rankingCourseOf({
  undecided,
  status,
  proposal,
}: Pick<CallRanking, 'undecided' | 'status' | 'proposal'>) {
  if (proposal?.published) return 4;
  if (status !== 'closed' || undecided > 0) return 0;
  if (!proposal || proposal.current === 'no') return 1;

  return proposal.approved ? 3 : 2;
}

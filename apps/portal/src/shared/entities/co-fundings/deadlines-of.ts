import type { Member } from '@urzad/contract';
import type { NamedDeadline } from './deadline-list';

/** The dates of all co-funding of a person, the earliest first; with the child where there are several. */
export function deadlinesOf({ co_fundings }: Pick<Member, 'co_fundings'>): NamedDeadline[] {
  return co_fundings
    .flatMap(({ id, child_firstname, deadlines }) =>
      deadlines.map((deadline) => ({
        ...deadline,
        id_grant: id,
        child: co_fundings.length > 1 ? child_firstname : undefined,
      })),
    )
    .toSorted((one, other) => one.date.localeCompare(other.date));
}

/**
 * What a person has to do or to expect first: a missing certificate before everything else, as nothing begins without
 * it.
 */
export function nextDeadline(member: Pick<Member, 'co_fundings'>): NamedDeadline | undefined {
  const deadlines = deadlinesOf(member);
  return deadlines.find(({ code }) => code === 'certificate') ?? deadlines[0];
}

import type { Grosze } from '@urzad/domain';

export const RANKING_LISTS = ['in_zone', 'out_zone'] as const;
export type RankingList = (typeof RANKING_LISTS)[number];

export type RankingResult = 'qualified' | 'reserve' | 'not_qualified';

/** An application with approved points. */
export interface RankedApplication {
  id: number;
  number: string;
  list: RankingList;
  points: number;
  /** K2 decides between equal points. */
  hasDisabledChild: boolean;
  /** Milliseconds of the first submission. */
  sent: number;
  cost: Grosze;
}

/** What a call has to give. */
export interface RankingMeans {
  places: Readonly<Record<RankingList, number>>;
  budget: Grosze;
  reserve_limit: number;
}

export interface RankedRow extends RankedApplication {
  result: RankingResult;
  /** Place on its own list, or on the reserve list of the call; `null` without either. */
  rank_no: number | null;
}

export interface RankingProposal {
  /** In the common order of both lists. */
  rows: RankedRow[];
  /** The places of each list, with those that the other list did not use. */
  places: Record<RankingList, number>;
  /** What the applications with a place cost. */
  reserved: Grosze;
  /** The first application that the budget did not cover. It closed both lists. */
  closedBy: number | undefined;
}

/** The order of all applications of a call: points, a disabled child, the time of submission, the number (Process §1.6). */
export function rankingOrder(one: RankedApplication, other: RankedApplication): number {
  return (
    other.points - one.points ||
    Number(other.hasDisabledChild) - Number(one.hasDisabledChild) ||
    one.sent - other.sent ||
    one.number.localeCompare(other.number, 'pl', { numeric: true })
  );
}

/**
 * Who gets a place: each list in its order, with the places that the other does not use. The budget is spent in the
 * common order, and the first application that does not fit what is left closes both lists. Whoever follows is on the
 * one reserve list, as far as it reaches (Order §12).
 */
export function proposeRanking(
  applications: readonly RankedApplication[],
  means: RankingMeans,
): RankingProposal {
  const ordered = applications.toSorted(rankingOrder);
  const places = sharedPlaces(ordered, means.places);
  const taken: Record<RankingList, number> = { in_zone: 0, out_zone: 0 };
  let reserved = 0;
  let waiting = 0;
  let closedBy: number | undefined;

  const rows = ordered.map((application): RankedRow => {
    const { list, cost, id } = application;
    const hasPlace = closedBy === undefined && taken[list] < places[list];
    if (hasPlace && cost <= means.budget - reserved) {
      reserved += cost;
      return { ...application, result: 'qualified', rank_no: ++taken[list] };
    }
    if (hasPlace) closedBy = id;
    return waiting < means.reserve_limit
      ? { ...application, result: 'reserve', rank_no: ++waiting }
      : { ...application, result: 'not_qualified', rank_no: null };
  });
  return { rows, places, reserved, closedBy };
}

/** Places that one list does not use go to the other. */
function sharedPlaces(
  applications: readonly RankedApplication[],
  places: Readonly<Record<RankingList, number>>,
): Record<RankingList, number> {
  const spare = (list: RankingList) =>
    Math.max(0, places[list] - applications.filter((application) => application.list === list).length);

  return {
    in_zone: places.in_zone + spare('out_zone'),
    out_zone: places.out_zone + spare('in_zone'),
  };
}

/** What decided between neighbours with equal points. */
export type TieBreak = 'disabled-child' | 'time' | 'number';

export interface Tie {
  points: number;
  /** Ids in their order. */
  ids: number[];
  /** The two between whom it was decided: who stands before whom. */
  parting: [before: number, behind: number];
  decidedBy: TieBreak;
  /** Whether the order gave them different results. */
  matters: boolean;
}

/** Applications of one list with equal points: who stands before whom, and why. */
export function tiesOf(rows: readonly RankedRow[]): Tie[] {
  const groups = new Map<number, RankedRow[]>();
  for (const row of rows) groups.set(row.points, [...(groups.get(row.points) ?? []), row]);

  return [...groups].flatMap(([points, tied]) => {
    const parted = partingOf(tied);
    if (!parted) return [];
    const [before, behind] = parted;
    return [
      {
        points,
        ids: tied.map(({ id }) => id),
        parting: [before.id, behind.id],
        decidedBy: breakOf(before, behind),
        matters: before.result !== behind.result,
      },
    ];
  });
}

/** The neighbours whose results part, or else the first two. */
function partingOf(tied: readonly RankedRow[]): [RankedRow, RankedRow] | undefined {
  const at = tied.findIndex(({ result }, index) => index > 0 && result !== tied[index - 1]?.result);
  const [before, behind] = at > 0 ? [tied[at - 1], tied[at]] : tied;
  return before && behind && [before, behind];
}

function breakOf(before: RankedRow, behind: RankedRow): TieBreak {
  if (before.hasDisabledChild !== behind.hasDisabledChild) return 'disabled-child';

  return before.sent === behind.sent ? 'number' : 'time';
}

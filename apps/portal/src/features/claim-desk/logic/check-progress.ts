import type { Claim, ClaimLine } from '@urzad/contract';

/** A flag that nobody has explained yet. A line that is refused needs no explanation. */
export function isFlagged({ duplicates, duplicate_note, decision }: ClaimLine): boolean {
  return duplicates.length > 0 && duplicate_note === '' && decision !== 'NIE';
}

/** How far the check of a claim is. */
export function checkProgress({ lines }: Pick<Claim, 'lines'>) {
  const decided = lines.filter(({ decision }) => decision !== null).length;
  const flagged = lines.filter(isFlagged).map(({ ordinal }) => ordinal);
  const open = lines.filter((line) => line.decision === null || isFlagged(line));

  return {
    decided,
    all: lines.length,
    /** The lines whose flag has to be explained first, by their place. */
    flagged,
    /** Those and the lines without a decision. */
    open: open.map(({ ordinal }) => ordinal),
    mayEnd: open.length === 0,
  };
}

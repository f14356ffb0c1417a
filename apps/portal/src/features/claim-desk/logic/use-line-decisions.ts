import { useQueryClient } from '@tanstack/react-query';
import type { Claim, ClaimLine } from '@urzad/contract';
import type { LineDecision } from '@urzad/grants';
import { Mutex } from 'async-mutex';
import { useState } from 'react';
import { claimQuery, claimsKey } from '#shared/entities/claims/claim-query';
import { newId } from '#shared/new-id';
import { decideLine } from '../api';

/** What was chosen for a line. */
export interface Verdict {
  decision: LineDecision | null;
  eligible_amount: ClaimLine['eligible_amount'];
  note: string;
}

/**
 * The decisions on lines. Each is shown at once and sent after those before it, as a key decides faster than the server
 * answers; one that is refused is taken back.
 */
export function useLineDecisions({ id, lines }: Pick<Claim, 'id' | 'lines'>) {
  const client = useQueryClient();
  const [turns] = useState(() => new Mutex());
  const [sent, setSent] = useState<ReadonlyMap<number, Verdict>>(new Map());
  const [failure, setFailure] = useState<{ id_line: number; error: unknown }>();
  const { queryKey } = claimQuery(id);

  async function send(id_line: number, verdict: Verdict) {
    const row_version = client.getQueryData(queryKey)?.row_version;
    if (row_version === undefined) throw new Error('A line is decided of a claim that is shown.');
    client.setQueryData(queryKey, await decideLine(id, { id_line, row_version, ...verdict }, newId()));
  }

  /** Whether it was stored. */
  async function decide(id_line: number, verdict: Verdict): Promise<boolean> {
    setFailure(undefined);
    setSent((all) => new Map(all).set(id_line, verdict));
    try {
      await turns.runExclusive(() => send(id_line, verdict));
      return true;
    } catch (error) {
      setFailure({ id_line, error });
      // Somebody else may have changed it: its present state is shown.
      void client.invalidateQueries({ queryKey: claimsKey });
      return false;
    } finally {
      setSent((all) => (all.get(id_line) === verdict ? without(all, id_line) : all));
    }
  }

  return {
    lines: lines.map((line) => shownLine(line, sent.get(line.id))),
    decide,
    failure,
    /** A decision is on its way: the end of the check has to come after it. */
    isStoring: sent.size > 0,
  };
}

export type LineDecisions = ReturnType<typeof useLineDecisions>;

/** A line with the decision that is being stored. */
function shownLine(line: ClaimLine, verdict: Verdict | undefined): ClaimLine {
  if (!verdict) return line;
  const { decision, eligible_amount, note } = verdict;
  return { ...line, decision, eligible_amount, decision_note: note };
}

function without<Value>(all: ReadonlyMap<number, Value>, id: number): ReadonlyMap<number, Value> {
  return new Map([...all].filter(([other]) => other !== id));
}

import type { Claim, ClaimLine } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { countedLines } from '@urzad/grants';
import { useId } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { checkProgress } from '../logic/check-progress';
import { proofsOf } from '../logic/claim-files';
import type { LineDecisions } from '../logic/use-line-decisions';
import { deskMessages } from '../messages/desk';
import { ClaimLineRow } from './claim-line-row';
import { LineKeys } from './line-keys';

interface ClaimLinesProps {
  claim: Claim;
  decisions: LineDecisions;
  today: IsoDate;
  onFileOpen: (keys: readonly string[]) => void;
}

/** The costs of the month, each decided on where the officer checks the claim. */
export function ClaimLines({ claim, decisions, today, onFileOpen }: ClaimLinesProps) {
  const words = useMessages(deskMessages);
  const titleId = useId();
  const { lines, decide, failure } = decisions;
  const mayDecide = claim.steps.includes('decide');
  const counted = countedLines(lines, claim.terms, 'accepted');
  const mostOf = (at: number) =>
    countedLines(undecidedAt(lines, at), claim.terms, 'accepted')[at]?.counted ?? 0;
  const { decided, all } = checkProgress({ lines });

  return (
    <section aria-labelledby={titleId}>
      <div className="u:flex u:flex-wrap u:items-baseline u:justify-between u:gap-x-3 u:pt-3 u:pb-1.5">
        <h2 id={titleId} className="u:text-lg">
          {words.costs}
        </h2>
        <span className="u:figures u:text-sm u:text-muted">{words.withDecision(decided, all)}</span>
      </div>
      <ol aria-labelledby={titleId}>
        {lines.map((line, at) => (
          <ClaimLineRow
            key={line.id}
            claim={claim}
            line={line}
            counted={counted[at]}
            most={mostOf(at)}
            today={today}
            failure={failure?.id_line === line.id ? failure.error : undefined}
            onDecide={mayDecide ? (verdict) => decide(line.id, verdict) : undefined}
            onShow={() => onFileOpen(proofsOf(line))}
          />
        ))}
      </ol>
      {mayDecide && <LineKeys />}
    </section>
  );
}

function undecidedAt(lines: readonly ClaimLine[], place: number): ClaimLine[] {
  return lines.map((line, at) => (at === place ? { ...line, decision: null, eligible_amount: null } : line));
}

import type { Countersigned } from '@urzad/contract';
import { Alert } from '@urzad/ui';
import type { Desk } from '../logic/desk';

interface OutcomesProps extends Pick<Desk, 'words'> {
  outcomes: readonly Countersigned[];
}

/** What became of contracts or annexes that were signed together, a line each. */
export function Outcomes({ words, outcomes }: OutcomesProps) {
  if (outcomes.length === 0) return null;
  const areSigned = outcomes.every(({ outcome }) => outcome === 'signed');
  const refusals: Readonly<Record<string, string>> = words.refusals;

  return (
    <Alert live kind={areSigned ? 'success' : 'warning'} title={words.outcomesTitle}>
      <ul className="u:list-disc u:ps-5">
        {outcomes.map(({ filename, id, number, outcome, reason }) => (
          <li key={filename ?? id}>
            {outcome === 'signed' && words.outcomes.signed(number ?? '')}
            {outcome === 'refused' &&
              words.outcomes.refused(number ?? '', refusals[reason ?? ''] ?? words.otherRefusal)}
            {outcome === 'unknown' && words.outcomes.unknown}
          </li>
        ))}
      </ul>
    </Alert>
  );
}

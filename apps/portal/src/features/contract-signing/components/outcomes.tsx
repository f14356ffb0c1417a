import type { Countersigned } from '@urzad/contract';
import { Alert } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';

/** What became of contracts that were signed together, a line each. */
export function Outcomes({ outcomes }: { outcomes: readonly Countersigned[] }) {
  const words = useMessages(deskMessages);
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

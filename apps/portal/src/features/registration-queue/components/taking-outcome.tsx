import { TAKE_MAX, type TakeResult } from '@urzad/contract';
import { Alert, useLocale } from '@urzad/ui';
import { useEffect, useRef } from 'react';
import { failureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import type { useTaking } from '../logic/use-taking';
import { queueMessages } from '../messages/queue';

type TakingOutcomeProps = Pick<ReturnType<typeof useTaking>, 'results' | 'error' | 'isTooMany'>;

/** The result of taking over several applications, above their table. */
export function TakingOutcome({ results, error, isTooMany }: TakingOutcomeProps) {
  const words = useMessages(queueMessages);
  const locale = useLocale();

  if (isTooMany) {
    return (
      <Alert kind="warning" live>
        {words.tooMany(TAKE_MAX)}
      </Alert>
    );
  }
  if (error) {
    return (
      <Alert kind="error" live title={words.notTaken}>
        {failureText(error, locale)}
      </Alert>
    );
  }
  return results && <TakingResults results={results} />;
}

function TakingResults({ results }: { results: readonly TakeResult[] }) {
  const words = useMessages(queueMessages);
  const alert = useRef<HTMLDivElement>(null);
  const left = results.filter(({ refused }) => refused !== null);
  const taken = results.length - left.length;

  // The pressed button is removed with the selection: the result takes the focus, and is read.
  // biome-ignore lint/correctness/useExhaustiveDependencies: each press brings other results.
  useEffect(() => alert.current?.focus(), [results]);

  return (
    <Alert
      ref={alert}
      kind={left.length > 0 ? 'warning' : 'success'}
      title={taken > 0 ? words.taken(taken) : words.noneTaken}
    >
      {taken > 0 && <p>{words.takenHint}</p>}
      {left.length > 0 && (
        <ul>
          {left.map(({ id, number }) => (
            <li key={id}>{number === null ? words.unknown : words.notWaiting(number)}</li>
          ))}
        </ul>
      )}
    </Alert>
  );
}

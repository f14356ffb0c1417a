import type { ReportSummary } from '@urzad/contract';
import { Alert, Button, Pending } from '@urzad/ui';
import type { ReactNode } from 'react';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useMessages } from '#shared/i18n/messages';
import { tooSlowText } from '../logic/too-slow';
import type { useSummary } from '../logic/use-summary';
import { reportMessages } from '../messages/reports';

interface ComputedProps {
  summary: ReturnType<typeof useSummary>;
  children: (summary: ReportSummary) => ReactNode;
}

/** What the database reckons, with a way to cancel it. */
export function Computed({ summary, children }: ComputedProps) {
  const words = useMessages(reportMessages);
  const { data, error, isFetching, isCancelled, refetch, cancel } = summary;

  if (isCancelled) {
    return (
      <Alert kind="info" title={words.cancelled}>
        <Button onClick={() => void refetch()}>{words.again}</Button>
      </Alert>
    );
  }
  return (
    <>
      {isFetching && !data && (
        <div>
          <Button onClick={() => void cancel()}>{words.cancel}</Button>
        </div>
      )}
      <Pending pending={!data && !error} label={words.computing}>
        {() =>
          data ? (
            children(data)
          ) : (
            <ScreenFailure
              error={error}
              title={words.failed}
              reason={tooSlowText(error, words)}
              onRetry={() => void refetch()}
            />
          )
        }
      </Pending>
    </>
  );
}

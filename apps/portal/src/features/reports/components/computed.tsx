import type { ReportSummary } from '@urzad/contract';
import { columnText } from '@urzad/domain';
import { Alert, Button, Pending, useLocale } from '@urzad/ui';
import type { ReactNode } from 'react';
import { ScreenFailure } from '#shared/failures/screen-failure';
import { useLeftFocus } from '#shared/focus/keep-focus';
import { useMessages } from '#shared/i18n/messages';
import { tooSlowText } from '../logic/too-slow';
import type { useSummary } from '../logic/use-summary';
import { reportMessages } from '../messages/reports';

interface ComputedProps {
  summary: ReturnType<typeof useSummary>;
  children: (summary: ReportSummary) => ReactNode;
}

/** What the database reckons, with a way to cancel it, or what it has reckoned in the night, with a way to ask anew. */
export function Computed({ summary, children }: ComputedProps) {
  const words = useMessages(reportMessages);
  const { data, error, isFetching, isLive, isCancelled, refetch, cancel, takeKept } = summary;
  const toKept = isLive && !data && !isFetching && (
    <div>
      <LeavingButton onPress={takeKept}>{words.takeKept}</LeavingButton>
    </div>
  );

  if (isCancelled) {
    return (
      <>
        <Alert kind="info" title={words.cancelled}>
          <LeavingButton onPress={() => void refetch()}>{words.again}</LeavingButton>
        </Alert>
        {toKept}
      </>
    );
  }
  return (
    <>
      {isFetching && !data && (
        <div>
          <LeavingButton onPress={() => void cancel()}>{words.cancel}</LeavingButton>
        </div>
      )}
      <Pending pending={!data && !error} label={words.computing}>
        {() =>
          data ? (
            <>
              {data.computed_at && <AsOf moment={data.computed_at} onLive={summary.askLive} />}
              {children(data)}
            </>
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
      {toKept}
    </>
  );
}

/** Of which moment the result is, where the night has computed it. */
function AsOf({ moment, onLive }: { moment: string; onLive: () => void }) {
  const words = useMessages(reportMessages);
  const locale = useLocale();

  return (
    <Alert
      kind="info"
      title={words.asOf(columnText('datetime', moment, locale))}
      actions={
        <div className="u:print:hidden">
          <LeavingButton onPress={onLive}>{words.askLive}</LeavingButton>
        </div>
      }
    >
      {words.asOfText}
    </Alert>
  );
}

/** A button that goes when it was pressed. */
function LeavingButton({ onPress, children }: { onPress: () => void; children: string }) {
  const pressed = useLeftFocus();

  return (
    <Button
      onClick={() => {
        pressed();
        onPress();
      }}
    >
      {children}
    </Button>
  );
}

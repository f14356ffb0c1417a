import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { deviceText, type SessionView } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Button, Card, Pagination, toast, useLocale } from '@urzad/ui';
import { ConfirmDialog } from '@urzad/ui/overlays';
import { useState } from 'react';
import { letterMomentText } from '#shared/conversation/moment-text';
import { useFailureText } from '#shared/failures/failure-text';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { useActing } from '#shared/session/use-acting';
import { endOtherSessions, endSession, SESSIONS_PAGE_COUNT, sessionsKey, sessionsQuery } from '../api';
import { ownAccountMessages } from '../messages/own-account';

/** Where the person is signed in; each place but this one can be signed out. Not for who acts for them. */
export function AccountSessions({ today }: { today: IsoDate }) {
  const { sessions: words } = useMessages(ownAccountMessages);
  const [page, setPage] = useState(1);
  const isActing = useActing() !== undefined;
  const { data, error, refetch } = useQuery({ ...sessionsQuery(page), enabled: !isActing });
  const [asked, setAsked] = useState<SessionView | 'others'>();
  if (isActing) return null;

  return (
    <Card className="u:grid u:gap-2">
      <h2 className="u:text-lg">{words.title}</h2>
      <Loaded
        data={data}
        error={error}
        onRetry={() => void refetch()}
        loading={words.loading}
        failed={words.failed}
      >
        {({ data: rows, count }) => (
          <>
            <ul className="u:row-lines">
              {rows.map((row) => (
                <SessionRow key={row.id} row={row} today={today} onEnd={() => setAsked(row)} />
              ))}
            </ul>
            {count > SESSIONS_PAGE_COUNT && (
              <Pagination page={page} pageSize={SESSIONS_PAGE_COUNT} total={count} onPageChange={setPage} />
            )}
            {count > 1 && (
              <div className="u:grid u:justify-items-start u:gap-2">
                <p className="u:max-w-text u:text-sm u:text-muted">{words.advice}</p>
                <Button onClick={() => setAsked('others')}>{words.endOthers}</Button>
              </div>
            )}
          </>
        )}
      </Loaded>
      <EndDialog asked={asked} onClose={() => setAsked(undefined)} />
    </Card>
  );
}

interface SessionRowProps {
  row: SessionView;
  today: IsoDate;
  onEnd: () => void;
}

function SessionRow({ row, today, onEnd }: SessionRowProps) {
  const { sessions: words } = useMessages(ownAccountMessages);
  const locale = useLocale();
  const device = deviceText(row.user_agent, locale);
  const isCurrent = row.is_current === 'yes';
  const when = isCurrent
    ? words.since(letterMomentText(row.create_date, today, locale))
    : words.last(letterMomentText(row.active_date, today, locale));

  return (
    <li className="u:flex u:items-center u:gap-4 u:py-3">
      <div className="u:min-w-0 u:flex-1">
        <p className="u:font-semibold u:wrap-anywhere">{device}</p>
        <p className="u:text-sm u:wrap-anywhere u:text-muted">
          {[isCurrent && words.current, when, row.ip && words.ip(row.ip)].filter(Boolean).join(' · ')}
        </p>
      </div>
      {!isCurrent && (
        <Button variant="quiet" size="sm" onClick={onEnd}>
          <span className="u:part">{words.end}</span>
          <span className="u:sr-only">{` ${device}`}</span>
        </Button>
      )}
    </li>
  );
}

interface EndDialogProps {
  asked: SessionView | 'others' | undefined;
  onClose: () => void;
}

function EndDialog({ asked, onClose }: EndDialogProps) {
  const { sessions: words } = useMessages(ownAccountMessages);
  const textOf = useFailureText();
  const locale = useLocale();
  const queries = useQueryClient();
  const ending = useMutation({
    mutationFn: async (wanted: SessionView | 'others') => {
      await (wanted === 'others' ? endOtherSessions() : endSession(wanted.id));
      await queries.invalidateQueries({ queryKey: sessionsKey });
      return wanted;
    },
    onSuccess: (wanted) => toast.success(wanted === 'others' ? words.othersEnded : words.ended),
    onError: (error) => toast.error(`${words.endFailed}. ${textOf(error)}`),
    onSettled: onClose,
  });
  // The question stays while the dialog closes.
  const [question, setQuestion] = useState(asked);
  if (asked && asked !== question) setQuestion(asked);

  return (
    <ConfirmDialog
      open={asked !== undefined}
      onOpenChange={(open) => !open && onClose()}
      title={
        question && question !== 'others'
          ? words.endTitle(deviceText(question.user_agent, locale))
          : words.endOthersTitle
      }
      confirmLabel={question && question !== 'others' ? words.end : words.endOthers}
      onConfirm={() => asked && ending.mutate(asked)}
      pending={ending.isPending}
    >
      {words.endText}
    </ConfirmDialog>
  );
}

import { useQuery } from '@tanstack/react-query';
import type { ChosenMessage } from '@urzad/contract';
import { momentText } from '@urzad/domain';
import { Card, EmptyState, ProgressBar } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { messagesQuery } from '../logic/message-queries';
import { chosenMessagesWords } from '../messages/chosen';

/** The newest messages to chosen people, each with its progress. */
export function SentMessages() {
  const words = useMessages(chosenMessagesWords);
  const { data, error, refetch } = useQuery(messagesQuery);

  return (
    <section className="u:grid u:gap-4" aria-label={words.sent}>
      <h2 className="u:text-lg">{words.sent}</h2>
      <Loaded
        data={data?.data}
        error={error}
        onRetry={() => void refetch()}
        loading={words.sentLoading}
        failed={words.sentFailed}
      >
        {(rows) =>
          rows.length === 0 ? (
            <EmptyState picture={false} title={words.sentNone}>
              {words.sentNoneText}
            </EmptyState>
          ) : (
            <ul className="u:grid u:gap-3">
              {rows.map((row) => (
                <li key={row.id}>
                  <MessageCard message={row} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </section>
  );
}

function MessageCard({ message }: { message: ChosenMessage }) {
  const words = useMessages(chosenMessagesWords);
  const { subject, text, date, author, audience, channel, count, done } = message;
  const facts = [
    momentText(new Date(date)).slice(0, 16),
    author,
    words.audiences[audience],
    words.channels[channel],
  ];

  return (
    <Card>
      <h3 lang="pl" className="u:text-md u:wrap-anywhere">
        {subject}
      </h3>
      <p className="u:text-sm u:text-muted">{facts.filter(Boolean).join(' · ')}</p>
      <p lang="pl" className="u:mt-2 u:whitespace-pre-line u:wrap-anywhere">
        {text}
      </p>
      <div className="u:mt-3">
        {done < count ? (
          <ProgressBar
            value={done}
            max={count}
            label={words.progressOf(subject)}
            valueText={words.progress(done, count)}
          />
        ) : (
          <p className="u:text-sm u:text-muted">{words.allDone(count)}</p>
        )}
      </div>
    </Card>
  );
}

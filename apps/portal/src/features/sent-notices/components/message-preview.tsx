import { type Audience, MESSAGE_PEOPLE_MAX } from '@urzad/contract';
import { filledMessage, usesMark } from '@urzad/grants';
import { Alert, Card } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { MessageValues } from '../logic/message-values';
import { chosenMessagesWords } from '../messages/chosen';

interface MessagePreviewProps {
  /** Undefined until somebody is chosen. */
  audience: Audience | undefined;
  values: Pick<MessageValues, 'subject_pl' | 'text_pl'>;
}

/** How many people a message reaches, and how the first of them will see it. */
export function MessagePreview({ audience, values }: MessagePreviewProps) {
  const words = useMessages(chosenMessagesWords);
  if (!audience) return <p className="u:text-muted">{words.nobodyYet}</p>;
  const { count, sample, without_number } = audience;
  const namesNumber = usesMark(values.subject_pl, 'numer') || usesMark(values.text_pl, 'numer');

  return (
    <div className="u:grid u:gap-3">
      {count > MESSAGE_PEOPLE_MAX ? (
        <Alert kind="warning" title={words.tooMany} />
      ) : (
        <p className="u:font-semibold">{count === 0 ? words.nobody : words.reaches(count)}</p>
      )}
      {namesNumber && without_number > 0 && <p>{words.withoutNumber(without_number)}</p>}
      {sample && (
        <>
          <p className="u:text-sm u:text-muted">{words.previewFor(sample.name, sample.mail)}</p>
          <Card>
            <p className="u:font-semibold u:wrap-anywhere">{filledMessage(values.subject_pl, sample)}</p>
            <p className="u:mt-2 u:whitespace-pre-line u:wrap-anywhere">
              {filledMessage(values.text_pl, sample) || words.emptyText}
            </p>
          </Card>
        </>
      )}
    </div>
  );
}

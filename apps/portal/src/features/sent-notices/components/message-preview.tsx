import { type Audience, MESSAGE_PEOPLE_MAX } from '@urzad/contract';
import { filledMessage, usesMark } from '@urzad/grants';
import { Alert, Card } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import type { MessageValues } from '../logic/message-values';
import { chosenMessagesWords } from '../messages/chosen';

interface MessagePreviewProps {
  /** Undefined until somebody is chosen. */
  audience: Audience | undefined;
  values: Pick<MessageValues, 'subject_pl' | 'text_pl' | 'isEnglish' | 'subject_en' | 'text_en'>;
}

/** How many people a message reaches, and how the first of them will see it. */
export function MessagePreview({ audience, values }: MessagePreviewProps) {
  const words = useMessages(chosenMessagesWords);
  if (!audience) return <p className="u:text-muted">{words.nobodyYet}</p>;
  const { count, sample, without_number } = audience;
  const { subject_pl, text_pl, isEnglish, subject_en, text_en } = values;
  const texts = [subject_pl, text_pl, ...(isEnglish ? [subject_en, text_en] : [])];
  const namesNumber = texts.some((text) => usesMark(text, 'numer'));

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
          <Letter
            lang="pl"
            subject={filledMessage(subject_pl, sample)}
            text={filledMessage(text_pl, sample)}
          />
          {isEnglish && (
            <>
              <p className="u:text-sm u:text-muted">{words.previewEnglish}</p>
              <Letter
                lang="en"
                subject={filledMessage(subject_en, sample)}
                text={filledMessage(text_en, sample)}
              />
            </>
          )}
        </>
      )}
    </div>
  );
}

function Letter({ lang, subject, text }: { lang: 'pl' | 'en'; subject: string; text: string }) {
  const { emptyText } = useMessages(chosenMessagesWords);

  return (
    <Card>
      <p lang={lang} className="u:font-semibold u:wrap-anywhere">
        {subject}
      </p>
      {text === '' ? (
        <p className="u:mt-2">{emptyText}</p>
      ) : (
        <p lang={lang} className="u:mt-2 u:whitespace-pre-line u:wrap-anywhere">
          {text}
        </p>
      )}
    </Card>
  );
}

import { useQueryClient } from '@tanstack/react-query';
import { type MailLetter, type MailRecipient, type MailThread, pathOfObject } from '@urzad/contract';
import { Alert, Conversation, type ConversationItem, LetterText, TextLink, useLocale } from '@urzad/ui';
import { useEffect } from 'react';
import { letterMomentText } from '#shared/conversation/moment-text';
import { SentFiles } from '#shared/conversation/sent-files';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { PresenceMark } from '#shared/presence/presence';
import { useBusinessToday } from '#shared/system/use-office';
import { markLetters } from '../api';
import { mailKey } from '../logic/mail-lists';
import { openedLetter } from '../logic/opened-letter';
import { letterWords } from '../messages/letter';
import { LetterActions } from './letter-actions';
import { OutsideBody } from './outside-body';

/** The letters of a conversation, which are read once they are shown, and what may be done with the opened one. */
export function LetterThread({ thread }: { thread: MailThread }) {
  const words = useMessages(letterWords);
  const items = useThreadItems(thread);
  const letter = openedLetter(thread);
  useMarkRead(thread);
  const { object, officecase } = letter;

  return (
    <div className="u:grid u:min-w-0 u:grid-cols-1 u:gap-5">
      {object?.name && (
        <p className="u:flex u:flex-wrap u:gap-x-2 u:text-sm">
          <span className="u:text-muted">{words.about}</span>
          <TextLink href={pathOfObject(object)} className="u:file-number">
            {object.name}
          </TextLink>
        </p>
      )}
      {officecase && (
        <Alert kind="info" title={words.file.filed}>
          <TextLink href={paths.officeCase(officecase.id)}>{officecase.sign}</TextLink>
        </Alert>
      )}
      <Conversation items={items} />
      <LetterActions letter={letter} />
    </div>
  );
}

function useThreadItems({ letters }: MailThread): ConversationItem[] {
  const words = useMessages(letterWords);
  const locale = useLocale();
  const today = useBusinessToday();

  const said = ({ name, kind, delivery }: MailRecipient) => {
    const more = kind === 'person' ? words.person : delivery && words.deliveries[delivery];
    return more ? `${name} (${more})` : name;
  };
  const unitOf = ({ to, cc, from, outside }: MailLetter) =>
    [
      outside?.mail && outside.mail !== from.name && `<${outside.mail}>`,
      to.length > 0 && `${words.to} ${to.map(said).join(', ')}`,
      cc.length > 0 && `${words.cc} ${cc.map(said).join(', ')}`,
    ]
      .filter(Boolean)
      .join(' · ');

  return letters.map((letter) => ({
    kind: 'letter',
    id: letter.id,
    author: letter.from.name || words.unknown,
    unit: (
      <span className="u:inline-flex u:flex-wrap u:items-baseline u:gap-x-3">
        <span>{unitOf(letter)}</span>
        {letter.is_mine === 'no' && <PresenceMark id={letter.from.id_user} />}
      </span>
    ),
    isOwn: letter.is_mine === 'yes',
    tone: letter.is_mine === 'yes' ? 'own' : 'other',
    date: <time dateTime={letter.date}>{letterMomentText(letter.date, today, locale)}</time>,
    children: (
      <div lang="pl" className="u:grid u:gap-3">
        {letter.outside ? (
          <OutsideBody letter={letter} outside={letter.outside} />
        ) : (
          <LetterText text={letter.body} />
        )}
      </div>
    ),
    files: letter.files.length > 0 && <SentFiles files={letter.files} />,
  }));
}

/** Whoever opens a conversation reads it. Nothing depends on it, so a failure is silent. */
function useMarkRead({ letters }: MailThread) {
  const queries = useQueryClient();
  const unread = letters.filter(({ is_read }) => is_read === 'no').map(({ id }) => id);
  const key = unread.join(',');

  useEffect(() => {
    if (key === '') return;
    markLetters(key.split(',').map(Number), 'yes')
      .then(() => queries.invalidateQueries({ queryKey: mailKey }))
      .catch(() => undefined);
  }, [key, queries]);
}

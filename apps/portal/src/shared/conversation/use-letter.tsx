import type { CaseMessage, Officer } from '@urzad/contract';
import { type ConversationItem, LetterText, useLocale } from '@urzad/ui';
import { useMessages } from '../i18n/messages';
import { PresenceMark } from '../presence/presence';
import { useSession } from '../session/session-store';
import { useBusinessToday, useOffice } from '../system/use-office';
import { conversationMessages } from './messages';
import { letterMomentText } from './moment-text';
import { SentFiles } from './sent-files';

/** Who reads a case or ticket: its person, or the office. */
export type CaseSide = 'citizen' | 'office';

/** What `Conversation` shows of a letter. */
export function useLetter(side: CaseSide) {
  const words = useMessages(conversationMessages);
  const momentText = useMomentText();
  const me = useSession((state) => state.me);
  const officeName = useOffice()?.office_name;
  const ownDirection = side === 'citizen' ? 'IN' : 'OUT';

  return ({ id, direction, author, body, sent_date, read_date, files }: CaseMessage): ConversationItem => {
    const isOwn = author !== null && author.id === me?.id;
    const isOfOffice = direction === 'OUT' && side === 'citizen';

    return {
      kind: 'letter',
      id,
      author: author?.name ?? words.office,
      unit: isOfOffice ? (
        officeName
      ) : side === 'office' && author ? (
        <BesideName {...{ author, isOwn }} />
      ) : undefined,
      isOwn,
      tone: direction === 'NOTE' ? 'note' : direction === ownDirection ? 'own' : 'other',
      date: <time dateTime={sent_date}>{momentText(sent_date)}</time>,
      // Letters to an office and from it are in Polish; the interface may be in another language.
      children: (
        <div lang="pl" className="u:contents">
          <LetterText text={body} />
        </div>
      ),
      files: files.length > 0 && <SentFiles files={files} />,
      seen: direction === ownDirection && read_date ? words.read(momentText(read_date)) : undefined,
    };
  };
}

/** In the office one's own name stands under „Ty”; of others it says when they were last in the portal. */
function BesideName({ author, isOwn }: { author: Officer; isOwn: boolean }) {
  return isOwn ? author.name : <PresenceMark id={author.id} />;
}

/** `10 lutego, 09:14` */
export function useMomentText() {
  const locale = useLocale();
  const today = useBusinessToday();

  return (moment: string) => letterMomentText(moment, today, locale);
}

import type { OfficeCase } from '@urzad/contract';
import { dayText, type IsoDate, monthName } from '@urzad/domain';
import { Button, DateTile, FolderCard, focusField, useLocale } from '@urzad/ui';
import { Reply } from 'lucide-react';
import { OwnerOnly } from '#shared/acting/owner-only';
import { deadlineText } from '#shared/deadlines/deadline-text';
import { useMessages } from '#shared/i18n/messages';
import { threadMessages } from '../messages/thread';

export interface ThreadFolderProps extends Pick<OfficeCase, 'sign'> {
  /** The day until which the office waits. */
  answerTo: IsoDate;
  today: IsoDate;
}

/** The office waits for the applicant: the day first, and the way to the answer (Guide §1). */
export function ThreadFolder({ sign, answerTo, today }: ThreadFolderProps) {
  const { folder: words } = useMessages(threadMessages);
  const locale = useLocale();
  const day = dayText(answerTo, locale);
  const isLate = today > answerTo;

  return (
    <FolderCard number={sign} icon={Reply} tone="warning">
      <div className="u:flex u:flex-wrap-reverse u:items-center u:justify-between u:gap-4 u:tablet:flex-nowrap">
        <div className="u:grid u:max-w-text u:justify-items-start u:gap-1">
          <h2 className="u:text-xl">{isLate ? words.lateTitle(day) : words.title(day)}</h2>
          <p>{isLate ? words.lateText : words.text(deadlineText(answerTo, today, locale))}</p>
          <OwnerOnly act="write">
            <Button
              variant="primary"
              icon={Reply}
              className="u:mt-3"
              onClick={() => focusField(document, 'body')}
            >
              {words.action}
            </Button>
          </OwnerOnly>
        </div>
        <DateTile
          dateTime={answerTo}
          day={String(Number(answerTo.slice(8)))}
          month={monthName(answerTo.slice(0, 7), locale)}
        />
      </div>
    </FolderCard>
  );
}

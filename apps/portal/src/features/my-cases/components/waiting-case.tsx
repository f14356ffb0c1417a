import type { OfficeCaseRow } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { Button, FolderCard, Icon, Link, useLocale } from '@urzad/ui';
import { Reply } from 'lucide-react';
import { deadlineText } from '#shared/deadlines/deadline-text';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useBusinessToday } from '#shared/system/use-office';
import { listMessages } from '../messages/list';
import { CaseAbout } from './case-cells';

/** The case in which the office waits for the parent, with its day first (Guide §1). */
export function WaitingCase({ row }: { row: OfficeCaseRow }) {
  const { waiting: words, answerTo } = useMessages(listMessages);
  const locale = useLocale();
  const today = useBusinessToday();
  const shown = useShownTitle();
  const { id, sign, title, answer_to } = row;
  const day = answer_to && longDateText(answer_to, locale);
  const isLate = answer_to !== null && today !== undefined && answer_to < today;

  return (
    <FolderCard number={sign} icon={Reply} tone="warning">
      <div className="u:grid u:gap-4 u:desktop:flex u:desktop:items-center u:desktop:justify-between">
        <div className="u:grid u:max-w-text u:gap-1">
          <h2 className="u:text-xl">{day && !isLate ? answerTo(day) : words.title}</h2>
          <p className="u:font-medium u:wrap-anywhere">{shown(title)}</p>
          <CaseAbout row={row} />
          {day && isLate && <p>{words.late(day)}</p>}
          {answer_to && today && !isLate && <p>{words.text(deadlineText(answer_to, today, locale))}</p>}
        </div>
        <Button asChild variant="primary">
          <Link href={paths.officeCase(id)}>
            <Icon of={Reply} /> {words.answer}
          </Link>
        </Button>
      </div>
    </FolderCard>
  );
}

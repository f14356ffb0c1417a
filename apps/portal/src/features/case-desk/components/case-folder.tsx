import { dateText, type IsoDate, longDateText, optionText, warsawDate } from '@urzad/domain';
import { CASE_CHANNEL, CASE_PRIORITY, isLiveCase } from '@urzad/grants';
import { DescriptionList, FolderCard, TextLink, useLocale } from '@urzad/ui';
import { MessageSquareText } from 'lucide-react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { caseAnswersOf } from '#shared/entities/office-cases/case-answers';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { useKindName } from '#shared/entities/office-cases/use-kind-name';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { paths } from '#shared/paths';
import type { ActionProps } from '../logic/use-decision';
import { deskMessages } from '../messages/desk';
import { CaseActions } from './case-actions';
import { SettleEffects } from './settle-effects';

interface CaseFolderProps extends ActionProps {
  today: IsoDate;
}

/** What the office knows of the case, and what can be done with it. */
export function CaseFolder({ officeCase, today, onDecided }: CaseFolderProps) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const kindName = useKindName();
  const officeWords = useOfficeWords();
  const { id, sign, kind, status, owner, channel, priority, create_date, steps } = officeCase;

  return (
    <FolderCard number={sign} icon={MessageSquareText}>
      <h2 className="u:sr-only">{words.case}</h2>
      <p className="u:pb-3">
        <CaseStatusBadge status={status} />
      </p>
      <DescriptionList
        items={[
          { term: words.due, value: <Due officeCase={officeCase} today={today} /> },
          { term: words.owner, value: owner?.name ?? words.nobody },
          { term: words.kind, value: kindName(kind) },
          ...(priority === 'NORMAL'
            ? []
            : [{ term: words.priority, value: optionText(CASE_PRIORITY, priority, locale) }]),
          { term: words.channel, value: optionText(CASE_CHANNEL, channel, locale) },
          { term: words.received, value: longDateText(warsawDate(new Date(create_date)), locale) },
          ...caseAnswersOf(officeCase, { today, locale, words: officeWords }),
          { term: words.file, value: words.fileText(officeCase.archive_class, officeCase.archive_cat) },
        ]}
      />
      {steps.includes('edit') && (
        <TextLink variant="standalone" className="u:print:hidden" href={paths.officeCaseEdit(id)}>
          {words.edit}
        </TextLink>
      )}
      <SettleEffects officeCase={officeCase} />
      <CaseActions officeCase={officeCase} onDecided={onDecided} />
    </FolderCard>
  );
}

/** The day of the answer while somebody has to act, and for whom it waits. */
function Due({ officeCase, today }: Pick<CaseFolderProps, 'officeCase' | 'today'>) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const { status, due_date, answer_to } = officeCase;
  if (!due_date) return <span className="u:text-muted">{words.noDue}</span>;

  return (
    <>
      <span className="u:block">{longDateText(due_date, locale)}</span>
      {isLiveCase(status) && <DaysLeft due={due_date} today={today} />}
      {answer_to && (
        <span className="u:block u:text-sm u:text-muted">
          {words.waits(dateText(answer_to, { today, locale }))}
        </span>
      )}
    </>
  );
}

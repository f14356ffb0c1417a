import type { OfficeCase } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { getCaseKind, isLiveCase } from '@urzad/grants';
import { Card, DescriptionList, phoneHref, TextLink, useLocale } from '@urzad/ui';
import { caseAnswersOf } from '#shared/entities/office-cases/case-answers';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { useKindName } from '#shared/entities/office-cases/use-kind-name';
import { useMessages } from '#shared/i18n/messages';
import { useOfficeWords } from '#shared/libraries/use-words';
import { paths } from '#shared/paths';
import { useOffice } from '#shared/system/use-office';
import { threadMessages } from '../messages/thread';

export interface ThreadFactsProps {
  officeCase: OfficeCase;
  today: IsoDate;
}

/** What the case is, until when the office answers, and who does. */
export function ThreadFacts({ officeCase, today }: ThreadFactsProps) {
  const { facts: words } = useMessages(threadMessages);
  const locale = useLocale();
  const kindName = useKindName();
  const officeWords = useOfficeWords();
  const { id, sign, kind, status, due_date, steps } = officeCase;
  const isDue = isLiveCase(status) && due_date !== null;

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:sr-only">{words.title}</h2>
      <div>
        <CaseStatusBadge status={status} isOwn />
      </div>
      <DescriptionList
        items={[
          { term: words.sign, value: <span className="u:file-number">{sign}</span> },
          { term: words.kind, value: kindName(kind) },
          ...caseAnswersOf(officeCase, { today, locale, words: officeWords }),
          ...(isDue ? [{ term: words.answerBy, value: <Due officeCase={officeCase} due={due_date} /> }] : []),
          { term: words.owner, value: <Owner officeCase={officeCase} /> },
        ]}
      />
      {steps.includes('edit') && (
        <TextLink variant="standalone" className="u:print:hidden" href={paths.officeCaseEdit(id)}>
          {words.change}
        </TextLink>
      )}
    </Card>
  );
}

/** The day of the answer. For data protection and accessibility it comes also while the office waits. */
function Due({ officeCase: { kind, status }, due }: { officeCase: OfficeCase; due: IsoDate }) {
  const { facts: words } = useMessages(threadMessages);
  const locale = useLocale();
  const stands = status === 'wait_citizen' && !getCaseKind(kind).isOfRights;

  return (
    <>
      <span>{words.by(longDateText(due, locale))}</span>
      {stands && <span className="u:block u:font-regular u:text-muted">{words.still}</span>}
    </>
  );
}

/** The officer in charge; the phone is that of the office. */
function Owner({ officeCase: { owner } }: { officeCase: OfficeCase }) {
  const { facts: words } = useMessages(threadMessages);
  const [phone] = useOffice()?.office_phones ?? [];

  return (
    <>
      <span className={owner ? undefined : 'u:font-regular u:text-muted'}>
        {owner ? owner.name : words.nobody}
      </span>
      {phone && (
        <span className="u:block">
          <TextLink href={phoneHref(phone)} className="u:figures">
            {phone}
          </TextLink>
        </span>
      )}
    </>
  );
}

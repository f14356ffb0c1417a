import { type OfficeCase, refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DaysLeft } from '#shared/deadlines/due-date';
import { caseList } from '#shared/entities/office-cases/case-list';
import { CaseStatusBadge } from '#shared/entities/office-cases/case-status-badge';
import { dueOf } from '#shared/entities/office-cases/due-of';
import { useShownTitle } from '#shared/entities/office-cases/use-shown-title';
import { LetterLink } from '#shared/entities/people/letter-link';
import { useMessages } from '#shared/i18n/messages';
import { ListNeighbours } from '#shared/list/list-neighbours';
import { listAroundQuery } from '#shared/list/list-queries';
import { DeskHeading } from '#shared/object/desk-heading';
import { Onlookers } from '#shared/object/onlookers';
import { useShown } from '#shared/object/use-shown';
import { paths } from '#shared/paths';
import { Presence } from '#shared/presence/presence';
import { deskMessages } from '../messages/desk';

interface CaseHeadingProps {
  officeCase: OfficeCase;
  today: IsoDate;
  ref: Ref<HTMLHeadingElement>;
}

/** The title, the applicant, the status and the links to the neighbours in the list. */
export function CaseHeading({ officeCase, today, ref }: CaseHeadingProps) {
  const words = useMessages(deskMessages);
  const shown = useShownTitle();
  const [params] = useSearchParams();
  const location = caseList.parse(params);
  const { id, id_user, title, person, sign, status } = officeCase;
  const due = dueOf(officeCase);
  useShown('officecase', id);

  return (
    <DeskHeading
      ref={ref}
      back={{ href: caseList.hrefOf(location), label: words.backToList }}
      title={shown(title)}
      beside={
        <span className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
          <CaseStatusBadge status={status} />
          {due && (
            <span className="u:text-sm">
              <DaysLeft due={due} today={today} />
            </span>
          )}
        </span>
      }
      lead={
        <>
          {person} · <span className="u:file-number">{sign}</span>
          <Presence id={id_user} />
          <LetterLink of={refOf('officecase', id)} />
          <Onlookers of={refOf('officecase', id)} />
        </>
      }
      neighbours={
        <ListNeighbours
          id={id}
          list={caseList}
          location={location}
          pageAt={(of) => listAroundQuery(caseList.endpoint, caseList.filterOf(of))}
          pathOf={paths.officeCase}
          words={words}
        />
      }
    />
  );
}

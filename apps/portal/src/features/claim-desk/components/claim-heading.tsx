import { type Claim, refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { TextLink } from '@urzad/ui';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DaysLeft } from '#shared/deadlines/due-date';
import { claimList } from '#shared/entities/claims/claim-list';
import { ClaimStatusBadge } from '#shared/entities/claims/claim-status-badge';
import { useCareText } from '#shared/entities/co-fundings/use-care-text';
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

interface ClaimHeadingProps {
  claim: Claim;
  today: IsoDate;
  ref: Ref<HTMLHeadingElement>;
}

/** Whose claim it is and of which month, its status and term, and the links to the neighbours in the list. */
export function ClaimHeading({ claim, today, ref }: ClaimHeadingProps) {
  const words = useMessages(deskMessages);
  const [params] = useSearchParams();
  const location = claimList.parse(params);
  const {
    id,
    id_user,
    number,
    person,
    month,
    status,
    due_date,
    child,
    id_contract,
    contract_number,
    is_late,
  } = claim;
  const careText = useCareText();
  useShown('cofundingrequest', id);

  return (
    <DeskHeading
      ref={ref}
      back={{ href: claimList.hrefOf(location), label: words.backToList }}
      title={words.heading(person, month)}
      beside={
        <span className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
          <ClaimStatusBadge status={status} />
          {due_date && (
            <span className="u:text-sm">
              <DaysLeft due={due_date} today={today} />
            </span>
          )}
        </span>
      }
      lead={
        <>
          <span className="u:file-number">{number}</span>
          <span>
            {['', child, careText(claim), is_late === 'yes' && words.late, words.contract]
              .filter((part) => part !== false)
              .join(' · ')}
          </span>{' '}
          <TextLink href={paths.contract(id_contract)} className="u:file-number">
            {contract_number}
          </TextLink>
          <Presence id={id_user} />
          <LetterLink of={refOf('cofundingrequest', id)} />
          <Onlookers of={refOf('cofundingrequest', id)} />
        </>
      }
      neighbours={
        <ListNeighbours
          id={id}
          list={claimList}
          location={location}
          pageAt={(of) => listAroundQuery(claimList.endpoint, claimList.filterOf(of))}
          pathOf={paths.claim}
          words={words}
        />
      }
    />
  );
}

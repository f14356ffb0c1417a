import type { Annex } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Stepper, TextLink } from '@urzad/ui';
import type { Ref } from 'react';
import { DaysLeft } from '#shared/deadlines/due-date';
import { AnnexStatusBadge } from '#shared/entities/annexes/annex-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { DeskHeading } from '#shared/object/desk-heading';
import { useShown } from '#shared/object/use-shown';
import { paths } from '#shared/paths';
import { contractCourse } from '../logic/contract-course';
import { annexDeskMessages } from '../messages/annex-desk';

interface AnnexHeadingProps {
  annex: Annex;
  today: IsoDate;
  ref: Ref<HTMLHeadingElement>;
}

/** Whose annex it is, of which contract, its status and term, and how far it is. */
export function AnnexHeading({ annex, today, ref }: AnnexHeadingProps) {
  const words = useMessages(annexDeskMessages);
  const { id, number, person, status, id_contract, contract_number, sign_member_to } = annex;
  useShown('cofundingannex', id);

  return (
    <div className="u:grid u:gap-3">
      <DeskHeading
        ref={ref}
        back={{ href: paths.contract(id_contract), label: words.backToContract }}
        title={words.heading(person)}
        beside={
          <span className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
            <AnnexStatusBadge status={status} />
            {status === 'to_member' && sign_member_to && (
              <span className="u:text-sm">
                <DaysLeft due={sign_member_to} today={today} />
              </span>
            )}
          </span>
        }
        lead={
          <>
            <span className="u:file-number">{number}</span> <span>{words.toContract}</span>{' '}
            <TextLink href={paths.contract(id_contract)} className="u:file-number">
              {contract_number}
            </TextLink>
          </>
        }
      />
      <Stepper steps={words.course.map((label) => ({ label }))} current={contractCourse(annex)} />
    </div>
  );
}

import type { Contract } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import { Stepper, TextLink } from '@urzad/ui';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DaysLeft } from '#shared/deadlines/due-date';
import { contractList } from '#shared/entities/contracts/contract-list';
import { ContractStatusBadge } from '#shared/entities/contracts/contract-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { DeskHeading } from '#shared/object/desk-heading';
import { useShown } from '#shared/object/use-shown';
import { paths } from '#shared/paths';
import { contractCourse } from '../logic/contract-course';
import { deskMessages } from '../messages/desk';

interface ContractHeadingProps {
  contract: Contract;
  today: IsoDate;
  ref: Ref<HTMLHeadingElement>;
}

/** Whose contract it is, its status and term, and how far it is. */
export function ContractHeading({ contract, today, ref }: ContractHeadingProps) {
  const words = useMessages(deskMessages);
  const [params] = useSearchParams();
  const { id, number, person, status, id_registration, registration_number, sign_member_to } = contract;
  useShown('cofundingcontract', id);

  return (
    <div className="u:grid u:gap-3">
      <DeskHeading
        ref={ref}
        back={{ href: contractList.hrefOf(contractList.parse(params)), label: words.backToList }}
        title={words.heading(person)}
        beside={
          <span className="u:flex u:flex-wrap u:items-center u:gap-x-3 u:gap-y-1">
            <ContractStatusBadge status={status} />
            {status === 'to_member' && sign_member_to && (
              <span className="u:text-sm">
                <DaysLeft due={sign_member_to} today={today} />
              </span>
            )}
          </span>
        }
        lead={
          <>
            <span className="u:file-number">{number}</span> <span>{words.fromRegistration}</span>{' '}
            <TextLink href={paths.registration(id_registration)} className="u:file-number">
              {registration_number}
            </TextLink>
          </>
        }
      />
      <Stepper steps={words.course.map((label) => ({ label }))} current={contractCourse(contract)} />
    </div>
  );
}

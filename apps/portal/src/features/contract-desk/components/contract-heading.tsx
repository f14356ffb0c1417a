import { type Contract, refOf } from '@urzad/contract';
import type { IsoDate } from '@urzad/domain';
import type { Ref } from 'react';
import { useSearchParams } from 'react-router-dom';
import { contractList } from '#shared/entities/contracts/contract-list';
import { ContractStatusBadge } from '#shared/entities/contracts/contract-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { useShown } from '#shared/object/use-shown';
import { paths } from '#shared/paths';
import { deskMessages } from '../messages/desk';
import { SigningHeading } from './signing-heading';

interface ContractHeadingProps {
  contract: Contract;
  today: IsoDate;
  ref: Ref<HTMLHeadingElement>;
}

/** The heading of a contract, with the way back to the list as it was left. */
export function ContractHeading({ contract, today, ref }: ContractHeadingProps) {
  const words = useMessages(deskMessages);
  const [params] = useSearchParams();
  const { id, person, status, id_registration, registration_number } = contract;
  useShown('cofundingcontract', id);

  return (
    <SigningHeading
      ref={ref}
      signed={contract}
      of={refOf('cofundingcontract', id)}
      writtenAbout={refOf('cofundingcontract', id)}
      back={{ href: contractList.hrefOf(contractList.parse(params)), label: words.backToList }}
      title={words.heading(person)}
      badge={<ContractStatusBadge status={status} />}
      origin={{
        words: words.fromRegistration,
        href: paths.registration(id_registration),
        number: registration_number,
      }}
      preparation={words.preparation}
      today={today}
    />
  );
}

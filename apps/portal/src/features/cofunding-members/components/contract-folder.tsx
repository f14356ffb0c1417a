import { type Member, pathTo, portalPaths } from '@urzad/contract';
import { longDateText } from '@urzad/domain';
import { DescriptionList, FolderCard, TextLink, useLocale } from '@urzad/ui';
import { maskedAccount } from '#shared/entities/members/masked-account';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { NamedPerson } from '#shared/presence/named-person';
import { panelMessages } from '../messages/panel';

interface ContractFolderProps {
  member: Member;
  /** It is shown to the participant. */
  isOwn?: boolean;
}

/** What the contract says, with links to it and to the application. */
export function ContractFolder({ member, isOwn = false }: ContractFolderProps) {
  const { contract: words } = useMessages(panelMessages);
  const locale = useLocale();
  const day = (date: Member['join_date']) => longDateText(date, locale);
  const { contract_number, contract_from, contract_to, join_date, planned_end, bank_account_number } = member;
  const account = maskedAccount(bank_account_number);

  return (
    <FolderCard number={contract_number}>
      <div className="u:grid u:gap-3">
        <h2 className="u:text-lg">{words.title}</h2>
        <p>{words.period(day(contract_from), day(contract_to))}</p>
        <DescriptionList
          items={[
            { term: words.joined, value: day(join_date) },
            { term: words.planned, value: day(planned_end) },
            { term: words.account, value: account },
            { term: words.officer, value: <NamedPerson {...member.owner} /> },
          ]}
        />
        <p>
          <TextLink href={pathTo(portalPaths.contract, member.id_contract)}>{words.show}</TextLink>
        </p>
        {isOwn && (
          <p>
            <TextLink href={paths.officeCaseNew('cofundingcontract', member.id_contract, 'ZMIANA')}>
              {words.change}
            </TextLink>
          </p>
        )}
        <p>
          <TextLink href={paths.registration(member.id_registration)}>{words.registration}</TextLink>
        </p>
      </div>
    </FolderCard>
  );
}

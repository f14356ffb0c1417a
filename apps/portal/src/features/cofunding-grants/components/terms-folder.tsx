import { type CoFunding, pathTo, portalPaths } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { percent } from '@urzad/grants';
import { DescriptionList, FolderCard, PriceText, TextLink, useLocale } from '@urzad/ui';
import { ClaimsLink } from '#shared/entities/claims/claims-link';
import { maskedAccount } from '#shared/entities/members/masked-account';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { coFundingsMessages } from '../messages/co-fundings';

/** What was promised: the rate, the limit, the cost; for the office also the participant and the payers. */
export function TermsFolder({ coFunding, isStaff }: { coFunding: CoFunding; isStaff: boolean }) {
  const words = useMessages(coFundingsMessages);
  const locale = useLocale();
  const { number, rate, cap, planned_cost, bank_account_number, contract_number, esf_amount } = coFunding;
  const member = (
    <TextLink href={paths.member(coFunding.id_member)}>
      {`${coFunding.person}, ${coFunding.member_number}`}
    </TextLink>
  );

  return (
    <FolderCard number={number}>
      <div className="u:grid u:gap-3">
        <h2 className="u:text-lg">{words.terms}</h2>
        <DescriptionList
          items={[
            { term: words.rate, value: words.rateOf(percent(rate, locale)) },
            { term: words.limit, value: words.monthly(formatMoney(cap)) },
            { term: words.cost, value: words.monthly(formatMoney(planned_cost)) },
            { term: words.account, value: maskedAccount(bank_account_number) },
            {
              term: words.contract,
              value: (
                <TextLink href={pathTo(portalPaths.contract, coFunding.id_contract)}>
                  {contract_number}
                </TextLink>
              ),
            },
            ...(isStaff
              ? [
                  { term: words.participant, value: member },
                  { term: words.esf, value: <PriceText amount={esf_amount} /> },
                  { term: words.state, value: <PriceText amount={coFunding.state_amount} /> },
                ]
              : []),
          ]}
        />
        {isStaff && <ClaimsLink id_grant={String(coFunding.id)} />}
      </div>
    </FolderCard>
  );
}

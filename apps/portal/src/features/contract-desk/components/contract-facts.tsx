import type { Contract } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Alert, DescriptionList } from '@urzad/ui';
import { ClaimsLink, claimsOfContract } from '#shared/entities/claims/claims-link';
import { useEndText } from '#shared/entities/contracts/use-end-text';
import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';
import { paperMessages } from '../messages/paper';
import { SigningNotes } from './signing-notes';

/** What stands in the way of the contract, or explains its state. */
export function ContractNotes({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const endText = useEndText();
  const { prolong_reason, end_reason } = contract;

  return (
    <>
      <SigningNotes signed={contract} words={words} paperWords={useMessages(paperMessages)} />
      {prolong_reason && (
        <Alert kind="info" title={words.prolonged}>
          {prolong_reason}
        </Alert>
      )}
      {end_reason && (
        <Alert kind="info" title={words.ended}>
          {endText(contract)}
        </Alert>
      )}
    </>
  );
}

/** The participant, and the money of the call that the contract depends on. */
export function ContractFacts({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const { number, status, person, pesel, address, reserved, free, amount_max } = contract;

  return (
    <>
      <DescriptionList
        items={[
          { term: words.person, value: person },
          { term: 'PESEL', value: <span className="u:figures">{pesel}</span> },
          { term: words.address, value: address },
        ]}
      />
      {wasSigned(status) && (
        <p>
          <ClaimsLink {...claimsOfContract(number)} />
        </p>
      )}
      {reserved !== null && free !== null && (
        <section className="u:grid u:gap-2">
          <h2 className="u:text-md">{words.money}</h2>
          <DescriptionList
            items={[
              { term: words.reserved, value: formatMoney(reserved) },
              { term: words.needed, value: formatMoney(amount_max) },
              { term: words.free, value: formatMoney(free) },
            ]}
          />
        </section>
      )}
    </>
  );
}

/** From then on months are settled. */
function wasSigned(status: Contract['status']): boolean {
  return status === 'active' || status === 'suspended' || status === 'ended' || status === 'terminated';
}

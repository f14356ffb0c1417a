import type { Contract } from '@urzad/contract';
import { formatMoney, longDateText, optionText, warsawDate } from '@urzad/domain';
import { CONTRACT_STATUSES, RETURN_REASON } from '@urzad/grants';
import { Alert, DescriptionList, useLocale } from '@urzad/ui';
import { ClaimsLink, claimsOfContract } from '#shared/entities/claims/claims-link';
import { CONTRACT_STATUS_ICONS } from '#shared/entities/contracts/contract-status-icons';
import { endText } from '#shared/entities/contracts/end-text';
import { useMessages } from '#shared/i18n/messages';
import { StatusTimeline } from '#shared/object/status-timeline';
import { deskMessages } from '../messages/desk';
import { paperMessages } from '../messages/paper';
import { PaperEntry } from './paper-entry';

/** What stands in the way of the contract, or explains its state. */
export function ContractNotes({ contract }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const paperWords = useMessages(paperMessages);
  const locale = useLocale();
  const { paper, back_note, return_reason, return_note, prolong_reason, end_reason } = contract;

  return (
    <>
      {paper && <PaperEntry entry={paper} words={paperWords} />}
      {back_note && (
        <Alert kind="warning" title={words.backNote}>
          {back_note}
        </Alert>
      )}
      {return_reason && (
        <Alert kind="warning" title={words.returned}>
          {words.returnedWhy(optionText(RETURN_REASON, return_reason, locale), return_note ?? '')}
        </Alert>
      )}
      {prolong_reason && (
        <Alert kind="info" title={words.prolonged}>
          {prolong_reason}
        </Alert>
      )}
      {end_reason && (
        <Alert kind="info" title={words.ended}>
          {endText(contract, locale)}
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

/** Who did what, and when. */
export function ContractHistory({ contract: { history, prepared, initials } }: { contract: Contract }) {
  const words = useMessages(deskMessages);
  const locale = useLocale();
  const day = (date: string) => longDateText(warsawDate(new Date(date)), locale);

  return (
    <section className="u:grid u:gap-2">
      <h2 className="u:text-md">{words.history}</h2>
      <p className="u:text-sm u:text-muted">
        {[
          prepared && words.prepared(prepared.name),
          initials && words.initialled(initials.name, day(initials.date)),
        ]
          .filter(Boolean)
          .join(' ')}
      </p>
      <StatusTimeline history={history} statuses={CONTRACT_STATUSES} icons={CONTRACT_STATUS_ICONS} />
    </section>
  );
}

import type { ContractRow } from '@urzad/contract';
import { type IsoDate, longDateText } from '@urzad/domain';
import { Button, Link, useLocale } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { outcomeMessages } from '../../messages/outcome';

/** What the contract waits for: to be prepared, for the signature of the parent, or for that of the office. */
export function ContractNext({ contract }: { contract: ContractRow | null }) {
  const { whatNext, contract: words } = useMessages(outcomeMessages);
  if (contract?.status === 'to_member' && contract.sign_member_to) {
    return <ToSign contract={contract} until={contract.sign_member_to} />;
  }
  if (contract?.status !== 'to_office') return <p>{whatNext.contract_stage}</p>;

  return (
    <>
      <p>{words.waitsOffice}</p>
      <p className="u:mt-2">
        <Button asChild>
          <Link href={paths.contract(contract.id)}>{words.open}</Link>
        </Button>
      </p>
    </>
  );
}

/** After the last day the panel only says what can be done. */
function ToSign({ contract, until }: { contract: ContractRow; until: IsoDate }) {
  const { contact, contract: words } = useMessages(outcomeMessages);
  const locale = useLocale();
  const day = longDateText(until, locale);
  if (contract.is_overdue === 'yes') {
    return (
      <>
        <p className="u:font-medium">{words.late(day)}</p>
        <p>{contact.askWhatNow}</p>
      </>
    );
  }

  return (
    <>
      <p className="u:font-medium">{words.sign(day)}</p>
      <p className="u:mt-2">
        <Button asChild variant="primary" icon={PenLine}>
          <Link href={`${paths.contractSign}?id=${contract.id}`}>{words.toSign}</Link>
        </Button>
      </p>
    </>
  );
}

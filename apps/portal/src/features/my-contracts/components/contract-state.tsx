import type { Contract } from '@urzad/contract';
import { dayText, type IsoDate, longDateText, monthName, optionText } from '@urzad/domain';
import { RETURN_REASON } from '@urzad/grants';
import { Alert, Button, DateTile, FolderCard, Link, useLocale } from '@urzad/ui';
import { PenLine } from 'lucide-react';
import { deadlineText } from '#shared/deadlines/deadline-text';
import { endText } from '#shared/entities/contracts/end-text';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { myContractMessages } from '../messages/contracts';

interface ContractStateProps {
  contract: Contract;
  today: IsoDate;
}

/** What the participant has to do with the contract, or why there is nothing to do. */
export function ContractState({ contract, today }: ContractStateProps) {
  const words = useMessages(myContractMessages);
  const locale = useLocale();
  const { status, steps, paper, return_reason, prolong_reason, end_reason } = contract;

  return (
    <>
      {steps.includes('signMember') && <ToSign contract={contract} today={today} />}
      {paper && <Alert kind="info">{words.onPaper(longDateText(paper.member_date, locale))}</Alert>}
      {status === 'to_office' && <Alert kind="info">{words.waitsOffice}</Alert>}
      {status === 'draft' && return_reason && (
        <Alert kind="info" title={words.inPreparation}>
          {words.inPreparationText(optionText(RETURN_REASON, return_reason, locale).toLowerCase())}
        </Alert>
      )}
      {status === 'to_member' && prolong_reason && (
        <Alert kind="info" title={words.prolonged}>
          {prolong_reason}
        </Alert>
      )}
      {status === 'not_signed' && end_reason && (
        <Alert kind="info" title={words.notSigned}>
          {endText(contract, locale)}
        </Alert>
      )}
    </>
  );
}

/** The term first, and the way to the signature (Guide §1). */
function ToSign({ contract: { id, number, sign_member_to }, today }: ContractStateProps) {
  const words = useMessages(myContractMessages);
  const locale = useLocale();
  if (!sign_member_to) return null;

  return (
    <FolderCard number={number} icon={PenLine}>
      <div className="u:flex u:flex-wrap-reverse u:items-center u:justify-between u:gap-4 u:tablet:flex-nowrap">
        <div className="u:grid u:max-w-text u:justify-items-start u:gap-1">
          <h2 className="u:text-xl">{words.signTitle(dayText(sign_member_to, locale))}</h2>
          <p>{words.signText(deadlineText(sign_member_to, today, locale))}</p>
          <Button asChild variant="primary" icon={PenLine} className="u:mt-3">
            <Link href={`${paths.contract('sign')}?id=${id}`}>{words.sign}</Link>
          </Button>
        </div>
        <DateTile
          dateTime={sign_member_to}
          day={String(Number(sign_member_to.slice(8)))}
          month={monthName(sign_member_to.slice(0, 7), locale)}
        />
      </div>
    </FolderCard>
  );
}

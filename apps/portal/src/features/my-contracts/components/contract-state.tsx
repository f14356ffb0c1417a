import type { Contract } from '@urzad/contract';
import { dayText, type IsoDate, longDateText, optionText } from '@urzad/domain';
import { RETURN_REASON } from '@urzad/grants';
import { Alert, useLocale } from '@urzad/ui';
import { deadlineText } from '#shared/deadlines/deadline-text';
import { SignFolder } from '#shared/entities/contracts/sign-folder';
import { useEndText } from '#shared/entities/contracts/use-end-text';
import { useLibrary } from '#shared/entities/libraries/use-library';
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
  const endText = useEndText();
  const { named: reasons } = useLibrary('RETURN_REASON', RETURN_REASON);
  const { status, steps, paper, return_reason, prolong_reason, end_reason } = contract;

  return (
    <>
      {steps.includes('signMember') && <ToSign contract={contract} today={today} />}
      {paper && <Alert kind="info">{words.onPaper(longDateText(paper.member_date, locale))}</Alert>}
      {status === 'to_office' && <Alert kind="info">{words.waitsOffice}</Alert>}
      {status === 'draft' && return_reason && (
        <Alert kind="info" title={words.inPreparation}>
          {words.inPreparationText(optionText(reasons, return_reason, locale).toLowerCase())}
        </Alert>
      )}
      {status === 'to_member' && prolong_reason && (
        <Alert kind="info" title={words.prolonged}>
          {prolong_reason}
        </Alert>
      )}
      {status === 'not_signed' && end_reason && (
        <Alert kind="info" title={words.notSigned}>
          {endText(contract)}
        </Alert>
      )}
    </>
  );
}

function ToSign({ contract: { id, number, sign_member_to }, today }: ContractStateProps) {
  const words = useMessages(myContractMessages);
  const locale = useLocale();
  if (!sign_member_to) return null;

  return (
    <SignFolder
      number={number}
      until={sign_member_to}
      href={`${paths.contractSign}?id=${id}`}
      words={{
        title: words.signTitle(dayText(sign_member_to, locale)),
        text: words.signText(deadlineText(sign_member_to, today, locale)),
        sign: words.sign,
      }}
    />
  );
}

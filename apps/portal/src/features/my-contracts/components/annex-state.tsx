import type { Annex } from '@urzad/contract';
import { type IsoDate, longDateText, optionText } from '@urzad/domain';
import { RETURN_REASON } from '@urzad/grants';
import { Alert, TextLink, useLocale } from '@urzad/ui';
import { AnnexSignFolder } from '#shared/entities/annexes/annex-sign-folder';
import { useLibrary } from '#shared/entities/libraries/use-library';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { myAnnexMessages } from '../messages/annex';

interface AnnexStateProps {
  annex: Annex;
  today: IsoDate;
}

/** What the participant has to do with the annex, or why there is nothing to do. */
export function AnnexState({ annex, today }: AnnexStateProps) {
  const words = useMessages(myAnnexMessages);
  const locale = useLocale();
  const { named: reasons } = useLibrary('RETURN_REASON', RETURN_REASON);
  const { status, steps, paper, sign_member_to, return_reason, end_note } = annex;
  if (paper) return <Alert kind="info">{words.onPaper(longDateText(paper.member_date, locale))}</Alert>;
  if (steps.includes('signMember') && sign_member_to) {
    return <AnnexSignFolder annex={annex} today={today} text={words.signText} />;
  }

  return (
    <>
      {status === 'draft' && return_reason && (
        <Alert kind="info" title={words.inPreparation}>
          {words.inPreparationText(optionText(reasons, return_reason, locale).toLowerCase())}
        </Alert>
      )}
      {status === 'to_office' && <Alert kind="info">{words.waitsOffice}</Alert>}
      {status === 'active' && (
        <Alert kind="success">
          <p>{words.active}</p>
          <p>
            <TextLink href={paths.memberShow}>{words.toPanel}</TextLink>
          </p>
        </Alert>
      )}
      {status === 'refused' && <Alert kind="info">{words.refused}</Alert>}
      {status === 'cancelled' && <Alert kind="info">{end_note ? words.cancelled : words.expired}</Alert>}
    </>
  );
}

import type { CoFunding } from '@urzad/contract';
import { type IsoDate, monthText } from '@urzad/domain';
import { LIVE_CO_FUNDING_STATUSES, monthOfDay } from '@urzad/grants';
import { Card, TextLink, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { suspensionMessages } from '../messages/suspension';
import { ResumeAction } from './resume-action';

interface SuspensionFolderProps {
  coFunding: CoFunding;
  today: IsoDate;
  isStaff: boolean;
}

/** Which months are suspended; the participant may ask for a break, the office ends one. */
export function SuspensionFolder({ coFunding, today, isStaff }: SuspensionFolderProps) {
  const words = useMessages(suspensionMessages);
  const locale = useLocale();
  const mayResume = useSession(({ may }) => may('cofunding_grant_edit'));
  const { id, status, earlier, schedule } = coFunding;
  const months = [...earlier, ...schedule];
  const suspended = months.filter((month) => month.status === 'suspended');
  const isLive = LIVE_CO_FUNDING_STATUSES.some((live) => live === status);
  const ahead = suspended.filter(({ month }) => month >= monthOfDay(today));
  const mayAsk = !isStaff && isLive && months.some((month) => month.status === 'open');
  if (suspended.length === 0 && !mayAsk) return null;

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      {suspended.length === 0 ? (
        <p className="u:text-muted">{words.none}</p>
      ) : (
        <p>{words.months(suspended.map(({ month }) => monthText(month, locale)).join(', '))}</p>
      )}
      {mayAsk && (
        <p>
          <TextLink href={paths.officeCaseNew('cofundinggrant', id, 'ZAWIESZENIE')}>{words.ask}</TextLink>
        </p>
      )}
      {isStaff && mayResume && isLive && ahead.length > 0 && (
        <ResumeAction coFunding={coFunding} months={ahead.map(({ month }) => month)} />
      )}
    </Card>
  );
}

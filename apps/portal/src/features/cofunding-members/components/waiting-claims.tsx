import type { Member } from '@urzad/contract';
import { formatMoney, type IsoDate, longDateText } from '@urzad/domain';
import { Card, TextLink, useLocale } from '@urzad/ui';

import { DaysLeft } from '#shared/deadlines/due-date';
import { coFundingMessages } from '#shared/entities/co-fundings/messages';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { panelMessages } from '../messages/panel';

interface WaitingClaimsProps {
  member: Member;
  today: IsoDate;
  /** Links to the claims, for the participant. */
  isOwn?: boolean;
}

/** The months that have ended and wait for a claim, with what is paid for each at most. */
export function WaitingClaims({ member, today, isOwn = false }: WaitingClaimsProps) {
  const { claims: words } = useMessages(panelMessages);
  const { monthOf, settle, schedule: own } = useMessages(coFundingMessages);
  const locale = useLocale();
  const waiting = member.co_fundings.flatMap(({ id, child_firstname, schedule }) =>
    schedule
      .filter(({ status }) => status === 'due')
      .map((month) => ({
        ...month,
        id: `${id} ${month.month}`,
        child: child_firstname,
        href: paths.claimNew(id, month.month),
      })),
  );

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      {waiting.length === 0 && <p className="u:text-muted">{words.none}</p>}
      {waiting.length > 0 && (
        <ul className="u:grid u:each:border-t u:each:border-line-subtle u:each:py-3">
          {waiting.map(({ id, month, child, limit, claim_to, href }) => (
            <li key={id} className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-4 u:gap-y-1">
              <div className="u:grid u:gap-0.5">
                <span className="u:font-semibold">{`${monthOf(month)}, ${child}`}</span>
                <span className="u:text-sm u:text-muted">{words.to(longDateText(claim_to, locale))}</span>
                {isOwn && (
                  <TextLink variant="standalone" href={href}>
                    {settle(month)}
                  </TextLink>
                )}
              </div>
              <div className="u:grid u:justify-items-end u:gap-0.5">
                <span className="u:figures u:font-semibold">{own.upTo(formatMoney(limit))}</span>
                <span className="u:text-sm">
                  <DaysLeft due={claim_to} today={today} />
                </span>
              </div>
            </li>
          ))}
        </ul>
      )}
      <p className="u:text-sm u:text-muted">{words.rule}</p>
    </Card>
  );
}

import type { Member } from '@urzad/contract';
import { formatMoney, type IsoDate, longDateText } from '@urzad/domain';
import { Card, useLocale } from '@urzad/ui';
import { DaysLeft } from '#shared/deadlines/due-date';
import { coFundingMessages } from '#shared/entities/co-fundings/messages';
import { useMessages } from '#shared/i18n/messages';
import { panelMessages } from '../messages/panel';

/** The months that have ended and wait for a claim, with what is paid for each at most. */
export function WaitingClaims({ member, today }: { member: Member; today: IsoDate }) {
  const { claims: words } = useMessages(panelMessages);
  const { monthOf, schedule: own } = useMessages(coFundingMessages);
  const locale = useLocale();
  const waiting = member.co_fundings.flatMap(({ id, child_firstname, schedule }) =>
    schedule
      .filter(({ status }) => status === 'due')
      .map((month) => ({ ...month, id: `${id} ${month.month}`, child: child_firstname })),
  );

  return (
    <Card className="u:grid u:gap-3">
      <h2 className="u:text-lg">{words.title}</h2>
      {waiting.length === 0 && <p className="u:text-muted">{words.none}</p>}
      {waiting.length > 0 && (
        <ul className="u:grid u:each:border-t u:each:border-line-subtle u:each:py-3">
          {waiting.map(({ id, month, child, limit, claim_to }) => (
            <li key={id} className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-4 u:gap-y-1">
              <div className="u:grid u:gap-0.5">
                <span className="u:font-semibold">{`${monthOf(month)}, ${child}`}</span>
                <span className="u:text-sm u:text-muted">{words.to(longDateText(claim_to, locale))}</span>
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

import type { CoFunding } from '@urzad/contract';
import { formatMoney } from '@urzad/domain';
import { Card, TextLink } from '@urzad/ui';
import { CoFundingMoney } from '#shared/entities/co-fundings/co-funding-money';
import { ScheduleTiles } from '#shared/entities/co-fundings/co-funding-schedule';
import { CoFundingStatusBadge } from '#shared/entities/co-fundings/co-funding-status-badge';
import { LeftOutMonths } from '#shared/entities/co-fundings/left-out-months';
import { coFundingMessages } from '#shared/entities/co-fundings/messages';
import { shownMonths } from '#shared/entities/co-fundings/shown-months';
import { useCareText } from '#shared/entities/co-fundings/use-care-text';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { panelMessages } from '../messages/panel';

/** The support of one child on the panel: its money and its months. */
export function CoFundingCard({ coFunding }: { coFunding: CoFunding }) {
  const { coFunding: words } = useMessages(panelMessages);
  const { money } = useMessages(coFundingMessages);
  const careText = useCareText();
  const { id, number, status, child_firstname, amounts } = coFunding;

  return (
    <Card className="u:grid u:gap-5">
      <div className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-x-4 u:gap-y-2">
        <div className="u:grid u:gap-0.5">
          <h2 className="u:text-lg">{words.of(child_firstname)}</h2>
          <p className="u:text-sm u:text-muted">{careText(coFunding)}</p>
        </div>
        <CoFundingStatusBadge status={status} />
      </div>
      <p className="u:font-semibold">{money.title(formatMoney(amounts.total))}</p>
      <CoFundingMoney amounts={amounts} />
      <ScheduleTiles schedule={shownMonths(coFunding)} />
      <LeftOutMonths coFunding={coFunding} />
      <p>
        <TextLink variant="standalone" href={paths.coFunding(id)}>
          {words.show(number)}
        </TextLink>
      </p>
    </Card>
  );
}

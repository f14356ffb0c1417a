import type { CoFundingRow } from '@urzad/contract';
import { formatMoney, optionText } from '@urzad/domain';
import { CARE_FORM } from '@urzad/grants';
import { Card, useLocale } from '@urzad/ui';
import { type CoFundingLocation, coFundingHref } from '#shared/entities/co-fundings/co-funding-list';
import { CoFundingStatusBadge } from '#shared/entities/co-fundings/co-funding-status-badge';
import { useMessages } from '#shared/i18n/messages';
import { useNames } from '#shared/libraries/use-words';
import { NumberLink } from '#shared/list/cells';
import { PresenceMark } from '#shared/presence/presence';
import { coFundingsMessages } from '../messages/co-fundings';

/** A row of the list on a phone. */
export function ListedCoFunding({ row, location }: { row: CoFundingRow; location: CoFundingLocation }) {
  const words = useMessages(coFundingsMessages);
  const locale = useLocale();
  const forms = useNames('CARE_FORM', CARE_FORM);
  const { amounts } = row;

  return (
    <Card>
      <div className="u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-3 u:gap-y-1.5">
        <NumberLink href={coFundingHref(row, location)} number={row.number} />
        <CoFundingStatusBadge status={row.status} />
      </div>
      <p className="u:mt-1 u:font-semibold u:wrap-anywhere">
        {`${row.child_firstname} ${row.child_lastname}`}
      </p>
      <p className="u:text-sm u:text-muted u:wrap-anywhere">
        {[optionText(forms, row.care_form, locale), row.person].join(', ')} <PresenceMark id={row.id_user} />
      </p>
      <p className="u:mt-1 u:figures u:text-sm">
        {words.paidOf(formatMoney(amounts.paid), formatMoney(amounts.total))}
      </p>
    </Card>
  );
}

import type { ManagedAccountRow } from '@urzad/contract';
import { roleName } from '@urzad/grants';
import { Card, TextLink, useLocale } from '@urzad/ui';
import { type AccountLocation, accountHref } from '#shared/entities/accounts/account-list';
import { AccountStatusBadge } from '#shared/entities/accounts/account-status-badge';
import { LastSeen } from './last-seen';

interface AccountCardProps {
  row: ManagedAccountRow;
  location: AccountLocation;
}

/** A row of the list on a phone. */
export function AccountCard({ row, location }: AccountCardProps) {
  const locale = useLocale();

  return (
    <Card>
      <TextLink href={accountHref(row, location)} className="u:font-semibold u:wrap-anywhere">
        {row.name_all}
      </TextLink>
      <p className="u:text-sm u:wrap-anywhere u:text-muted">{row.mail}</p>
      <p className="u:mt-1 u:wrap-anywhere u:empty:hidden">
        {row.roles.map((role) => roleName(role, locale)).join(', ')}
      </p>
      <div className="u:mt-2 u:flex u:flex-wrap u:items-center u:justify-between u:gap-x-4 u:gap-y-1 u:text-sm">
        <AccountStatusBadge status={row.status} />
        <LastSeen of={row} />
      </div>
    </Card>
  );
}

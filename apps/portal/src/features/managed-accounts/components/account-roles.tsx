import type { HeldRole } from '@urzad/contract';
import { roleName } from '@urzad/grants';
import { Card, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { daysOfRole } from '../logic/days-of-role';
import { accountPageMessages } from '../messages/account';
import { EndRoleAction } from './end-role-action';
import { GrantAction } from './grant-action';
import type { AccountPartProps } from './managed-facts';

/** The roles of a person, those that have ended too, and what can be done with them. */
export function AccountRoles({ account, today }: AccountPartProps) {
  const words = useMessages(accountPageMessages);
  const mayGrant = useSession(({ may }) => may('user_role_grant'));
  const isOwn = useSession(({ me }) => me?.id === account.id);

  return (
    <Card>
      <h2 className="u:mb-3 u:text-md">{words.roles}</h2>
      {account.roles.length === 0 && <p className="u:text-muted">{words.noRoles}</p>}
      <ul className="u:grid u:gap-3">
        {account.roles.map((held) => (
          <li key={held.id} className="u:flex u:flex-wrap u:items-start u:justify-between u:gap-3">
            <Held held={held} />
            {mayGrant && !isOwn && held.state !== 'over' && <EndRoleAction held={held} />}
          </li>
        ))}
      </ul>
      {mayGrant && (
        <div className="u:mt-4">
          {isOwn ? (
            <p className="u:text-sm u:text-muted">{words.ownRoles}</p>
          ) : (
            <GrantAction account={account} today={today} />
          )}
        </div>
      )}
    </Card>
  );
}

function Held({ held }: { held: HeldRole }) {
  const words = useMessages(accountPageMessages);
  const locale = useLocale();
  const days = daysOfRole(held, locale);
  const facts = [
    held.granted_by && words.grantedBy(held.granted_by),
    held.reason && words.reasonIs(held.reason),
  ].filter(Boolean);

  return (
    <div className="u:min-w-0 u:flex-1">
      <p className={held.state === 'held' ? 'u:font-semibold' : 'u:text-muted'}>
        {roleName(held.role, locale)}
      </p>
      <p className="u:text-sm">
        {days.to === null ? words.from(days.from) : words.fromTo(days.from, days.to)}
      </p>
      <p className="u:text-sm u:wrap-anywhere u:text-muted u:empty:hidden">{facts.join(' · ')}</p>
    </div>
  );
}

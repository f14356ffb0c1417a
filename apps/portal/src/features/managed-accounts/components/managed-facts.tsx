import type { ManagedAccount } from '@urzad/contract';
import { type IsoDate, longDateText, type UserType, userTypeName, warsawDate } from '@urzad/domain';
import { Card, DescriptionList, useLocale } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { accountPageMessages } from '../messages/account';
import { LastSeen } from './last-seen';
import { LockAction } from './lock-action';
import { RemoveFactorAction } from './remove-factor-action';

export interface AccountPartProps {
  account: ManagedAccount;
  today: IsoDate;
}

/** What the office knows of an account, without the person's private data. */
export function AccountFacts({ account }: AccountPartProps) {
  const words = useMessages(accountPageMessages);
  const locale = useLocale();
  const mayLock = useSession(({ may, me }) => may('user_lock') && me?.id !== account.id);
  const { mail, phone, type, two_fa, create_date } = account;
  const mayEdit = useSession(({ may, me }) => may('user_edit') && me?.id !== account.id);
  const mayRemove = mayEdit && two_fa === 'yes';

  return (
    <Card>
      <h2 className="u:mb-3 u:text-md">{words.facts}</h2>
      <DescriptionList
        items={[
          { term: words.mail, value: <span className="u:wrap-anywhere">{mail}</span> },
          { term: words.phone, value: phone ?? words.none },
          { term: words.type, value: userTypeName(type as UserType, locale) },
          { term: words.secondFactor, value: two_fa === 'yes' ? words.yes : words.no },
          { term: words.created, value: longDateText(warsawDate(new Date(create_date)), locale) },
          { term: words.online, value: <LastSeen of={account} /> },
        ]}
      />
      {(mayLock || mayRemove) && (
        <div className="u:mt-4 u:flex u:flex-wrap u:gap-3">
          {mayLock && <LockAction account={account} />}
          {mayRemove && <RemoveFactorAction id={account.id} />}
        </div>
      )}
    </Card>
  );
}

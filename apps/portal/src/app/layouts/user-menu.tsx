import { APP_VERSION } from '@urzad/contract';
import { NO_ROLE } from '@urzad/domain';
import { type Locale, useLocale } from '@urzad/ui';
import { UserMenu as Menu, type UserMenuProps, type UserMenuTargets } from '@urzad/ui/layouts';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { hasAccess, type Me } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { lockSession } from '../lock-session';
import { OwnPassword } from './own-password';
import { RecentMessages } from './recent-messages';
import { RoleChoice } from './role-choice';
import { staffMessages } from './staff-messages';

const STAFF: UserMenuTargets = { registrations: { link: paths.registrations } };
const CITIZEN: UserMenuTargets = {
  ...STAFF,
  cases: { link: paths.officeCases },
  panel: { link: paths.registrationSendShow },
};
const END: UserMenuTargets = {
  lock: { onSelect: () => void lockSession() },
  logout: { link: paths.logout },
};

/** The signed-in person and their menu (Spec §2). An entry is shown once its screen exists. */
export function UserMenu() {
  const words = useMessages(staffMessages);
  const locale = useLocale();
  const me = useSession((session) => session.me);
  const isCitizen = me?.perspective === 'citizen';
  const [isLogOpen, setLogOpen] = useState(false);
  const [isRoleOpen, setRoleOpen] = useState(false);
  const isOfSeveralRoles = (me?.user.role?.length ?? 0) > 1;
  const role = { onSelect: () => setRoleOpen(true) };
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const messages = { onSelect: () => setLogOpen(true) };
  const password = { onSelect: () => setPasswordOpen(true) };

  return (
    <>
      <Menu
        user={me && userOf(me, locale)}
        targets={{
          ...(hasAccess(me) && (isCitizen ? CITIZEN : STAFF)),
          password,
          ...(isOfSeveralRoles && { role }),
          messages,
          ...END,
        }}
        version={APP_VERSION}
        {...(!isCitizen && { names: { registrations: words.officeQueue } })}
      />
      {me && <OwnPassword open={isPasswordOpen} onOpenChange={setPasswordOpen} mail={me.mail} />}
      {isOfSeveralRoles && <RoleChoice open={isRoleOpen} onOpenChange={setRoleOpen} />}
      <RecentMessages open={isLogOpen} onOpenChange={setLogOpen} />
    </>
  );
}

/** A citizen has one role, which says nothing to them; everybody else sees in which they work. */
function userOf(
  { name_all, mail, user, perspective }: Me,
  locale: Locale,
): NonNullable<UserMenuProps['user']> {
  const isPlain = perspective === 'citizen' && user.role_active != null;

  return {
    name: name_all,
    mail,
    shortName: user.firstname ?? undefined,
    src: user.avatar_url ?? undefined,
    role: isPlain ? undefined : (user.role_active?.name ?? NO_ROLE[locale]),
  };
}

import { APP_VERSION } from '@urzad/contract';
import { NO_ROLE } from '@urzad/domain';
import { SEE_REGISTRATIONS } from '@urzad/grants';
import { type Locale, useLocale } from '@urzad/ui';
import { UserMenu as Menu, type UserMenuProps, type UserMenuTargets } from '@urzad/ui/layouts';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { hasAccess, type Me } from '#shared/session/me';
import { roleText } from '#shared/session/role-text';
import { useSession } from '#shared/session/session-store';
import { useActing } from '#shared/session/use-acting';
import { openPageTool } from '../live/page-tool';
import { lockSession } from '../lock-session';
import { ApplicationChoice } from './application-choice';
import { OwnPassword } from './own-password';
import { RecentMessages } from './recent-messages';
import { RoleChoice } from './role-choice';
import { staffMessages } from './staff-messages';

const OWN: UserMenuTargets = {
  account: { link: paths.account },
  edit: { link: paths.accountEdit },
};
const REGISTRATIONS: UserMenuTargets = { registrations: { link: paths.registrations } };
const HELPER: UserMenuTargets = { shared: { link: paths.sharedAccounts } };
const SHARE: UserMenuTargets = { share: { link: paths.accountShare } };
const CITIZEN: UserMenuTargets = {
  ...REGISTRATIONS,
  cases: { link: paths.officeCases },
  panel: { link: paths.members },
};
const LOGOUT: UserMenuTargets = { logout: { link: paths.logout } };
const END: UserMenuTargets = { lock: { onSelect: () => void lockSession() }, ...LOGOUT };

/** The signed-in person and their menu (Spec §2). An entry is shown once its screen exists. */
export function UserMenu() {
  const words = useMessages(staffMessages);
  const locale = useLocale();
  const me = useSession((session) => session.me);
  const mayAct = useSession(({ may }) => may('user_switch'));
  const acting = useActing();
  const isCitizen = me?.perspective === 'citizen';
  const seesQueue = useSession(({ may }) => may(SEE_REGISTRATIONS));
  const ofOffice = { ...(seesQueue && REGISTRATIONS), ...(mayAct && HELPER) };
  const [isLogOpen, setLogOpen] = useState(false);
  const [isChoiceOpen, setChoiceOpen] = useState(false);
  const [isRoleOpen, setRoleOpen] = useState(false);
  const isOfSeveralRoles = (me?.user.role?.length ?? 0) > 1;
  const role = { onSelect: () => setRoleOpen(true) };
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const messages = { onSelect: () => setLogOpen(true) };
  const isOfSeveral = (me?.user.applications?.length ?? 0) > 1;
  const application = { onSelect: () => setChoiceOpen(true) };
  // A phone has no keys that would open them.
  const about = { onSelect: () => openPageTool('info') };
  const password = { onSelect: () => setPasswordOpen(true) };
  // Sharing, the password and the lock are the person's own: who acts for them is not offered these.
  const own = acting ? LOGOUT : { password, ...(isCitizen && hasAccess(me) && SHARE), ...END };

  return (
    <>
      <Menu
        user={me && userOf(me, locale)}
        targets={{
          ...OWN,
          ...(hasAccess(me) && (isCitizen ? CITIZEN : ofOffice)),
          ...(isOfSeveral && { application }),
          ...(isOfSeveralRoles && !acting && { role }),
          messages,
          about,
          ...own,
        }}
        version={APP_VERSION}
        {...(!isCitizen && { names: { registrations: words.officeQueue } })}
      />
      {me && <OwnPassword open={isPasswordOpen} onOpenChange={setPasswordOpen} mail={me.mail} />}
      {isOfSeveral && <ApplicationChoice open={isChoiceOpen} onOpenChange={setChoiceOpen} />}
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
    role: isPlain ? undefined : user.role_active ? roleText(user.role_active, locale) : NO_ROLE[locale],
  };
}

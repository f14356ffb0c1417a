import { APP_VERSION } from '@urzad/contract';
import { SEE_REGISTRATIONS } from '@urzad/grants';
import { UserMenu as Menu, type UserMenuProps, type UserMenuTargets } from '@urzad/ui/layouts';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import type { Me } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { useActing } from '#shared/session/use-acting';
import { lockSession } from '../lock-session';
import { ApplicationChoice } from './application-choice';
import { OwnPassword } from './own-password';
import { RecentMessages } from './recent-messages';
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
  panel: { link: paths.registrationSendShow },
};
const LOGOUT: UserMenuTargets = { logout: { link: paths.logout } };
const END: UserMenuTargets = { lock: { onSelect: () => void lockSession() }, ...LOGOUT };

/** The signed-in person and their menu (Spec §2). An entry is shown once its screen exists. */
export function UserMenu() {
  const words = useMessages(staffMessages);
  const me = useSession((session) => session.me);
  const mayAct = useSession(({ may }) => may('user_switch'));
  const acting = useActing();
  const isCitizen = me?.perspective === 'citizen';
  const seesQueue = useSession(({ may }) => may(SEE_REGISTRATIONS));
  const ofOffice = { ...(seesQueue && REGISTRATIONS), ...(mayAct && HELPER) };
  const [isLogOpen, setLogOpen] = useState(false);
  const [isChoiceOpen, setChoiceOpen] = useState(false);
  const [isPasswordOpen, setPasswordOpen] = useState(false);
  const messages = { onSelect: () => setLogOpen(true) };
  const isOfSeveral = (me?.user.applications?.length ?? 0) > 1;
  const application = { onSelect: () => setChoiceOpen(true) };
  const password = { onSelect: () => setPasswordOpen(true) };
  // Sharing, the password and the lock are the person's own: who acts for them is not offered these.
  const own = acting ? LOGOUT : { password, ...(isCitizen && SHARE), ...END };

  return (
    <>
      <Menu
        user={me && userOf(me)}
        targets={{
          ...OWN,
          ...(isCitizen ? CITIZEN : ofOffice),
          ...(isOfSeveral && { application }),
          messages,
          ...own,
        }}
        version={APP_VERSION}
        {...(!isCitizen && { names: { registrations: words.officeQueue } })}
      />
      {me && <OwnPassword open={isPasswordOpen} onOpenChange={setPasswordOpen} mail={me.mail} />}
      {isOfSeveral && <ApplicationChoice open={isChoiceOpen} onOpenChange={setChoiceOpen} />}
      <RecentMessages open={isLogOpen} onOpenChange={setLogOpen} />
    </>
  );
}

function userOf({ name_all, mail, user }: Me): NonNullable<UserMenuProps['user']> {
  return { name: name_all, mail, shortName: user.firstname ?? undefined, src: user.avatar_url ?? undefined };
}

import { addressOfDocument } from '@urzad/contract';
import { Button, IconButton, LazyPart, Link, Logo, lazyPart, type MenuItem, useSetting } from '@urzad/ui';
import { Header, type HeaderProps } from '@urzad/ui/layouts';
import { Files, House, Info, LogIn, Mail, Menu, MessagesSquare } from 'lucide-react';
import { Suspense, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { usePartOnPress } from '#shared/screen/use-part-on-press';
import { hasAccess } from '#shared/session/me';
import { useSession } from '#shared/session/session-store';
import { useAppName, useOffice } from '#shared/system/use-office';
import { ServerState } from '../lazy-server-state';
import { appMessages } from '../messages';
import { ReloadButton, ScreenBoundary } from '../screen-boundary';
import { AccessibilityButton } from './accessibility-button';
import { LanguageButton } from './language-button';
import { useOfficeMark } from './office-mark';
import { UserMenuPlace } from './user-menu-place';

/** Locked: only the lock screen is shown. */
const isShut = ({ isLocked, status }: { isLocked: boolean; status: string }) =>
  isLocked && status !== 'signed-out';

const INSTRUCTION = addressOfDocument('instruction');
const signedInTools = lazyPart(() => import('./signed-in-tools'));
const mobileMenu = lazyPart(() => import('./mobile-menu'));

interface SiteHeaderProps extends Pick<HeaderProps, 'variant'> {
  /** The layout has the developer's menu. @default false */
  developer?: boolean;
}

/** `variant`: that of the layout, instead of the one that the person chose. */
export function SiteHeader({ variant, developer = false }: SiteHeaderProps) {
  const appName = useAppName();
  const office = useOffice();
  const mark = useOfficeMark();
  const { pathname } = useLocation();
  const [headerType] = useSetting('header');
  const { row, panel } = useSiteMenu();
  const isLocked = useSession(isShut);

  return (
    <Header
      variant={variant ?? headerType}
      logo={
        <Logo name={appName} mark={mark} href={paths.home} {...(office && { office: office.office_name })} />
      }
      items={isLocked ? [] : row}
      path={pathname}
      instruction={INSTRUCTION}
      actions={<Tools developer={developer} />}
      menuButton={!isLocked && <MenuButton items={panel} />}
    />
  );
}

/**
 * The public menu, or the lists of a signed-in person: a row has no room for both. The panel of a phone has, and the
 * footer leads to the public pages too.
 */
function useSiteMenu(): { row: MenuItem[]; panel: MenuItem[] } {
  const words = useMessages(appMessages);
  const isOpen = useSession(({ status, me }) => status !== 'signed-out' && hasAccess(me));

  const home: MenuItem = { id: 'home', name: words.home, icon: House, link: paths.home };
  const registrations: MenuItem = {
    id: 'registrations',
    name: words.registrations,
    icon: Files,
    link: paths.registrations,
  };

  const cases: MenuItem = { id: 'cases', name: words.cases, icon: MessagesSquare, link: paths.officeCases };

  const about: MenuItem = { id: 'about', name: words.about, icon: Info, link: paths.about };
  const contact: MenuItem = { id: 'contact', name: words.contact, icon: Mail, link: paths.contact };

  const ownLists = isOpen ? [registrations, cases] : [];

  return {
    row: isOpen ? [home, ...ownLists] : [home, about, contact],
    panel: [home, ...ownLists, about, contact],
  };
}

function Tools({ developer }: { developer: boolean }) {
  const status = useSession((session) => session.status);
  const isLocked = useSession(isShut);

  return (
    <>
      <AccessibilityButton />
      <span className="u:hidden u:tablet:block">
        <LanguageButton />
      </span>
      {status === 'signed-out' && <LogInButton />}
      {/* A locked session is refused every call, and every link leads back to the lock screen. */}
      {status !== 'signed-out' && !isLocked && (
        <ScreenBoundary fallback={<ReloadButton />}>
          <Suspense fallback={<ToolsPlace />}>
            <ServerState>
              <LazyPart of={signedInTools} waiting={<ToolsPlace />} missing={<ReloadButton />}>
                {({ SignedInTools }) => <SignedInTools developer={developer} />}
              </LazyPart>
            </ServerState>
          </Suspense>
        </ScreenBoundary>
      )}
    </>
  );
}

/** As wide as the bell and the user menu that will stand here: the header does not move when they come. */
function ToolsPlace() {
  return (
    <span className="u:flex u:items-center u:gap-1">
      <span className="u:size-11" />
      <UserMenuPlace />
    </span>
  );
}

/** A page has one filled button of its own: this one is not filled where a visitor fills in a form. */
function LogInButton() {
  const words = useMessages(appMessages);
  const { pathname } = useLocation();
  const isBesideForm = [paths.login, paths.register, paths.code, paths.recover].some(
    (path) => path === pathname,
  );

  return (
    <Button asChild variant={isBesideForm ? 'secondary' : 'primary'}>
      <Link href={paths.login}>
        <LogIn aria-hidden="true" width="1.2em" height="1.2em" className="u:hidden u:tablet:block" />
        <span className="u:tablet:hidden">{words.logInShort}</span>
        <span className="u:hidden u:tablet:inline">{words.logIn}</span>
      </Link>
    </Button>
  );
}

/** The code of the menu is loaded when it is first opened. */
function MenuButton({ items }: { items: readonly MenuItem[] }) {
  const words = useMessages(appMessages);
  const [isOpen, setOpen] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const { isLoading, press } = usePartOnPress(mobileMenu, () => {
    setWanted(true);
    setOpen(true);
  });

  return (
    <>
      <IconButton
        icon={Menu}
        label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        aria-busy={isLoading}
        onClick={press}
      />
      {isWanted && (
        <LazyPart of={mobileMenu}>
          {({ MobileMenu }) => (
            <MobileMenu open={isOpen} onOpenChange={setOpen} items={items} instruction={INSTRUCTION} />
          )}
        </LazyPart>
      )}
    </>
  );
}

import { Button, IconButton, LazyPart, Link, Logo, lazyPart, type MenuItem, useSetting } from '@urzad/ui';
import { Header } from '@urzad/ui/layouts';
import { Files, House, LogIn, Menu, MessagesSquare } from 'lucide-react';
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

const signedInTools = lazyPart(() => import('./signed-in-tools'));
const mobileMenu = lazyPart(() => import('./mobile-menu'));

export function SiteHeader() {
  const appName = useAppName();
  const office = useOffice();
  const { pathname } = useLocation();
  const [headerType] = useSetting('header');
  const items = useSiteMenu();

  return (
    <Header
      variant={headerType}
      logo={<Logo name={appName} href={paths.home} {...(office && { office: office.office_name })} />}
      items={items}
      path={pathname}
      actions={<Tools />}
      menuButton={<MenuButton items={items} />}
    />
  );
}

/** Entries of the public menu whose screens exist. */
function useSiteMenu(): MenuItem[] {
  const words = useMessages(appMessages);
  const isOpen = useSession(({ me }) => me !== undefined && hasAccess(me));

  const home: MenuItem = { id: 'home', name: words.home, icon: House, link: paths.home };
  const registrations: MenuItem = {
    id: 'registrations',
    name: words.registrations,
    icon: Files,
    link: paths.registrations,
  };

  const cases: MenuItem = { id: 'cases', name: words.cases, icon: MessagesSquare, link: paths.officeCases };

  return isOpen ? [home, registrations, cases] : [home];
}

function Tools() {
  const status = useSession((session) => session.status);

  return (
    <>
      <AccessibilityButton />
      <span className="u:hidden u:tablet:block">
        <LanguageButton />
      </span>
      {status === 'signed-out' ? (
        <LogInButton />
      ) : (
        <ScreenBoundary fallback={<ReloadButton />}>
          <Suspense fallback={<span className="u:size-11" />}>
            <ServerState>
              <LazyPart
                of={signedInTools}
                waiting={<span className="u:size-11" />}
                missing={<ReloadButton />}
              >
                {({ SignedInTools }) => <SignedInTools />}
              </LazyPart>
            </ServerState>
          </Suspense>
        </ScreenBoundary>
      )}
    </>
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
          {({ MobileMenu }) => <MobileMenu open={isOpen} onOpenChange={setOpen} items={items} />}
        </LazyPart>
      )}
    </>
  );
}

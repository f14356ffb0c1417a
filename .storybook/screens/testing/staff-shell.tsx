import { IconButton, Link, Logo, LogoMark, NotificationBell, SearchField } from '@urzad/ui';
import { ApplicationLayout, UserMenu } from '@urzad/ui/layouts';
import {
  Bell,
  BookOpen,
  CalendarDays,
  Files,
  HandCoins,
  LayoutDashboard,
  Mail,
  Menu,
  MessageSquareText,
  PersonStanding,
  ReceiptText,
  Search,
  Settings,
  Signature,
  UserCog,
  UsersRound,
} from 'lucide-react';
import { type ReactNode, useSyncExternalStore } from 'react';

const MENU = [
  { id: 'desk', name: 'Pulpit', icon: LayoutDashboard, link: '#pulpit' },
  { id: 'mail', name: 'Poczta', icon: Mail, link: '#poczta', count: 4 },
  { id: 'calendar', name: 'Kalendarz', icon: CalendarDays, link: '#kalendarz' },
  { id: 'bills', name: 'Rachunki', icon: ReceiptText, link: '#rachunki' },
  { id: 'project', name: 'Projekt', divide: true },
  { id: 'registrations', id_top: 'project', name: 'Zgłoszenia', icon: Files, link: '#zgloszenia', count: 14 },
  { id: 'refunds', id_top: 'project', name: 'Refundacje', icon: HandCoins, link: '#refundacje', count: 22 },
  { id: 'contracts', id_top: 'project', name: 'Umowy i aneksy', icon: Signature, link: '#umowy' },
  { id: 'cases', id_top: 'project', name: 'Sprawy', icon: MessageSquareText, link: '#sprawy', count: 6 },
  { id: 'members', id_top: 'project', name: 'Uczestnicy', icon: UsersRound, link: '#uczestnicy' },
  { id: 'administration', name: 'Administracja', divide: true },
  { id: 'users', id_top: 'administration', name: 'Użytkownicy', icon: UserCog, link: '#uzytkownicy' },
  { id: 'words', id_top: 'administration', name: 'Słowniki', icon: BookOpen, link: '#slowniki' },
  { id: 'notices', id_top: 'administration', name: 'Powiadomienia', icon: Bell, link: '#powiadomienia' },
  { id: 'settings', id_top: 'administration', name: 'Ustawienia', icon: Settings, link: '#ustawienia' },
];

interface StaffShellProps {
  /** The menu as icons alone, and a content that fills the window: for a screen that needs the width. */
  wide?: boolean;
  children: ReactNode;
}

/** What stands around every screen of an officer. */
export function StaffShell({ wide = false, children }: StaffShellProps) {
  return (
    <ApplicationLayout
      items={MENU}
      path="#zgloszenia"
      rail={wide}
      fit={wide}
      logo={<Logo name="Małe granty II" office="Panel pracownika" href="#pulpit" />}
      mark={
        <Link href="#pulpit" aria-label="Małe granty II, panel pracownika">
          <LogoMark />
        </Link>
      }
      menuButton={<IconButton icon={Menu} label="Menu" />}
      topBar={<Tools />}
    >
      {children}
    </ApplicationLayout>
  );
}

function Tools() {
  const isPhone = useSyncExternalStore(watchWidth, hasPhoneWidth, () => false);

  return (
    <>
      {!isPhone && <SearchField label="Szukaj zgłoszenia" onSearch={() => undefined} />}
      <span style={{ marginInlineStart: 'auto', display: 'flex', alignItems: 'center' }}>
        {isPhone && <IconButton icon={Search} label="Szukaj zgłoszenia" />}
        <IconButton icon={PersonStanding} label="Dostępność" />
        <NotificationBell unread={5} expanded={false} onPress={() => undefined} />
        <UserMenu
          user={{ name: 'Tomasz Lisiecki', shortName: 'T. Lisiecki' }}
          targets={{ account: { link: '#konto' }, logout: { link: '#wyloguj' } }}
          version="0.6.1"
        />
      </span>
    </>
  );
}

const PHONE = '(width < 768px)';

const hasPhoneWidth = () => matchMedia(PHONE).matches;

function watchWidth(tell: () => void) {
  const width = matchMedia(PHONE);
  width.addEventListener('change', tell);
  return () => width.removeEventListener('change', tell);
}

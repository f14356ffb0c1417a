import { isIdInAddress } from '@urzad/contract';
import { IconButton, Link, Logo, LogoMark, type MenuItem, useSetting } from '@urzad/ui';
import { ApplicationLayout as Shell } from '@urzad/ui/layouts';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useLocation, useMatch } from 'react-router-dom';
import { useAccountChoice } from '#shared/display/account-choice';
import { useMessages } from '#shared/i18n/messages';
import { paths } from '#shared/paths';
import { useSession } from '#shared/session/session-store';
import { useAppName } from '#shared/system/use-office';
import { MobileMenu } from './mobile-menu';
import { useOfficeMark } from './office-mark';
import { useStaffMenu } from './staff-menu';
import { staffMessages } from './staff-messages';
import { StaffTopBar } from './staff-top-bar';

/**
 * The layout of the office's screens (Spec §2). A desk, a month and a board need the width: there the sidebar is a rail of
 * icons.
 */
export function ApplicationLayout({ children }: { children: ReactNode }) {
  const [review, desk] = [useMatch(paths.registration(':id')), useMatch(paths.officeCase(':id'))];
  const [contract, claim] = [useMatch(paths.contract(':id')), useMatch(paths.claim(':id'))];
  // The other pages beside them, such as the one of signatures, are no desk of one object.
  const isOfOne = isIdInAddress((contract ?? claim)?.params.id ?? '');
  const isDesk = (review ?? desk) !== null || isOfOne;
  const [calendar, board] = [useMatch(`${paths.calendar}/*`), useMatch(`${paths.kanban}/*`)];
  const ownBoard = useMatch(paths.kanbanMine);
  const items = useStaffMenu();
  const { pathname } = useLocation();
  const privileges = useSession(({ me }) => me?.privileges);
  const [layoutType] = useSetting('layout');
  const [headerType] = useSetting('header');
  const [sidebarShow, chooseSidebarShow] = useAccountChoice('sidebar_show');

  return (
    <Shell
      items={items}
      path={pathname}
      privileges={privileges}
      layoutType={layoutType}
      headerType={headerType}
      sidebarShow={sidebarShow}
      onSidebarShowChange={chooseSidebarShow}
      rail={isDesk || (calendar ?? board ?? ownBoard) !== null}
      fit={isDesk}
      logo={<StaffLogo />}
      mark={<StaffMark />}
      topBar={<StaffTopBar />}
      menuButton={<MenuButton items={items} />}
    >
      {children}
    </Shell>
  );
}

function StaffLogo() {
  const words = useMessages(staffMessages);

  return <Logo name={useAppName()} mark={useOfficeMark()} office={words.staffPanel} href={paths.home} />;
}

function StaffMark() {
  const mark = useOfficeMark();
  const words = useMessages(staffMessages);
  const appName = useAppName();

  return (
    <Link href={paths.home} aria-label={`${appName}, ${words.staffPanel}`} className="u:inline-block">
      {mark ? <span className="u:block u:size-10 u:each:size-full">{mark}</span> : <LogoMark />}
    </Link>
  );
}

/** Where the viewport has no room for the menu it is a panel. */
function MenuButton({ items }: { items: readonly MenuItem[] }) {
  const words = useMessages(staffMessages);
  const [isOpen, setOpen] = useState(false);

  return (
    <>
      <IconButton
        icon={Menu}
        label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <MobileMenu open={isOpen} onOpenChange={setOpen} items={items} />
    </>
  );
}

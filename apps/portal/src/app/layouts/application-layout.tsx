import { IconButton, Link, Logo, LogoMark, StaffShell } from '@urzad/ui';
import { Menu } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useMatch } from 'react-router-dom';
import { useMessages } from '../../shared/i18n/messages';
import { paths } from '../../shared/paths';
import { useAppName } from '../../shared/system/use-office';
import { MobileMenu } from './mobile-menu';
import { useStaffMenu } from './staff-menu';
import { staffMessages } from './staff-messages';
import { StaffTopBar } from './staff-top-bar';

/** The office's shell (Spec §2). A review needs the width: there the sidebar is a rail of icons. */
export function ApplicationLayout({ children }: { children: ReactNode }) {
  const isReview = useMatch(paths.registration(':id')) !== null;
  const groups = useStaffMenu();

  return (
    <StaffShell
      rail={isReview}
      fit={isReview}
      logo={<StaffLogo isMark={isReview} />}
      groups={groups}
      topBar={
        <>
          <span className="desktop:hidden">
            <StaffLogo isMark />
          </span>
          <StaffTopBar />
        </>
      }
      menuButton={<MenuButton />}
    >
      {children}
    </StaffShell>
  );
}

function StaffLogo({ isMark }: { isMark: boolean }) {
  const words = useMessages(staffMessages);
  const appName = useAppName();
  if (!isMark) return <Logo name={appName} office={words.staffPanel} href={paths.home} />;

  return (
    <Link href={paths.home} aria-label={`${appName}, ${words.staffPanel}`} className="inline-block">
      <LogoMark />
    </Link>
  );
}

/** Up to 1024 px the sidebar's entries are a sheet. */
function MenuButton() {
  const words = useMessages(staffMessages);
  const [isOpen, setOpen] = useState(false);
  const links = useStaffMenu().flatMap(({ items }) => items);

  return (
    <>
      <IconButton
        icon={Menu}
        label={words.menu}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={() => setOpen(true)}
      />
      <MobileMenu open={isOpen} onOpenChange={setOpen} links={links} />
    </>
  );
}

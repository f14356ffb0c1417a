import type { ReactNode } from 'react';
import { cn } from '../class-names/cn';
import { useLabels } from '../locale/locale';
import { MAIN_ID } from '../page-layout/page-layout';
import { SkipLink } from '../skip-link/skip-link';
import { type SidebarGroup, SidebarMenu } from './sidebar-menu';
import { type StaffShellLabels, staffShellLabels } from './staff-shell.labels';

export interface StaffShellProps {
  /** `Logo`, or `LogoMark` in a link when there is only a rail. */
  logo: ReactNode;
  groups: readonly SidebarGroup[];
  /** Icons alone, 76 px: for screens that need the width. */
  rail?: boolean;
  /** Search and the tools of the person. */
  topBar: ReactNode;
  /** Opens the menu; takes the sidebar's place up to 1024 px. */
  menuButton?: ReactNode;
  /** On a desktop the content fills the window and its own parts scroll, as in a review. */
  fit?: boolean;
  children: ReactNode;
  labels?: Partial<StaffShellLabels>;
}

export function StaffShell(props: StaffShellProps) {
  const { logo, groups, rail = false, topBar, menuButton, fit, children, labels } = props;
  const words = useLabels(staffShellLabels, labels);

  return (
    <div
      className={cn(
        'staff-shell min-h-screen bg-sidebar-bg desktop:grid',
        rail ? 'desktop:grid-cols-shell-rail' : 'desktop:grid-cols-shell',
      )}
    >
      <SkipLink targetId={MAIN_ID} />
      <aside aria-label={words.sidebar} className="hidden desktop:block">
        <div className="sticky top-0 grid max-h-screen content-start gap-3.5 overflow-y-auto py-4 pl-3.5">
          <div className="pl-1.5">{logo}</div>
          <SidebarMenu label={words.navigation} groups={groups} rail={rail} />
        </div>
      </aside>
      <div
        className={cn(
          'staff-page flex min-h-screen min-w-0 flex-col',
          fit && 'desktop:h-screen desktop:min-h-0 desktop:overflow-hidden',
        )}
      >
        <header className="flex items-center gap-1.5 border-b border-line-subtle py-2 pr-2 pl-4 desktop:px-7 desktop:py-3">
          {topBar}
          {menuButton && <div className="desktop:hidden">{menuButton}</div>}
        </header>
        <main
          id={MAIN_ID}
          tabIndex={-1}
          className={cn(
            'min-h-0 flex-1 outline-none',
            !fit && 'grid grid-cols-1 content-start gap-4 p-4 desktop:px-7 desktop:py-5.5',
          )}
        >
          {children}
        </main>
      </div>
    </div>
  );
}

import { cva } from 'class-variance-authority';
import { PanelLeftClose, PanelLeftOpen } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { Sidebar } from '../../navigation/sidebar/sidebar';
import { useSidebarDelay } from '../../navigation/sidebar/use-sidebar-delay';
import { SkipLink } from '../../navigation/skip-link/skip-link';
import { type ApplicationLayoutLabels, applicationLayoutLabels } from './application-layout.labels';
import type { ApplicationLayoutProps } from './application-props';
import { MAIN_ID } from './page-frame';
import { StaffMain } from './staff-main';

const bar = cva('flex items-center gap-1.5 py-2 ps-4 pe-2 desktop:px-7 desktop:py-3', {
  variants: {
    headerType: {
      default: 'border-b border-line-subtle',
      detached:
        'mx-2 mt-2 rounded-xl border border-line bg-surface-raised shadow-2 tablet:mx-4 desktop:px-4.5',
    },
  },
});

/**
 * The menu beside the page: a rail on a tablet, whole on a desktop, hidden by its button. A page with `rail` always
 * has the rail: it is narrow, and its own button widens it.
 */
export function SidebarShell({
  rail,
  fit,
  headerType = 'default',
  menuButton,
  labels,
  ...props
}: ApplicationLayoutProps) {
  const words = useLabels<ApplicationLayoutLabels>(applicationLayoutLabels, labels);
  const [wanted, setWanted] = useSidebarShow(props);
  const isShown = useSidebarDelay(wanted || rail === true);

  return (
    <div className={cn('staff-shell min-h-screen bg-sidebar-bg', isShown && (rail ? 'shell-rail' : 'shell'))}>
      <SkipLink targetId={MAIN_ID} />
      {isShown && (
        <div className="from-sidebar sticky top-0 h-screen">
          <Sidebar
            items={props.items}
            path={props.path}
            privileges={props.privileges}
            labels={{ navigation: words.navigation }}
            header={<SidebarLogo logo={props.logo} mark={props.mark} />}
          />
        </div>
      )}
      <div
        className={cn(
          'staff-page flex min-h-screen min-w-0 flex-col',
          fit && 'desktop:h-screen desktop:min-h-0 desktop:overflow-hidden',
        )}
      >
        <header className={bar({ headerType })}>
          {!rail && <ShowButton shown={wanted} onShownChange={setWanted} words={words} />}
          <span className="below-sidebar">{props.mark}</span>
          {props.topBar}
          {menuButton && <span className="below-sidebar">{menuButton}</span>}
        </header>
        {props.notice}
        <StaffMain fit={fit}>{props.children}</StaffMain>
      </div>
    </div>
  );
}

interface ShowButtonProps {
  shown: boolean;
  onShownChange: (shown: boolean) => void;
  words: ApplicationLayoutLabels;
}

function ShowButton({ shown, onShownChange, words }: ShowButtonProps) {
  return (
    <span className="from-sidebar">
      <IconButton
        icon={shown ? PanelLeftClose : PanelLeftOpen}
        label={shown ? words.hideSidebar : words.showSidebar}
        onClick={() => onShownChange(!shown)}
      />
    </span>
  );
}

function SidebarLogo({ logo, mark }: { logo: ReactNode; mark: ReactNode }) {
  return (
    <>
      <div className="ps-1.5 in-rail:hidden">{logo}</div>
      <div className="hidden ps-1 in-rail:block">{mark}</div>
    </>
  );
}

function useSidebarShow({
  sidebarShow,
  defaultSidebarShow = true,
  onSidebarShowChange,
}: ApplicationLayoutProps) {
  const [own, setOwn] = useState(defaultSidebarShow);

  return [
    sidebarShow ?? own,
    (show: boolean) => {
      setOwn(show);
      onSidebarShowChange?.(show);
    },
  ] as const;
}

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
import { MAIN_ID } from './main-id';
import { StaffMain } from './staff-main';

const bar = cva('u:flex u:items-center u:gap-1.5 u:py-2 u:ps-4 u:pe-2 u:desktop:px-7 u:desktop:py-3', {
  variants: {
    headerType: {
      default: 'u:border-b u:border-line-subtle',
      detached:
        'u:mx-2 u:mt-2 u:rounded-xl u:border u:border-line u:bg-surface-raised u:shadow-2 u:tablet:mx-4 u:desktop:px-4.5',
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
    <div
      className={cn(
        'u:staff-shell u:min-h-screen u:bg-sidebar-bg',
        isShown && (rail ? 'u:shell-rail' : 'u:shell'),
      )}
    >
      <SkipLink targetId={MAIN_ID} />
      {isShown && (
        <div className="u:from-sidebar u:sticky u:top-0 u:h-screen">
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
          'u:staff-page u:flex u:min-h-screen u:min-w-0 u:flex-col',
          fit && 'u:desktop:h-screen u:desktop:min-h-0 u:desktop:overflow-hidden',
        )}
      >
        <header className={bar({ headerType })}>
          {!rail && <ShowButton shown={wanted} onShownChange={setWanted} words={words} />}
          <span className="u:below-sidebar">{props.mark}</span>
          {props.topBar}
          {menuButton && <span className="u:below-sidebar">{menuButton}</span>}
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
    <span className="u:from-sidebar">
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
      <div className="u:ps-1.5 u:in-rail:hidden">{logo}</div>
      <div className="u:hidden u:ps-1 u:in-rail:block">{mark}</div>
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

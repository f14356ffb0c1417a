import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { HorizontalMenu } from '../../navigation/horizontal-menu/horizontal-menu';
import { SkipLink } from '../../navigation/skip-link/skip-link';
import { type ApplicationLayoutLabels, applicationLayoutLabels } from './application-layout.labels';
import type { ApplicationLayoutProps } from './application-props';
import { MAIN_ID } from './page-frame';
import { StaffMain } from './staff-main';

/** The menu in a row under the header; in the menu panel up to 1024 px. */
export function RowShell({
  fit,
  headerType = 'default',
  menuButton,
  labels,
  ...props
}: ApplicationLayoutProps) {
  const words = useLabels<ApplicationLayoutLabels>(applicationLayoutLabels, labels);
  const isDetached = headerType === 'detached';

  return (
    <div className={cn('flex min-h-screen flex-col', fit && 'desktop:h-screen desktop:overflow-hidden')}>
      <SkipLink targetId={MAIN_ID} />
      <header
        className={cn(
          isDetached
            ? 'mx-2 mt-2 rounded-xl border border-line bg-surface-raised shadow-2 tablet:mx-4 tablet:mt-3.5'
            : 'border-b border-line bg-surface',
        )}
      >
        <div className="flex items-center gap-1.5 py-2 ps-4 pe-2 desktop:gap-4 desktop:px-6">
          <span className="hidden flex-none tablet:block">{props.logo}</span>
          <span className="tablet:hidden">{props.mark}</span>
          {props.topBar}
          {menuButton && <span className="desktop:hidden">{menuButton}</span>}
        </div>
        <div className="hidden border-t border-line-subtle px-2.5 desktop:flex">
          <HorizontalMenu
            items={props.items}
            path={props.path}
            privileges={props.privileges}
            labels={{ navigation: words.navigation }}
          />
        </div>
      </header>
      {props.notice}
      <StaffMain fit={fit}>{props.children}</StaffMain>
    </div>
  );
}

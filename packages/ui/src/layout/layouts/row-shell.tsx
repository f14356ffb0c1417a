import { cn } from '../../foundations/class-names/cn';
import { useLabels } from '../../foundations/locale/locale';
import { HorizontalMenu } from '../../navigation/horizontal-menu/horizontal-menu';
import { SkipLink } from '../../navigation/skip-link/skip-link';
import { type ApplicationLayoutLabels, applicationLayoutLabels } from './application-layout.labels';
import type { ApplicationLayoutProps } from './application-props';
import { MAIN_ID } from './main-id';
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
    <div
      className={cn(
        'u:flex u:min-h-screen u:flex-col',
        fit && 'u:desktop:h-screen u:desktop:overflow-hidden',
      )}
    >
      <SkipLink targetId={MAIN_ID} />
      <header
        className={cn(
          isDetached
            ? 'u:mx-2 u:mt-2 u:rounded-xl u:border u:border-line u:bg-surface-raised u:shadow-2 u:tablet:mx-4 u:tablet:mt-3.5'
            : 'u:border-b u:border-line u:bg-surface',
        )}
      >
        <div className="u:flex u:items-center u:gap-1.5 u:py-2 u:ps-4 u:pe-2 u:desktop:gap-4 u:desktop:px-6">
          <span className="u:hidden u:flex-none u:tablet:block">{props.logo}</span>
          <span className="u:tablet:hidden">{props.mark}</span>
          {props.topBar}
          {menuButton && <span className="u:desktop:hidden">{menuButton}</span>}
        </div>
        <div className="u:hidden u:border-t u:border-line-subtle u:px-2.5 u:desktop:flex">
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

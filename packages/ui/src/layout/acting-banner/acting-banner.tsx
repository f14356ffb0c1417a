import { LogOut, UserCog } from 'lucide-react';
import { type ReactNode, useRef } from 'react';
import { Button } from '../../actions/button/button';
import { Icon } from '../../foundations/icon/icon';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
import { useTopRoom } from '../../internal/hooks/use-top-room';
import { type ActingBannerLabels, actingBannerLabels } from './acting-banner.labels';

export interface ActingBannerProps extends LocaleProp {
  /** The person whose account it is. */
  name: string;
  /** The address of the member of staff. */
  mail: string;
  /** When the access ends. */
  until: Date;
  /** Called by the button that leads back to the own account. */
  onLeave: () => void;
  /** The way back is being taken. @default false */
  pending?: boolean;
  /** Before the button: a way to another account. */
  children?: ReactNode;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ActingBannerLabels>;
}

/**
 * Above every page while somebody acts for another person: for whom, who, until when, and the way back. It stays in view
 * while the page scrolls; on a phone its line about who and until when scrolls away.
 */
export function ActingBanner({
  name,
  mail,
  until,
  onLeave,
  pending = false,
  children,
  ...given
}: ActingBannerProps) {
  const words = useLabels<ActingBannerLabels>(actingBannerLabels, given.labels, given.locale);
  const bar = useRef<HTMLElement>(null);
  const line = useRef<HTMLParagraphElement>(null);
  useTopRoom(bar, line);

  return (
    <section
      ref={bar}
      aria-label={words.region}
      className="u:head-bar u:on-brand-area u:border-b-4 u:border-dashed u:border-warning u:bg-brand-bg u:text-on-brand"
    >
      <div className="u:page-width u:flex u:min-h-18 u:flex-wrap u:items-center u:gap-x-3.5 u:gap-y-2 u:py-2.5 u:tablet:flex-nowrap">
        <span className="u:grid u:size-11 u:flex-none u:place-items-center u:rounded-md u:bg-warning u:text-on-warning">
          <Icon of={UserCog} size="22px" />
        </span>
        <div className="u:contents u:wrap-anywhere u:tablet:block u:tablet:min-w-0 u:tablet:flex-1">
          <p className="u:min-w-0 u:flex-1 u:leading-tight u:font-bold u:tablet:text-lg">
            {words.title(name)}
          </p>
          <p
            ref={line}
            className="u:order-first u:basis-full u:text-sm u:text-on-brand-muted u:tablet:order-none"
          >
            <span className="u:part">{words.self(mail)}</span>
            {' · '}
            <span className="u:part">{words.until(until)}</span>
          </p>
        </div>
        {children}
        <Button
          icon={LogOut}
          loading={pending}
          onClick={onLeave}
          aria-label={words.leave}
          className="u:flex-none"
        >
          <span className="u:tablet:hidden">{words.leaveShort}</span>
          <span className="u:hidden u:tablet:inline">{words.leave}</span>
        </Button>
      </div>
    </section>
  );
}

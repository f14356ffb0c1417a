import { LogOut, UserCog } from 'lucide-react';
import { Button } from '../../actions/button/button';
import { Icon } from '../../foundations/icon/icon';
import { type LocaleProp, useLabels } from '../../foundations/locale/locale';
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
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ActingBannerLabels>;
}

/** Above every page while somebody acts for another person: for whom, who, until when, and the way back. */
export function ActingBanner({ name, mail, until, onLeave, pending = false, ...given }: ActingBannerProps) {
  const words = useLabels<ActingBannerLabels>(actingBannerLabels, given.labels, given.locale);

  return (
    <section
      aria-label={words.region}
      className="u:on-brand-area u:border-b-4 u:border-dashed u:border-warning u:bg-brand-bg u:text-on-brand"
    >
      <div className="u:page-width u:flex u:min-h-18 u:flex-wrap u:items-center u:gap-x-3.5 u:gap-y-2 u:py-2.5">
        <span className="u:grid u:size-11 u:flex-none u:place-items-center u:rounded-md u:bg-warning u:text-on-warning">
          <Icon of={UserCog} size="22px" />
        </span>
        <div className="u:min-w-0 u:flex-1 u:wrap-anywhere">
          <p className="u:text-lg u:leading-tight u:font-bold">{words.title(name)}</p>
          <p className="u:text-sm u:text-on-brand-muted">
            <span className="u:part">{words.self(mail)}</span>
            {' · '}
            <span className="u:part">{words.until(until)}</span>
          </p>
        </div>
        <Button icon={LogOut} loading={pending} onClick={onLeave} className="u:w-full u:tablet:w-auto">
          {words.leave}
        </Button>
      </div>
    </section>
  );
}

import { Cookie } from 'lucide-react';
import { useState, useSyncExternalStore } from 'react';
import { Button } from '../../actions/button/button';
import { TextLink } from '../../actions/text-link/text-link';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { type CookieInfoLabels, cookieInfoLabels } from './cookie-info.labels';

/** Where the dismissal of this notice is stored. */
export interface DismissalPort {
  /** Whether this browser has dismissed it before. */
  isDismissed(): boolean;
  /**
   * What a server knew of it when it rendered the page.
   * @default dismissed: better shown late than again to somebody who sent it away
   */
  wasDismissed?(): boolean;
  /** Stores that it was dismissed. */
  dismiss(): void;
}

export interface CookieInfoProps {
  /** Where the browser reads and stores the dismissal. Not beside `dismissed`. */
  port?: DismissalPort | undefined;
  /** Whether the person has dismissed it before, where the caller knows: a server component by a cookie. @default false */
  dismissed?: boolean;
  /** Called when the person dismisses it; may be a function of a server, which stores it. */
  onDismiss?: (() => void) | undefined;
  /** The page that lists all stored items. */
  policyHref: string;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<CookieInfoLabels>;
}

/** A notice about storage in the browser. There is no tracking, so it asks for no consent and can be dismissed. */
export function CookieInfo({ port, dismissed = false, onDismiss, policyHref, labels }: CookieInfoProps) {
  const words = useLabels<CookieInfoLabels>(cookieInfoLabels, labels);
  const isKnown = () => dismissed;
  const isDismissed = useSyncExternalStore(
    neverChanges,
    port?.isDismissed ?? isKnown,
    port ? (port.wasDismissed ?? always) : isKnown,
  );
  const [isClosed, setClosed] = useState(false);
  if (isDismissed || isClosed) return null;

  function dismiss() {
    port?.dismiss();
    onDismiss?.();
    setClosed(true);
  }

  return (
    <section aria-label={words.title} className="u:border-t u:border-line u:bg-surface-sunken u:print:hidden">
      <div className="u:page-width u:flex u:flex-col u:items-start u:gap-3 u:py-4 u:tablet:flex-row u:tablet:items-center u:tablet:justify-between u:tablet:gap-6">
        <p className="u:flex u:max-w-text u:flex-1 u:items-start u:gap-3 u:text-sm">
          <Icon of={Cookie} size="1.4em" className="u:mt-0.5 u:text-muted" />
          <span className="u:part">
            <strong className="u:font-semibold">{words.title}.</strong> {words.text}{' '}
            <TextLink href={policyHref}>{words.more}</TextLink>
          </span>
        </p>
        <Button size="sm" onClick={dismiss}>
          {words.dismiss}
        </Button>
      </div>
    </section>
  );
}

function neverChanges() {
  return () => undefined;
}

function always() {
  return true;
}

import { WifiOff } from 'lucide-react';
import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import { browserNetwork, type NetworkPort, useOnline } from '../../foundations/network/network';
import { toast } from '../toast/toast';
import { type ConnectionLabels, connectionLabels } from './connection.labels';
import { type ConnectionFlags, type ConnectionNews, createConnectionFlags } from './connection-flags';

export interface ConnectionProps {
  /** Where it learns whether there is a connection. @default the state that the browser reports */
  network?: NetworkPort;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<ConnectionLabels>;
}

/**
 * Announces a lost connection and its return by toasts (Spec §4), and shows a banner meanwhile, for people who missed
 * the toast. One on a page, before its header.
 */
export function Connection({ network = browserNetwork, labels }: ConnectionProps) {
  const words = useLabels<ConnectionLabels>(connectionLabels, labels);
  const isOnline = useOnline(network);
  useNews(isOnline, words);
  useBannerRoom(!isOnline);
  if (isOnline) return null;

  return (
    <div
      className="u:below-head-bar u:z-sidebar u:border-b u:border-warning-border u:bg-warning-surface"
      data-offline=""
    >
      {/* Not a live region: the toast has announced it. */}
      <p className="u:page-width u:flex u:items-start u:gap-3 u:py-2.5 u:text-sm">
        <Icon of={WifiOff} size="1.4em" className="u:mt-0.5 u:text-warning-text" />
        <span className="u:part">
          <strong className="u:font-semibold">{words.title}</strong>{' '}
          <span className="u:part">{words.text}</span>
        </span>
      </p>
    </div>
  );
}

/**
 * `page.css` reads it, where Tab scrolls. An attribute of the root, not `:has()`: by that the browser would compute
 * the styles of the root again at each element that comes or goes anywhere in the page.
 */
function useBannerRoom(hasBanner: boolean) {
  useEffect(() => {
    const root = document.documentElement;
    root.toggleAttribute('data-has-banner', hasBanner);
    return () => root.removeAttribute('data-has-banner');
  }, [hasBanner]);
}

/** A change is announced; the initial state is not. */
function useNews(isOnline: boolean, words: ConnectionLabels) {
  const known = useRef(isOnline);
  const tell = useEffectEvent((news: ConnectionNews) => {
    if (news === 'lost') toast.warning(words.lost);
    else toast.success(words.back);
  });
  const flags = useRef<ConnectionFlags>(null);

  useEffect(() => {
    const made = createConnectionFlags((news) => tell(news));
    flags.current = made;
    return () => made.stop();
  }, []);

  useEffect(() => {
    if (known.current === isOnline) return;
    known.current = isOnline;
    flags.current?.note(isOnline);
  }, [isOnline]);
}

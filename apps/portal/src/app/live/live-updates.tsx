import { LazyPart, lazyPart } from '@urzad/ui';

const part = lazyPart(() => import('./live-part'));

/** What others do reaches this window at once; the code comes after the page, and only to who is signed in. */
export function LiveUpdates() {
  return <LazyPart of={part}>{({ LivePart }) => <LivePart />}</LazyPart>;
}

import { LoadingScreen } from '@urzad/ui';
import { useMessages } from '../shared/i18n/messages';
import { appMessages } from './messages';

/** A screen that is on its way, told in words once it takes a moment. */
export function LoadingPage() {
  const words = useMessages(appMessages);

  return <LoadingScreen delayed>{words.loading}</LoadingScreen>;
}

/** After a sign-in: first the person is loaded, then the portal (Spec §4). */
export function ArrivalPage({ part }: { part: 'person' | 'application' }) {
  const words = useMessages(appMessages);

  return <LoadingScreen>{part === 'person' ? words.signingIn : words.loading}</LoadingScreen>;
}

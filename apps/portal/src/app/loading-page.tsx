import { LoadingScreen } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { useSession } from '#shared/session/session-store';
import { appMessages } from './messages';

/** The code of the first screen after a sign-in is loaded within this time, or a text is shown. */
const FIRST_SCREEN_MS = 500;

/**
 * The fallback while a screen is loading: its text appears after a delay; after a sign-in at once, as the same text
 * is shown already.
 */
export function LoadingPage() {
  const words = useMessages(appMessages);
  const [goesOn] = useState(() => performance.now() - useSession.getState().arrivedAt < FIRST_SCREEN_MS);

  return <LoadingScreen delayed={!goesOn}>{words.loading}</LoadingScreen>;
}

/** After a sign-in: first the person is loaded, then the portal (Spec §4). */
export function ArrivalPage({ part }: { part: 'person' | 'application' }) {
  const words = useMessages(appMessages);

  return <LoadingScreen>{part === 'person' ? words.signingIn : words.loading}</LoadingScreen>;
}

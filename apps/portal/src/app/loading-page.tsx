import { LoadingScreen } from '@urzad/ui';
import { useState } from 'react';
import { useMessages } from '#shared/i18n/messages';
import { type Arrival, useSession } from '#shared/session/session-store';
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

/** After a sign-in or a switch to another account: first the person is loaded, then the portal (Spec §4). */
export function ArrivalPage({ part }: { part: Arrival }) {
  const { signingIn, loading, switching } = useMessages(appMessages);
  const texts = { person: signingIn, application: loading, ...switching };

  return <LoadingScreen>{texts[part]}</LoadingScreen>;
}

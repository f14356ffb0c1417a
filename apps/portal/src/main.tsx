import { followSettings } from '@urzad/ui';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Providers } from './app/providers';
import { Router } from './app/router';
import { followOtherTabsLooks, settings } from './shared/display/settings';
import { listenBeforeRouter } from './shared/routing/held-history';
import { allowOwnWorkers } from './shared/security/trusted-types';
import { followOtherTabs, useSession } from './shared/session/session-store';
import { onSessionEnd } from './shared/tokens/session-end';
import { readItem } from './shared/tokens/storage';
import '@urzad/ui/styles.css';
import './start-notice.css';

const root = document.getElementById('root');
if (!root)
  throw new Error('index.html has no element with the id "root": there is nowhere to draw the portal.');

allowOwnWorkers();
listenBeforeRouter();
followSettings(settings, document.documentElement);
followOtherTabsLooks();
// The code that ends a session came with the first screen of whoever is signed in; the words come now.
onSessionEnd(async () => {
  const { endSession } = await import('./shared/session/sign-out');
  endSession();
  const { tellSessionEnd } = await import('./app/tell-session-end');
  tellSessionEnd();
});
followOtherTabs(
  () => void import('./app/tell-session-end').then(({ tellSignedOutElsewhere }) => tellSignedOutElsewhere()),
);
void useSession.getState().load();
// Reading the answers of the self-check removes them when they are too old, whatever page is opened.
if (readItem('self_check')) {
  import('./features/cofunding-registrations/logic/kept-self-check')
    .then(({ findSelfCheck }) => findSelfCheck())
    .catch(() => undefined); // The next start looks again.
}

createRoot(root).render(
  <StrictMode>
    <Providers>
      <Router />
    </Providers>
  </StrictMode>,
);

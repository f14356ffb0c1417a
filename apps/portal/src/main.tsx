import { followSettings } from '@urzad/ui';
import { StrictMode, startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { isAsRendered } from './app/is-as-rendered';
import { Providers } from './app/providers';
import { Screens } from './app/router';
import { followOtherTabsLooks, settings } from './shared/display/settings';
import { DRAFTS_DB } from './shared/drafts/drafts-db';
import { ANSWERS_DB } from './shared/kept-answers/answers-db';
import { tellRedrawn, tellStarts } from './shared/rendered/start';
import { listenBeforeRouter } from './shared/routing/held-history';
import { OverLayers } from './shared/routing/over-layers';
import { readActing } from './shared/session/acting';
import { followOtherTabs, onSessionEnd, useSession } from './shared/session/session-store';
import { readItem } from './shared/session/storage';
import { UPLOADS_DB } from './shared/uploads/uploads-db';
import '@urzad/ui/styles.css';
import './paper.css';
import './start-notice.css';

const root = document.getElementById('root');
if (!root)
  throw new Error('index.html has no element with the id "root": there is nowhere to draw the portal.');

listenBeforeRouter();
followSettings(settings, document.documentElement);
followOtherTabsLooks();
// The code that ends a session was loaded with the first screen of a signed-in person; its texts are loaded now.
onSessionEnd(async () => {
  if (readActing()) return (await import('./shared/session/switch-account')).endActing();
  const { tellSessionEnd } = await import('./app/tell-session-end');
  return tellSessionEnd();
});
followOtherTabs(
  () => void import('./app/tell-session-end').then(({ tellSignedOutElsewhere }) => tellSignedOutElsewhere()),
);
void useSession.getState().load();
// The names of the screens come beside the first answers, not after them.
if (useSession.getState().status !== 'signed-out') import('./app/own-screens').catch(() => undefined);
// What fails is tried again at the next start.
forgetOldAtStart().catch(() => undefined);

const portal = (
  <StrictMode>
    <Providers>
      <BrowserRouter>
        <OverLayers>
          <Screens />
        </OverLayers>
      </BrowserRouter>
    </Providers>
  </StrictMode>
);
document.getElementById('start-notice')?.remove();
if (isAsRendered()) {
  tellStarts();
  // In small pieces: a page that is read already can wait, a press cannot.
  startTransition(() => void hydrateRoot(root, portal));
} else {
  tellRedrawn();
  createRoot(root).render(portal);
}

/** Where nothing is kept, nothing is loaded. */
async function forgetOldAtStart() {
  const kept = [DRAFTS_DB, UPLOADS_DB, ANSWERS_DB];
  const isKept =
    readItem('self_check') || (await indexedDB.databases()).some(({ name = '' }) => kept.includes(name));
  if (!isKept) return;
  const { forgetOld } = await import('./app/forget-old');
  await forgetOld();
}

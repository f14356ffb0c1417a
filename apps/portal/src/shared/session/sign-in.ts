import { LOADING_SCREEN_MS } from '@urzad/ui';
import { newId } from '../new-id';
import { storeSession, type Tokens } from './session-record';
import { useSession } from './session-store';

interface Beginning {
  /** The first loading screen. @default that of a sign-in */
  arrival?: 'person' | 'new' | 'another' | 'main';
  marker?: string;
}

/** Stores the tokens of a sign-in and loads the person, behind the two loading screens of Spec §4. */
export async function beginSession(
  tokens: Tokens,
  rememberMe: boolean,
  { arrival = 'person', marker = newId() }: Beginning = {},
) {
  // Before the tokens: a tab that opens between the two would take them for those of an earlier run of the browser.
  // biome-ignore lint/suspicious/noDocumentCookie: a cookie that ends with the browser; it proves nothing to the server.
  if (!rememberMe) document.cookie = 'var=1; path=/; SameSite=Strict';
  storeSession(tokens, rememberMe, marker);
  useSession.setState({ status: 'loading', arrival, isLocked: false, hasEnded: false, marker });
  try {
    await Promise.all([useSession.getState().load(), pause(LOADING_SCREEN_MS.long)]);
    useSession.setState({ arrival: 'application' });
    await Promise.all([loadLater(), pause(LOADING_SCREEN_MS.short)]);
  } finally {
    useSession.setState({ arrival: undefined, arrivedAt: performance.now() });
  }
}

/** The code came with that of the person, which it needs; without it nothing is loaded. */
function loadLater(): Promise<void> {
  return import('./load-application').then((code) => code.loadApplication()).catch(() => undefined);
}

function pause(ms: number): Promise<void> {
  return new Promise((over) => setTimeout(over, ms));
}

import { sessions } from '@urzad/contract';
import { request } from '../../../src/shared/session/client';
import { followOtherTabs, useSession } from '../../../src/shared/session/session-store';

/** A tab of the portal without screens: each press makes its calls at once, and says how they and the session ended. */
const CALLS = 20;

const output = document.querySelector('output');
followOtherTabs(() => undefined);
void useSession.getState().load();

document.querySelector('button')?.addEventListener('click', async () => {
  const calls = Array.from({ length: CALLS }, () => request(sessions.find, { query: { by_token: 'yes' } }));
  const results = await Promise.allSettled(calls);
  const answered = results.filter(({ status }) => status === 'fulfilled').length;
  if (output) output.textContent = `${answered} ${useSession.getState().status}`;
});

import { applications } from '@urzad/contract';
import { request } from './client';
import { useSession } from './session-store';
import { readItem, writeItem } from './storage';

/** What the portal keeps of the application that a sign-in opens (Spec §3). */
const SCOPE = 'id,uuid,name,url_own,domain,folder,url';

/**
 * Loads the application of the person who signed in and keeps it in the item `application` (Spec §4). Silent where it
 * does not come (Spec §8): the server has a default. Nothing is stored when another session has begun meanwhile.
 */
export async function loadApplication(
  chosen: number | undefined = useSession.getState().me?.user.default,
): Promise<void> {
  const { me, marker } = useSession.getState();
  const opened = me?.user.applications?.find(({ id }) => id === chosen);
  if (!opened?.uuid) return;
  try {
    const { data } = await request(applications.find, { query: { uuid: opened.uuid, scope: SCOPE } });
    if (readItem('session_marker') === marker) writeItem('application', JSON.stringify(data));
  } catch {
    // The sign-in goes on without it.
  }
}

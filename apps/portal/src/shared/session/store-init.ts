import { base, type InitPayload } from '@urzad/contract';
import { request } from './client';
import { readItem, writeItem } from './storage';
import type { Marker } from './stored-session';

/**
 * Keeps the payload of the system, and of the application once it came (Spec §3). Nothing private is in them. Silent where
 * the second one does not come (Spec §8); nothing is stored when another session has replaced this one meanwhile.
 */
export async function storeInit(system: InitPayload, marker: Marker): Promise<void> {
  const keep = (item: 'app_base_init_system' | 'app_base_init_application', payload: InitPayload) => {
    if (readItem('session_marker') === marker) writeItem(item, JSON.stringify(payload));
  };
  keep('app_base_init_system', system);
  try {
    keep('app_base_init_application', (await request(base.initApplication)).data);
  } catch {
    // The next load asks again.
  }
}

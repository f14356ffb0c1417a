import { applications } from '@urzad/contract';
import { paths } from '../paths';
import { request } from './client';
import { loadApplication } from './load-application';
import { storeApplication } from './stored-user';

/**
 * Enters another application of the person. The page is loaded anew: nothing of the one before is on it any more.
 */
export async function switchApplication(id: number, idempotencyKey: string): Promise<void> {
  await request(applications.setDefault, { body: { default: id }, idempotencyKey });
  storeApplication(id);
  await loadApplication(id);
  window.location.assign(paths.home);
}

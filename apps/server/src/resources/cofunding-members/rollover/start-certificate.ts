import type { Db } from '../../../db';
import { startCertificateOf } from '../../cofunding-employers/public';

/** Whether the office has accepted the employer's certificate of the start of work (Process §2.6). */
export async function hasBegunWork(db: Db, id_registration: number): Promise<boolean> {
  return (await startCertificateOf(db, id_registration)) !== undefined;
}

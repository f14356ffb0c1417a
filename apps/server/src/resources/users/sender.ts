import { DEFAULT_APPLICATION } from '@urzad/contract';
import { getById } from '../../applications/applications';
import type { Config } from '../../config';
import type { Db } from '../../db';
import type { Sender } from '../../mail/email';

/** The sender of an e-mail: the office of the application. */
export async function senderOf(
  { config }: { config: Pick<Config, 'publicUrl'> },
  db: Db,
  id_application: number = DEFAULT_APPLICATION,
): Promise<Sender> {
  const application = await getById(db, id_application);
  return { office: application.office_name, appName: application.name, publicUrl: config.publicUrl };
}

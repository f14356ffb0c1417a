import { getDefault } from '../../applications/applications';
import type { Config } from '../../config';
import type { Db } from '../../db';
import type { Sender } from '../../mail/email';

/** The sender of an e-mail: the office of the application. */
export async function senderOf({ config }: { config: Pick<Config, 'publicUrl'> }, db: Db): Promise<Sender> {
  const application = await getDefault(db);
  return { office: application.office_name, appName: application.name, publicUrl: config.publicUrl };
}

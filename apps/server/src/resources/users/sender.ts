import { getDefault } from '../../applications/applications';
import type { Config } from '../../config';
import type { Db } from '../../db';

/** Who signs a letter: the office of the application. */
export async function senderOf({ config }: { config: Pick<Config, 'publicUrl'> }, db: Db) {
  const application = await getDefault(db);
  return { office: application.office_name, appName: application.name, publicUrl: config.publicUrl };
}

import type { FastifyInstance } from 'fastify';
import { getDefault } from '../../applications/applications';
import type { Db } from '../../db';

/** Who signs a letter: the office of the application. */
export async function senderOf(app: FastifyInstance, db: Db) {
  const application = await getDefault(db);
  return { office: application.office_name, appName: application.name, publicUrl: app.config.publicUrl };
}

import { DEFAULT_APPLICATION, type KeptApplication } from '@urzad/contract';
import { applicationAddress } from '@urzad/domain';
import type { FastifyInstance } from 'fastify';
import type { ApplicationRow } from '../../applications/applications';
import type { Db, Tx } from '../../db';
import { isUsed } from './is-used';

/** A record as the office keeps it. */
export async function applicationView(
  { config }: Pick<FastifyInstance, 'config'>,
  db: Db | Tx,
  row: ApplicationRow,
): Promise<KeptApplication> {
  const { id, uuid, name, url_own, domain, folder, status, row_version } = row;
  const isFirst = id === DEFAULT_APPLICATION;
  return {
    ...{ id, uuid, name, url_own, domain, folder, status, row_version },
    url: applicationAddress(row, config.publicUrl),
    mod_date: row.mod_date.toISOString(),
    first: isFirst ? 'yes' : 'no',
    used: isFirst || (await isUsed(db, id)) ? 'yes' : 'no',
  };
}

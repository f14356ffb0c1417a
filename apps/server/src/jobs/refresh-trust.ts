import { X509Certificate } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { findList } from '../signatures/certificates/revocation-list';
import type { RunOutcome } from './define-job';

/**
 * The task `trust_list_refresh`: reads the authorities and lists of TRUST_DIR again, so that files which the office has
 * renewed there hold without a restart, and tells how many of them have ended.
 */
export async function refreshTrust({
  config,
  clock,
  readTrustAnew,
}: Pick<FastifyInstance, 'config' | 'clock' | 'readTrustAnew'>): Promise<RunOutcome> {
  const { anchors, revocationLists } = await readTrustAnew();
  if (config.trustDir === undefined)
    return { changed: 0, note: { code: 'trust-none', level: 'warning', values: {} } };

  // Certificates live in real time.
  const now = clock.now();
  const ended = [
    ...anchors.map(({ certificate }) => new Date(new X509Certificate(certificate).validTo)),
    ...revocationLists.map((list) => findList(list)?.nextUpdate?.value),
  ].filter((end) => end === undefined || end < now).length;
  const values = { anchors: anchors.length, lists: revocationLists.length, ended };
  return ended > 0
    ? { changed: 0, note: { code: 'trust-ended', level: 'warning', values } }
    : { changed: 0, note: { code: 'trust-fine', level: 'info', values } };
}

import { envelope } from '@urzad/contract';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import type { DatabaseWatch } from '../database-watch';
import { hasReserve } from '../files/disk-reserve';
import { isClamavAnswering } from '../files/scan/clamav-scanner';
import { findMailTrouble } from '../mail/mail-trouble';
import { databaseAway } from './silent-database';

const live = {
  summary: 'Whether the process lives',
  tags: ['health'],
  response: { 200: envelope(z.object({ status: z.literal('live') })) },
};

const ready = {
  summary:
    'Whether the server can serve, how many e-mails do not leave, and whether the disk and the scanner take uploads',
  tags: ['health'],
  response: {
    200: envelope(
      z.object({
        status: z.literal('ready'),
        mail: z.object({ status: z.enum(['ok', 'degraded']), delayed: z.int(), failed: z.int() }),
        disk: z.object({ status: z.enum(['ok', 'full']) }),
        scanner: z.object({ status: z.enum(['ok', 'away', 'none']) }),
      }),
    ),
  },
};

/** For monitoring: whether the process lives, and whether it can serve. */
export function answerHealth(app: FastifyInstance, watch: DatabaseWatch) {
  app.get('/api/health/live', { logLevel: 'silent', schema: live }, async () => ({
    data: { status: 'live' },
  }));

  // Undelivered e-mails, a full disk and a silent scanner are reported, but do not make the server unready: only the
  // database decides.
  app.get('/api/health/ready', { logLevel: 'silent', schema: ready }, async () => {
    if (!(await watch.isAnswering())) throw databaseAway();
    const trouble = await findMailTrouble(app.db, app.clock);
    const status = trouble.delayed + trouble.failed > 0 ? 'degraded' : 'ok';
    const disk = { status: (await hasReserve(app.config)) ? ('ok' as const) : ('full' as const) };
    const scanner = { status: await scannerStatus(app.config.clamavSocket) };
    return { data: { status: 'ready', mail: { status, ...trouble }, disk, scanner } };
  });
}

async function scannerStatus(address: string | undefined): Promise<'ok' | 'away' | 'none'> {
  if (address === undefined) return 'none';
  return (await isClamavAnswering(address)) ? 'ok' : 'away';
}

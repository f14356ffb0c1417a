import { fileURLToPath } from 'node:url';
import { buildApp } from './app';
import { getDefault } from './applications/applications';
import { demoClock, systemClock, warsawTime } from './clock';
import { type Config, ConfigError, loadConfig } from './config';
import { crashAt, neverCrash } from './crash';
import { DataDirBusy } from './data-dir-lock';
import { openDb } from './db';
import { sweepAnswers } from './http/idempotency';
import { outboxMail } from './mail/mail';
import { startMailWorker } from './mail/mail-worker';
import { smtpDelivery } from './mail/smtp';
import { openOfficeParts } from './office-parts';
import { passwordHasher } from './passwords/hasher';
import { sweepUnattached } from './resources/uploads/sweep-unattached';
import { greeting } from './seed/greeting';
import { seed } from './seed/seed';
import { seedRegistrations } from './seed/seed-registrations';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

// The paths hold from src and from dist: both lie one folder below the server's own.
const MIGRATIONS = fileURLToPath(new URL('../migrations', import.meta.url));
const PORTAL = fileURLToPath(new URL('../../portal/dist', import.meta.url));

try {
  await start(loadConfig());
} catch (error) {
  console.error(`\n✖ ${sentenceFor(error)}`);
  process.exitCode = 1;
}

async function start(config: Config) {
  const demo = config.isDemo ? demoClock(config.dataDir, warsawTime(config.demoNow)) : undefined;
  const clock = demo ?? systemClock;
  const passwords = await passwordHasher();
  const { db, close } = await openDb({ ...config, migrationsDir: MIGRATIONS });
  await seed(db, { config, clock, passwords });
  const officeParts = await openOfficeParts(config, (await getDefault(db)).office_name);
  if (config.isDemo) await seedRegistrations({ config, db, passwords, ...officeParts }, clock.business());

  const worker = config.smtpUrl
    ? startMailWorker(db, clock, {
        deliver: smtpDelivery(config.smtpUrl, config.mailFrom),
        onError: (error) => app.log.error({ err: error }, 'The outbox could not be read'),
      })
    : undefined;
  const app = await buildApp({
    config,
    db,
    clock,
    ...(demo && { demoClock: demo }),
    mail: outboxMail(clock, worker?.wake),
    passwords,
    ...officeParts,
    crash: config.crashAt ? crashAt(config.crashAt) : neverCrash,
    portalDir: PORTAL,
  });
  const sweeper = setInterval(() => {
    sweepAnswers(db, clock.now()).catch((error) => app.log.error({ err: error }, 'Old answers stay'));
    sweepUnattached(db, officeParts.files, clock.now()).catch((error) =>
      app.log.error({ err: error }, 'Unattached files stay'),
    );
  }, SWEEP_EVERY_MS);
  sweeper.unref();

  const stop = async () => {
    clearInterval(sweeper);
    await app.close();
    await worker?.stop();
    await close();
  };
  stopOnSignals(stop);
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await stop();
    throw error;
  }
  console.warn(greeting(config, clock.business(), app.server.address()));
}

/** The first signal lets running calls end; a second one does not wait. */
function stopOnSignals(stop: () => Promise<void>) {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      if (isStopping) process.exit(1);
      isStopping = true;
      stop().catch((error) => {
        console.error(error);
        process.exitCode = 1;
      });
    });
  }
}

function sentenceFor(error: unknown): string {
  if (error instanceof ConfigError || error instanceof DataDirBusy) return error.message;
  if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
    return `${error.message}: another program uses this port. Stop it, or choose another port: PORT=3001 npm start.`;
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

import { buildApp } from './app';
import { demoClock, systemClock, warsawTime } from './clock';
import { type Config, ConfigError, loadConfig } from './config';
import { crashAt, neverCrash } from './crash';
import { DataDirBusy } from './data-dir-lock';
import { sweepAnswers } from './http/idempotency';
import { outboxMail } from './mail/mail';
import { startMailWorker } from './mail/mail-worker';
import { smtpDelivery } from './mail/smtp';
import { PORTAL_DIR } from './paths';
import { sweepUnattached } from './resources/uploads/sweep-unattached';
import { findTemplate } from './seed/demo-template';
import { greeting } from './seed/greeting';
import { openFilled } from './seed/open-filled';

const SWEEP_EVERY_MS = 60 * 60 * 1000;

try {
  await start(loadConfig());
} catch (error) {
  console.error(`\n✖ ${sentenceFor(error)}`);
  process.exitCode = 1;
}

async function start(config: Config) {
  // Asked before the clock leaves its file, by which a folder that was used is known.
  const template = findTemplate(config);
  const demo = config.isDemo ? demoClock(config.dataDir, warsawTime(config.demoNow)) : undefined;
  const clock = demo ?? systemClock;
  const { db, close, passwords, officeParts } = await openFilled(config, clock, template);

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
    portalDir: PORTAL_DIR,
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

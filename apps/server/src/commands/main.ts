import { getMoment } from '@urzad/domain';
import { buildApp } from '../app';
import { threadedVerifier } from '../audit-log/chain-verifier';
import { type DemoClock, demoClock, systemClock } from '../clock';
import { type Config, loadConfig } from '../config';
import { crashAt, neverCrash } from '../crash';
import { keepFilesPrivate } from '../data-dir-lock';
import { JOBS } from '../jobs/jobs';
import { mailQueue } from '../jobs/mail-queue';
import { startJobs } from '../jobs/start-jobs';
import { demoDelivery } from '../mail/demo-delivery';
import { outboxMail } from '../mail/mail';
import { logRefusal } from '../mail/mail-trouble';
import { mailWorker } from '../mail/mail-worker';
import { deliveryBySettings } from '../mail/smtp';
import { CHAIN_PROGRAM, PORTAL_DIR, RENDERER_FILE } from '../paths';
import { keepSettings } from '../settings/keep-settings';
import { findTemplate } from '../startup/demo-template';
import { greeting } from '../startup/greeting';
import { openFilled } from '../startup/open-filled';
import { addressRefusal, refuseForeignAddress } from '../startup/own-address';
import { sentenceFor } from '../startup/refusals/sentence';

keepFilesPrivate();
let dataDir: string | undefined;
try {
  const config = loadConfig();
  ({ dataDir } = config);
  await start(config);
} catch (error) {
  console.error(`\n✖ ${sentenceFor(error, dataDir)}`);
  // Everything is closed by now; a handle that a library left open must not keep the process alive.
  process.exit(1);
}

async function start(config: Config) {
  await refuseForeignAddress(config);
  // Before the clock writes its file: the file marks the folder as used.
  const template = findTemplate(config);
  const demo = config.isDemo ? demoClock(config.dataDir, getMoment(config.demoNow)) : undefined;
  const clock = demo ?? systemClock;
  const filled = await openFilled(config, clock, template);
  try {
    if (demo) {
      const { seedPresence } = await import('../seed/seed-presence');
      await seedPresence(filled.db, demo);
    }
    await serve(config, demo, filled);
  } catch (error) {
    await filled.close();
    throw addressRefusal(error, config);
  }
}

type Filled = Awaited<ReturnType<typeof openFilled>>;

async function serve(
  config: Config,
  demo: DemoClock | undefined,
  { db, watch, listenToNews, close, passwords, officeParts, warnings }: Filled,
) {
  const clock = demo ?? systemClock;
  const settings = keepSettings(db, config);
  await settings.refresh();
  // A demo writes to people who do not exist: its letters leave only when it was started with a mail server.
  const isMailbox = config.isDemo && settings.start.smtpUrl === undefined;
  const worker = isMailbox
    ? mailWorker(db, clock, demoDelivery)
    : mailWorker(db, clock, deliveryBySettings(config), async () => {
        await settings.keepFresh();
        return config.smtpUrl !== undefined;
      });
  const app = await buildApp({
    config,
    settings,
    db,
    watch,
    listenToNews,
    clock,
    ...(demo && { demoClock: demo }),
    mail: outboxMail(clock, { wake: worker.wake, isMailbox }),
    passwords,
    ...officeParts,
    verifyChain: config.databaseUrl ? threadedVerifier(CHAIN_PROGRAM, config.databaseUrl) : undefined,
    crash: config.crashAt ? crashAt(config.crashAt) : neverCrash,
    portalDir: PORTAL_DIR,
    rendererFile: RENDERER_FILE,
  });
  try {
    await app.listen({ port: config.port, host: config.host });
  } catch (error) {
    await app.close();
    throw error;
  }
  worker.start({
    onRefused: (refusal) => logRefusal(app.log, refusal),
    onError: (error) => app.log.error({ err: error }, 'The outbox could not be read'),
  });
  const jobs = startJobs(app, [...JOBS, mailQueue(worker)]);
  stopOnSignals(async () => {
    await jobs.stop();
    await app.close();
    await worker.stop();
    await close();
  });
  for (const warning of warnings) console.warn(`\n! ${warning}`);
  console.warn(greeting(config, clock.business(), app.server.address()));
}

/** The first signal lets running requests end; a second one ends the process at once. */
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

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type App, buildApp, type Parts } from '../src/app';
import { loadConfig } from '../src/config';
import { neverCrash } from '../src/crash';
import type { OpenDb } from '../src/db';
import { passwordHasher } from '../src/identity/passwords/hasher';
import { findEmails, outboxMail } from '../src/mail/mail';
import { openOfficeParts } from '../src/startup/office-parts';
import { type TestClock, testClock } from './test-clock';
import { testDb } from './test-db';

/** Making a key takes a second; this one is part of the tests of the seal. */
const SEAL = path.resolve(import.meta.dirname, '../src/signatures/testing/demo-seal.p12');

export interface TestApp {
  app: App;
  clock: TestClock;
  /** What was written to the log of the process, line by line. */
  logLines: string[];
  /** E-mails to one address, the newest first. */
  emailsTo(mail: string): Promise<{ subject: string; text: string; html: string }[]>;
  /** The six digits of the newest e-mail to an address. */
  codeFor(mail: string): Promise<string>;
  close(): Promise<void>;
}

interface Options {
  /** Settings as the environment would give them. */
  settings?: Record<string, string>;
  parts?: Partial<Parts>;
  /** Another database than one of its own. */
  open?: () => Promise<OpenDb>;
}

/** The whole server over a database of its own, with a clock that stands until it is moved. */
export async function testApp({ settings = {}, parts = {}, open = testDb }: Options = {}): Promise<TestApp> {
  const folder = await mkdtemp(path.join(tmpdir(), 'urzad-test-'));
  const { db, listenToNews, close } = await open();
  const clock = testClock();
  const logLines: string[] = [];
  const config = loadConfig({
    NODE_ENV: 'test',
    DATA_DIR: folder,
    DEMO: 'yes',
    SEAL_FILE: SEAL,
    SEAL_PASS: 'haslo',
    ...settings,
  });
  const app = await buildApp({
    ...(await openOfficeParts(config, 'Regionalny Urząd Pracy')),
    config,
    db,
    listenToNews,
    clock,
    mail: outboxMail(clock),
    passwords: await passwordHasher(),
    crash: neverCrash,
    portalDir: path.join(folder, 'portal'),
    rendererFile: path.join(folder, 'render.js'),
    logTo: { write: (line: string) => logLines.push(line) },
    ...parts,
  });
  const emailsTo = async (mail: string) => (await findEmails(db, mail)).emails;

  return {
    app,
    clock,
    logLines,
    emailsTo,
    async codeFor(mail) {
      const [email] = await emailsTo(mail);
      const code = email?.text.match(/(?:Kod|Code): ([0-9]{6})/)?.[1];
      if (!code) throw new Error(`The newest e-mail to ${mail} holds no code.`);
      return code;
    },
    async close() {
      await app.close();
      await close();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

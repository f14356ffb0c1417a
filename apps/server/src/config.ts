import { createHash, randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmdirSync } from 'node:fs';
import path from 'node:path';
import {
  FILE_LIMIT_BYTES,
  getMoment,
  type IsoDate,
  isBankAccount,
  momentOf,
  normaliseBankAccount,
} from '@urzad/domain';
import { DEFAULT_SIGN_POLICY, readSignPolicy } from '@urzad/grants';
import * as z from 'zod/mini';
import { isSingleByteEncoding } from './encoded-text';
import { isOpenToReaders, parseFilesUrl } from './files/s3-place';
import { createOnce } from './kept-key';
import { codesOf, StartRefused } from './startup/refusals/start-refused';

const SECRET_MIN = 32;

/** The password of every demo account (Process §8). */
export const DEMO_PASSWORD = 'Demo!2027pl';

/** The many rows of a demo are those of this day, at which it begins unless told otherwise. */
export const VOLUME_SINCE = '2027-02-10 09:00';

/** The account of the office in a demo, of its invented bank. */
const DEMO_PAYER_ACCOUNT = '20999000090000000000000100';

/**
 * How long things are kept unless `/config` says otherwise, in years: of data and log, what the law asks for; 0: nothing
 * is erased.
 */
export const KEPT = { dataYears: 5, logYears: 2, accountYears: 0, contactYears: 0, noteYears: 0 };

/** Every setting of the server (Order §8), each with what it needs. The README has the same list in words. */
const settings = z.object({
  NODE_ENV: z._default(oneOf(['development', 'production', 'test']), 'development'),
  PORT: z._default(numberFrom(0, 65_535), 3000),
  HOST: z._default(z.string(), '127.0.0.1'),
  PUBLIC_URL: z.optional(z.url({ protocol: /^https?$/, error: 'a whole address, https://…' })),
  DATA_DIR: z._default(z.string(), './data'),
  DATABASE_URL: z.optional(addressBy(/^postgres(ql)?:\/\//, 'postgres://user:password@host:5432/database')),
  FILES_URL: z.optional(z.string()),
  FILES_KEY: z.optional(z.string()),
  FILES_SECRET: z.optional(z.string()),
  CLAMAV_SOCKET: z.optional(
    z.string().check(z.regex(/^(\/.+|[^/\s:]+:[0-9]{1,5})$/, 'a path, /run/clamav/clamd.ctl, or host:port')),
  ),
  FILE_LIMIT: z._default(numberFrom(1, 1_000_000_000), FILE_LIMIT_BYTES),
  MEDIA_LIMIT: z._default(numberFrom(1, 1_000_000_000), FILE_LIMIT_BYTES),
  UPLOAD_QUOTA: z._default(numberFrom(1, 100_000_000_000), 200_000_000),
  UPLOAD_SESSIONS: z._default(numberFrom(1, 10_000), 20),
  DISK_RESERVE: z._default(numberFrom(0, 1_000_000_000_000_000), 100_000_000),
  SMTP_URL: z.optional(addressBy(/^smtps?:\/\//, 'smtps://user:password@host:465')),
  IMAP_URL: z.optional(addressBy(/^imaps?:\/\//, 'imaps://user:password@host:993/INBOX')),
  MAIL_FROM: z._default(z.string(), 'Małe granty II <granty@urzad.example.com>'),
  SECRET_KEY: z.optional(z.string().check(z.minLength(SECRET_MIN, `at least ${SECRET_MIN} characters`))),
  SEAL_FILE: z.optional(z.string()),
  SEAL_PASS: z.optional(z.string()),
  TRUST_DIR: z.optional(z.string()),
  BACKUP_DIR: z.optional(z.string()),
  SIGN_POLICY: z.optional(
    z
      .string()
      .check(
        z.refine(
          (text) => readSignPolicy(text) !== undefined,
          'methods of kinds of documents, UMOWA=UPLOAD_PADES,PAPER;UMOWA.office=OFFICE_SEAL',
        ),
      ),
  ),
  PAYER_ACCOUNT: z.optional(
    z.string().check(z.refine(isBankAccount, 'an account number of 26 digits, of which two are a check')),
  ),
  ELIXIR_ENCODING: z._default(
    z.string().check(z.refine(isSingleByteEncoding, 'an encoding of one byte: iso-8859-2, windows-1250')),
    'iso-8859-2',
  ),
  DEMO: z._default(oneOf(['yes', 'no']), 'no'),
  DEMO_NOW: z._default(
    z.string().check(z.refine((text) => momentOf(text) !== undefined, 'a day and an hour, 2027-02-10 09:00')),
    '2027-02-10 09:00',
  ),
  DEMO_SIZE: z._default(oneOf(['small', 'full']), 'small'),
  LOGIN_LIMIT_PER_IP: z._default(numberFrom(1, 1_000_000), 60),
  CODE_LIMIT_PER_IP: z._default(numberFrom(1, 1_000_000), 30),
  RECOVER_LIMIT_PER_IP: z._default(numberFrom(1, 1_000_000), 30),
  NEW_PASS_LIMIT_PER_IP: z._default(numberFrom(1, 1_000_000), 60),
  CERTIFICATE_LIMIT: z._default(numberFrom(1, 1_000_000), 60),
  TRUST_PROXY: z._default(oneOf(['yes', 'no']), 'no'),
  LOG_LEVEL: z._default(oneOf(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent']), 'info'),
  CRASH_AT: z.optional(z.string()),
});

export type Config = ReturnType<typeof loadConfig>;

/** A setting is missing or wrong. */
export class ConfigError extends StartRefused {}

/**
 * The settings, read once. Nothing else in the server reads the environment.
 * @throws ConfigError with one line for each wrong setting
 */
export function loadConfig(environment: Record<string, string | undefined> = process.env) {
  // `PORT= npm start` means that the setting is absent, as in a shell.
  const given = Object.fromEntries(Object.entries(environment).filter(([, value]) => value !== ''));
  const parsed = z.safeParse(settings, given);
  if (!parsed.success) throw new ConfigError(describe(parsed.error.issues));

  const raw = parsed.data;
  refuseSmallQuota(raw);
  refuseEarlyVolume(raw);
  const isProduction = raw.NODE_ENV === 'production';
  if (isProduction) refuseUnsafe(raw);
  const dataDir = path.resolve(raw.DATA_DIR);
  requireFolder(dataDir);

  return {
    isProduction,
    isTest: raw.NODE_ENV === 'test',
    port: raw.PORT,
    host: raw.HOST,
    publicUrl: (raw.PUBLIC_URL ?? `http://${raw.HOST}:${raw.PORT}`).replace(/\/$/, ''),
    dataDir,
    databaseUrl: raw.DATABASE_URL,
    filesPlace: filesPlaceOf(raw),
    clamavSocket: raw.CLAMAV_SOCKET,
    fileLimit: raw.FILE_LIMIT,
    mediaLimit: raw.MEDIA_LIMIT,
    uploadQuota: raw.UPLOAD_QUOTA,
    uploadSessions: raw.UPLOAD_SESSIONS,
    diskReserve: raw.DISK_RESERVE,
    smtpUrl: raw.SMTP_URL,
    mailFrom: raw.MAIL_FROM,
    imapUrl: raw.IMAP_URL,
    secretKey: raw.SECRET_KEY ?? keptSecret(dataDir),
    sealFile: raw.SEAL_FILE,
    sealPass: raw.SEAL_PASS,
    trustDir: raw.TRUST_DIR,
    backupDir: raw.BACKUP_DIR,
    signPolicy: readSignPolicy(raw.SIGN_POLICY ?? '') ?? DEFAULT_SIGN_POLICY,
    payerAccount: payerAccountOf(raw),
    elixirEncoding: raw.ELIXIR_ENCODING,
    // Of these there are no settings of the start.
    ...KEPT,
    /** The last payment to the beneficiary, from which the term of its data runs; set in `/config` alone. */
    lastPaymentDate: undefined as IsoDate | undefined,
    isDemo: raw.DEMO === 'yes',
    demoNow: raw.DEMO_NOW,
    demoSize: raw.DEMO_SIZE,
    loginLimitPerIp: raw.LOGIN_LIMIT_PER_IP,
    codeLimitPerIp: raw.CODE_LIMIT_PER_IP,
    recoverLimitPerIp: raw.RECOVER_LIMIT_PER_IP,
    newPassLimitPerIp: raw.NEW_PASS_LIMIT_PER_IP,
    certificateLimit: raw.CERTIFICATE_LIMIT,
    trustProxy: raw.TRUST_PROXY === 'yes',
    logLevel: raw.LOG_LEVEL,
    crashAt: raw.NODE_ENV === 'test' ? raw.CRASH_AT : undefined,
  };
}

/** Of the office, from which it pays; a demo has an invented one. */
function payerAccountOf({ PAYER_ACCOUNT, DEMO }: z.infer<typeof settings>): string | undefined {
  if (PAYER_ACCOUNT !== undefined) return normaliseBankAccount(PAYER_ACCOUNT);
  return DEMO === 'yes' ? DEMO_PAYER_ACCOUNT : undefined;
}

/** A key derived for one purpose: a signed address is never valid as a mailed code. */
export function keyFor(secretKey: string, purpose: string): Buffer {
  return createHash('sha256').update(`${purpose}:${secretKey}`).digest();
}

function refuseUnsafe(raw: z.infer<typeof settings>) {
  const reasons = [
    raw.DEMO === 'yes' &&
      'DEMO=yes is refused with NODE_ENV=production: demo accounts have a known password.',
    !raw.SECRET_KEY && `SECRET_KEY is missing: production needs one of at least ${SECRET_MIN} characters.`,
    !raw.PUBLIC_URL?.startsWith('https:') &&
      'PUBLIC_URL is missing or no https:// address: production needs the one that people type, as letters and links carry it.',
    !raw.SMTP_URL && 'SMTP_URL is missing: without it nobody could receive a code.',
    !raw.SEAL_FILE &&
      'SEAL_FILE is missing: production seals documents with the certificate of the office (PKCS#12), never with one of the demo.',
    !raw.SEAL_PASS && 'SEAL_PASS is missing: production needs the password of SEAL_FILE.',
  ].filter((reason) => reason !== false);
  if (reasons.length > 0) throw new ConfigError(reasons.join('\n'));
}

/** @throws ConfigError: files up to a limit would be promised, and each of them refused */
function refuseSmallQuota(raw: z.infer<typeof settings>) {
  const limits = (['FILE_LIMIT', 'MEDIA_LIMIT'] as const).filter((name) => raw[name] > raw.UPLOAD_QUOTA);
  const reasons = limits.map(
    (name) =>
      `UPLOAD_QUOTA is not valid: it needs at least the ${raw[name]} bytes of ${name}, or no file of that size could be sent. See the settings in README.md.`,
  );
  if (reasons.length > 0) throw new ConfigError(reasons.join('\n'));
}

/** @throws ConfigError: what the many of a demo did would lie in its future */
function refuseEarlyVolume({ DEMO_SIZE, DEMO_NOW }: z.infer<typeof settings>) {
  if (DEMO_SIZE === 'small' || getMoment(DEMO_NOW) >= getMoment(VOLUME_SINCE)) return;
  throw new ConfigError(
    `DEMO_SIZE is not valid: full needs a DEMO_NOW of ${VOLUME_SINCE} or later. See the settings in README.md.`,
  );
}

/**
 * The store of files, if it is not DATA_DIR.
 * @throws ConfigError: the office would believe that its files are in that store while they lie on a disk
 */
function filesPlaceOf({ FILES_URL, FILES_KEY, FILES_SECRET, NODE_ENV }: z.infer<typeof settings>) {
  if (FILES_URL === undefined) return undefined;
  const place = parseFilesUrl(FILES_URL);
  if (typeof place === 'string') {
    throw new ConfigError(`FILES_URL is not valid: it ${place}. See the settings in README.md.`);
  }
  if (FILES_KEY === undefined || FILES_SECRET === undefined) {
    throw new ConfigError('FILES_KEY and FILES_SECRET are missing: the store of FILES_URL asks for them.');
  }
  if (NODE_ENV === 'production' && isOpenToReaders(place)) {
    throw new ConfigError(
      'FILES_URL is refused with NODE_ENV=production: its endpoint is http://, so files would cross the network in the clear. Use https://.',
    );
  }
  return { ...place, key: FILES_KEY, secret: FILES_SECRET };
}

/**
 * Outside production the key is made once and stored beside the data that it protects.
 * @throws ConfigError when the file holds no key: with a short one anybody could make signed addresses
 */
function keptSecret(dataDir: string): string {
  const file = path.join(dataDir, 'keys', 'secret');
  if (!existsSync(file)) createOnce(file, randomBytes(SECRET_MIN).toString('base64url'));

  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < SECRET_MIN) {
    throw new ConfigError(
      `The key in ${file} is damaged: it has ${secret.length} characters and needs ${SECRET_MIN}. Restore it from a backup, or remove the file: the next start makes a new key, and addresses and codes made with the old one end.`,
    );
  }
  return secret;
}

/** One level after the other: the recursion of Node does not end in a folder that cannot be written, such as /proc. */
function makeFolder(folder: string) {
  if (existsSync(folder)) return;
  makeFolder(path.dirname(folder));
  mkdirSync(folder);
}

/** Folders of DATA_DIR that exist from the first start on; after a restore they may belong to another account. */
const KEPT_FOLDERS = ['database', 'files', 'keys'];

/** @throws ConfigError when the folder cannot be written */
function requireFolder(dataDir: string) {
  const kept = KEPT_FOLDERS.map((name) => path.join(dataDir, name)).filter((folder) => existsSync(folder));
  for (const folder of [dataDir, ...kept]) requireWritable(folder);
}

function requireWritable(folder: string) {
  try {
    makeFolder(folder);
    // A write is tried: the permissions of a folder do not tell that its disk is read-only.
    rmdirSync(mkdtempSync(path.join(folder, '.can-write-')));
  } catch (error) {
    const [code = String(error)] = codesOf(error);
    throw new ConfigError(
      `DATA_DIR is not valid: nothing can be written to ${folder} (${code}). Let the account of the server write there, or choose another folder.`,
      { cause: error },
    );
  }
}

function numberFrom(min: number, max: number) {
  const need = `a whole number from ${min} to ${max}`;
  return z.coerce.number({ error: need }).check(z.int(need), z.minimum(min, need), z.maximum(max, need));
}

function oneOf<const Word extends string>(words: readonly Word[]) {
  return z.enum(words, { error: `one of: ${words.join(', ')}` });
}

function addressBy(pattern: RegExp, example: string) {
  return z
    .string()
    .check(z.refine((text) => pattern.test(text) && URL.canParse(text), `an address such as ${example}`));
}

function describe(issues: readonly z.core.$ZodIssue[]): string {
  return issues
    .map(
      ({ path: [name], message }) =>
        `${String(name)} is not valid: it needs ${message}. See the settings in README.md.`,
    )
    .join('\n');
}

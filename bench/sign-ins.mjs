// Twenty sign-ins a second for a minute, beside a person who reads their notifications meanwhile, on PGlite and on
// PostgreSQL. Their floor is the same reading while nobody signs in. Run: npm run build && node bench/sign-ins.mjs
import path from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import postgres from 'postgres';
import { startPostgres } from './kit/postgres.mjs';
import { DEMO_PASSWORD, startProduct, withFolder } from './kit/servers.mjs';

const SECONDS = Number(process.env.SECONDS ?? 60);
const SIGN_INS_PER_SECOND = 20;
const READINGS_PER_SECOND = 20;
const QUIET_SECONDS = Math.min(SECONDS, 10);
/** An address may sign in thirty times a minute. */
const ACCOUNTS = 60;
const WANTED = { signIn: 400, reading: 100 };
const SETTINGS = { LOGIN_LIMIT_PER_IP: '1000000' };
const READER = 'anna.przykladowa@example.com';

/**
 * The cookie by which the browser of an account is known: people come back with theirs, and get no letter about it.
 * @type {Map<string, string>}
 */
const browsers = new Map();

/** Accounts whose password is that of the demo, with the role of a citizen. */
const ADD_ACCOUNTS = `
  with template as (select * from "user" where mail = '${READER}'), added as (
    insert into "user" (id_application, create_date, mod_date, mail, pass_hash, firstname, lastname, access_system,
                        accept_condition, id_role_active)
    select id_application, create_date, mod_date, 'sign-in-' || n || '@example.com', pass_hash, 'Ewa', 'Próbna', 'yes',
           'yes', id_role_active
      from template, generate_series(1, ${ACCOUNTS}) n
    returning id, id_role_active)
  insert into user_role (id_application, create_date, mod_date, id_user, id_role, valid_from)
  select id_application, create_date, mod_date, added.id, added.id_role_active, create_date from added, template`;

await withFolder(async (folder) => {
  await (await startProduct(folder, SETTINGS)).stop();
  const db = await PGlite.create(path.join(folder, 'database'), { extensions: { pg_trgm } });
  await db.query(ADD_ACCOUNTS);
  await db.close();
  await measure('PGlite', folder, SETTINGS);
});
await withFolder(async (folder) => {
  const { url, stop } = await startPostgres(folder);
  // The product closes its folder to others, and PostgreSQL runs as another user.
  const [ours, settings] = [path.join(folder, 'product'), { ...SETTINGS, DATABASE_URL: url }];
  try {
    await (await startProduct(ours, settings)).stop();
    const db = postgres(url, { max: 1 });
    await db.unsafe(ADD_ACCOUNTS);
    await db.end();
    await measure('PostgreSQL', ours, settings);
  } finally {
    await stop();
  }
});

/** @param {string} engine @param {string} dataDir @param {Record<string, string>} settings */
async function measure(engine, dataDir, settings) {
  const product = await startProduct(dataDir, settings);
  try {
    const token = await signIn(product.address, READER);
    const read = async () =>
      (await call(`${product.address}/api/basenotification/get?page_count=9`, { headers: { token } })).json();
    await atRate(2, READINGS_PER_SECOND, read);
    const quiet = await atRate(QUIET_SECONDS, READINGS_PER_SECOND, read);
    const [signIns, readings] = await Promise.all([
      atRate(SECONDS, SIGN_INS_PER_SECOND, (n) =>
        signIn(product.address, `sign-in-${(n % ACCOUNTS) + 1}@example.com`),
      ),
      atRate(SECONDS, READINGS_PER_SECOND, read),
    ]);
    console.log(engine);
    report('reading, quiet', quiet);
    report('reading, busy', readings, WANTED.reading);
    report('sign-in', signIns, WANTED.signIn);
    console.log(`ratio of readings ${(at(readings, 0.95) / at(quiet, 0.95)).toFixed(1)} F`);
  } finally {
    await product.stop();
  }
}

/** @param {string} address @param {string} mail */
async function signIn(address, mail) {
  const answer = await call(`${address}/api/user/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie: browsers.get(mail) ?? '' },
    body: JSON.stringify({ mail, pass: DEMO_PASSWORD }),
  });
  const [cookie] = answer.headers.getSetCookie();
  if (cookie) browsers.set(mail, cookie.split(';')[0] ?? '');
  const { data } = /** @type {{ data: { token?: string } }} */ (await answer.json());
  if (!data.token) throw new Error(`${mail} got no token.`);
  return data.token;
}

/** @param {string} url @param {RequestInit} init */
async function call(url, init) {
  const answer = await fetch(url, init);
  if (!answer.ok) throw new Error(`${url} answered ${answer.status}: ${await answer.text()}`);
  return answer;
}

/**
 * Calls at a steady rate, whether or not the earlier ones have been answered, as people come.
 * @param {number} seconds @param {number} perSecond @param {(n: number) => Promise<unknown>} act
 * @returns {Promise<number[]>} what each took, in milliseconds
 */
async function atRate(seconds, perSecond, act) {
  const begun = performance.now();
  /** @type {Promise<number>[]} */
  const calls = [];
  for (let n = 0; n < seconds * perSecond; n += 1) {
    const due = begun + (n * 1000) / perSecond;
    await new Promise((resolve) => setTimeout(resolve, Math.max(0, due - performance.now())));
    // From the moment when it was due: a late start is waiting too.
    // A refusal has no end: a server with too much to do answers 503.
    calls.push(
      act(n).then(
        () => performance.now() - due,
        () => Number.POSITIVE_INFINITY,
      ),
    );
  }
  return Promise.all(calls);
}

/** @param {number[]} took @param {number} share */
function at(took, share) {
  return took.toSorted((a, b) => a - b)[Math.floor(took.length * share)] ?? Number.NaN;
}

/** @param {string} name @param {number[]} took @param {number} [wanted] */
function report(name, took, wanted) {
  const of = (/** @type {number} */ share) => `${at(took, share).toFixed(0)} ms`;
  const goal = wanted === undefined ? '' : ` (wanted: p95 below ${wanted} ms)`;
  console.log(
    `${name.padEnd(15)} ${took.length} calls, p50 ${of(0.5)}, p95 ${of(0.95)}, p99 ${of(0.99)}${goal}`,
  );
}

// GET basenotification/get, nine of a person's notifications with the sign-in check, as a ratio to bare Fastify with the
// same query in the same run: on PGlite and on PostgreSQL. Run: npm run build && node bench/list-endpoint.mjs
import { execFile } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import postgres from 'postgres';
import { startPostgres } from './kit/postgres.mjs';
import { median, start, startProduct, withFolder } from './kit/servers.mjs';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 32;
const WANTED = 0.7;
const APPLICATION = 9192;
const HOUR_MS = 3_600_000;

const run = promisify(execFile);
/** Made here: a sign-in would measure passwords. Tokens are kept as hashes (Order §2). */
const token = randomBytes(32).toString('base64url');

await withFolder(onPglite);
await withFolder(onPostgres);

/** @param {string} folder */
async function onPglite(folder) {
  const [ours, bares] = [path.join(folder, 'product'), path.join(folder, 'bare')];
  // The first start makes the tables; the rows are added while nobody else has the database open.
  await (await startProduct(ours, { DEMO: 'no' })).stop();
  const db = await PGlite.create(path.join(ours, 'database'), { extensions: { pg_trgm } });
  const id = await addRows(async (text, values) => (await db.query(text, [...values])).rows);
  await db.close();
  await cp(ours, bares, { recursive: true });
  await compare('PGlite', ours, {}, { DATABASE: path.join(bares, 'database'), ID_USER: String(id) });
}

/** @param {string} folder */
async function onPostgres(folder) {
  const { url, stop } = await startPostgres(folder);
  // The product closes its folder to others, and PostgreSQL runs as another user.
  const ours = path.join(folder, 'product');
  try {
    await (await startProduct(ours, { DEMO: 'no', DATABASE_URL: url })).stop();
    const db = postgres(url, { max: 1 });
    const id = await addRows((text, values) => db.unsafe(text, [...values]));
    await db.end();
    await compare('PostgreSQL', ours, { DATABASE_URL: url }, { DATABASE_URL: url, ID_USER: String(id) });
  } finally {
    await stop();
  }
}

/** @typedef {(text: string, values: readonly (string | number)[]) => Promise<readonly unknown[]>} Query */

/** A person who is signed in, with nine notifications among a thousand of others. @param {Query} query */
async function addRows(query) {
  /** @param {string} text @param {readonly (string | number)[]} values */
  const idOf = async (text, values) => {
    const [row] = /** @type {{ id: number }[]} */ (await query(`${text} returning id`, values));
    if (!row) throw new Error(`The database returned no row: ${text}`);
    return row.id;
  };
  const later = new Date(Date.now() + HOUR_MS).toISOString();
  const user = await idOf(
    `insert into "user" (id_application, create_date, mod_date, mail, pass_hash)
     values ($1, now(), now(), 'bench@example.com', '')`,
    [APPLICATION],
  );
  // The next seven ids, to which the notifications below refer.
  await query(
    `insert into "user" (id_application, create_date, mod_date, mail, pass_hash)
     select $1, now(), now(), n || '@example.com', '' from generate_series(1, 7) n`,
    [APPLICATION],
  );
  const session = await idOf(
    `insert into user_session (id_user, remember_me, create_date, active_date) values ($1, 'no', now(), $2)`,
    [user, later],
  );
  await idOf(
    `insert into user_token (id_session, access_hash, access_expire, refresh_hash, refresh_expire)
     values ($1, $2, $3, '', $4)`,
    [session, createHash('sha256').update(token).digest('hex'), later, later],
  );
  await query(
    `insert into basenotification (id_application, create_date, mod_date, id_user, content_name, content_text)
     select $1, now(), now(), case when n % 112 = 1 then $2::int else $2::int + 1 + n % 7 end,
            'Potwierdzenie złożenia zgłoszenia', 'Twoje zgłoszenie zostało złożone. Potwierdzenie znajdziesz w szczegółach.'
       from generate_series(1, 1008) n`,
    [APPLICATION, user],
  );
  return user;
}

/**
 * @param {string} engine @param {string} dataDir
 * @param {Record<string, string>} settings @param {Record<string, string>} bareSettings
 */
async function compare(engine, dataDir, settings, bareSettings) {
  const product = await startProduct(dataDir, { DEMO: 'no', ...settings });
  const bare = await start([path.join(import.meta.dirname, 'list-endpoint-bare.mjs')], bareSettings, '/list');
  try {
    const shots = {
      product: { url: `${product.address}/api/basenotification/get?page_count=9`, headers: { token } },
      bare: { url: `${bare.address}/list`, headers: {} },
    };
    await sameRows(shots.product, shots.bare);
    report(engine, await measure(shots));
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
}

/** @typedef {{ url: string, headers: Record<string, string> }} Shot */

/** A benchmark of different answers would compare nothing. @param {Shot[]} shots */
async function sameRows(...shots) {
  for (const { url, headers } of shots) {
    const answer = await (await fetch(url, { headers })).json();
    const { data, count } = /** @type {{ data: unknown[], count: number }} */ (answer);
    if (data?.length !== 9 || count !== 9) throw new Error(`${url} answered ${JSON.stringify(answer)}.`);
  }
}

/** @param {{ product: Shot, bare: Shot }} shots */
async function measure({ product, bare }) {
  const rounds = [];
  await fire(bare, 1);
  await fire(product, 1);
  for (let round = 1; round <= ROUNDS; round += 1) {
    rounds.push({ bare: await fire(bare, SECONDS), product: await fire(product, SECONDS) });
  }
  return rounds;
}

/**
 * The load comes from a process of its own, as it would from outside.
 * @param {Shot} shot @param {number} duration seconds
 */
async function fire({ url, headers }, duration) {
  const tool = fileURLToPath(import.meta.resolve('autocannon'));
  const given = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}=${value}`]);
  const { stdout } = await run(process.execPath, [
    ...[tool, '--json', '-c', String(CONNECTIONS), '-d', String(duration)],
    ...[...given, url],
  ]);
  /** @type {{ requests: { average: number }, latency: { p50: number, p99: number }, non2xx: number, errors: number }} */
  const { requests, latency, non2xx, errors } = JSON.parse(stdout);
  if (non2xx + errors > 0) throw new Error(`${url}: ${non2xx} refusals and ${errors} errors.`);
  return { perSecond: requests.average, p50: latency.p50, p99: latency.p99 };
}

/** @param {string} engine @param {Awaited<ReturnType<typeof measure>>} rounds */
function report(engine, rounds) {
  console.log(engine);
  const ratio = median(rounds.map(({ product, bare }) => product.perSecond / bare.perSecond));
  for (const name of /** @type {const} */ (['bare', 'product'])) {
    const figures = rounds.map((round) => round[name]);
    const of = (/** @type {'perSecond' | 'p50' | 'p99'} */ key) => median(figures.map((one) => one[key]));
    console.log(
      `${name.padEnd(8)} ${of('perSecond').toFixed(0)} req/s, p50 ${of('p50')} ms, p99 ${of('p99')} ms`,
    );
  }
  console.log(`ratio    ${ratio.toFixed(2)} (wanted: ${WANTED} or more)`);
}

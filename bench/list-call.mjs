// GET basenotification/get, nine of a person's notifications with the sign-in check, as a ratio to bare Fastify and
// prepared Drizzle on PGlite with the same two queries in the same run. Run: npm run build && node bench/list-call.mjs
import { execFile } from 'node:child_process';
import { cp } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { PGlite } from '@electric-sql/pglite';
import { median, start, startProduct, tokenOf, withFolder } from './kit/servers.mjs';

const WHO = 'anna.przykladowa@example.com';
const ROUNDS = 3;
const SECONDS = 3;
const CONNECTIONS = 32;
const WANTED = 0.7;

const run = promisify(execFile);

await withFolder(async (folder) => {
  const [ours, bares] = [path.join(folder, 'product'), path.join(folder, 'bare')];
  // The first start makes the demo data; the rows are added while nobody else has the database open.
  await (await startProduct(ours)).stop();
  const idUser = await addNotifications(path.join(ours, 'database'));
  await cp(ours, bares, { recursive: true });

  const product = await startProduct(ours);
  const bare = await start(
    [path.join(import.meta.dirname, 'list-call-bare.mjs')],
    { DATABASE: path.join(bares, 'database'), ID_USER: String(idUser) },
    '/list',
  );
  try {
    const token = await tokenOf(product.address, WHO);
    const shots = {
      product: { url: `${product.address}/api/basenotification/get?page_count=9`, headers: { token } },
      bare: { url: `${bare.address}/list`, headers: {} },
    };
    await sameRows(shots.product, shots.bare);
    report(await measure(shots));
  } finally {
    await Promise.all([product.stop(), bare.stop()]);
  }
});

/** Nine for the caller among a thousand of others. @param {string} database @returns {Promise<number>} */
async function addNotifications(database) {
  const db = await PGlite.create(database);
  const { rows } = await db.query('select id, id_application from "user" where mail = $1', [WHO]);
  const [person] = /** @type {{ id: number, id_application: number }[]} */ (rows);
  if (!person) throw new Error(`The demo data has nobody with the address ${WHO}.`);

  await db.query('delete from basenotification where id_user = $1', [person.id]);
  await db.query(
    `insert into basenotification (id_application, create_date, mod_date, id_user, content_name, content_text)
     select $1, now(), now(), case when n % 112 = 1 then $2 else $2 + 1 + n % 7 end,
            'Potwierdzenie złożenia zgłoszenia', 'Twoje zgłoszenie zostało złożone. Potwierdzenie znajdziesz w szczegółach.'
       from generate_series(1, 1008) n`,
    [person.id_application, person.id],
  );
  await db.close();
  return person.id;
}

/** @typedef {{ url: string, headers: Record<string, string> }} Shot */

/** A benchmark of different answers would compare nothing. @param {Shot[]} shots */
async function sameRows(...shots) {
  for (const { url, headers } of shots) {
    const answer = await (await fetch(url, { headers })).json();
    const { data, count } = /** @type {{ data: unknown[], count: number }} */ (answer);
    if (data.length !== 9 || count !== 9) throw new Error(`${url} answered ${data.length} of ${count} rows.`);
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

/** @param {Awaited<ReturnType<typeof measure>>} rounds */
function report(rounds) {
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

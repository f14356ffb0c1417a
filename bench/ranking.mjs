// A ranking of 2,000 applications, proposed and published, on PostgreSQL. Letters follow as jobs and are not waited for.
// Run: npm run build && node bench/ranking.mjs
import path from 'node:path';
import postgres from 'postgres';
import { call, callerAs, timeOf } from './kit/calls.mjs';
import { copyRow } from './kit/many-rows.mjs';
import { startPostgres } from './kit/postgres.mjs';
import { median, startProduct, withFolder } from './kit/servers.mjs';

const APPLICATIONS = 2_000;
const ROUNDS = 5;
const WANTED = { propose: 2_000, publish: 10_000 };
const CALL = '1/2027';
/** The first working day after the call. */
const CLOSED = '2027-02-15T08:00:00.000Z';

await withFolder(async (folder) => {
  const database = await startPostgres(folder);
  // The product closes its folder to others, and PostgreSQL runs as another user.
  const [ours, settings] = [path.join(folder, 'product'), { DATABASE_URL: database.url }];
  try {
    await (await startProduct(ours, settings)).stop();
    const id = await addScored(database.url);
    const product = await startProduct(ours, settings);
    try {
      await measure(product.address, id);
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
  }
});

/** Parents with approved points; nobody else is left in the call. @param {string} url @returns {Promise<number>} the call */
async function addScored(url) {
  const db = postgres(url, { max: 1 });
  const [found] = await db`select id from cofundingcall where number = ${CALL}`;
  const [template] = await db`
    select id from cofundingregistration where id_call = ${found?.id} and status = 'submitted' limit 1`;
  const [officer] = await db`select id from "user" where mail = 'kierownik@urzad.example.com'`;
  const [last] = await db`select max(id) as id from "user"`;
  await copyRow(db, {
    table: 'user',
    like: "mail = 'anna.przykladowa@example.com'",
    count: APPLICATIONS,
    values: { mail: "'ranked-' || n || '@example.com'", pesel: 'null' },
  });
  await copyRow(db, {
    table: 'cofundingregistration',
    like: `id = ${template?.id}`,
    count: APPLICATIONS,
    values: {
      id_user: `(select id from "user" where mail = 'ranked-' || n || '@example.com')`,
      number: "'FR/1-2027/' || (10000 + n)",
      status: "'scored'",
      points_auto: 'n % 50',
      points_final: 'n % 50',
      id_user_second: String(officer?.id),
      approved_date: 'one.send_date',
      send_date: "one.send_date + n * interval '1 second'",
    },
  });
  await db`
    update cofundingregistration set status = 'withdrawn'
     where id_call = ${found?.id} and id_user <= ${last?.id} and status not in ('draft', 'cancelled')`;
  await db`
    update cofundingcall set places_in_zone = 400, places_out_zone = 400, reserve_limit = 400, budget = 100000000000
     where id = ${found?.id}`;
  await db.end();
  return Number(found?.id);
}

/** @param {string} address @param {number} id of the call */
async function measure(address, id) {
  await call(`${address}/api/demo/clock`, { body: { now: CLOSED } });
  const manager = await callerAs(address, 'kierownik@urzad.example.com');
  const director = await callerAs(address, 'dyrektor@urzad.example.com');
  const at = (/** @type {string} */ step) => `/api/cofundingcall/${step}?id=${id}`;
  const version = async () => ({ row_version: (await manager.get(at('ranking'))).row_version });

  const proposals = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const body = await version();
    proposals.push(await timeOf(() => manager.post(at('propose'), body)));
  }
  report('propose', median(proposals));
  await director.post(at('approveproposal'), await version());
  const body = await version();
  report('publish', await timeOf(() => manager.post(at('rank'), body)));

  const { proposal, status } = await manager.get(at('ranking'));
  const places = proposal.qualified.in_zone + proposal.qualified.out_zone;
  console.log(
    `${status}: ${proposal.rows} applications, ${places} with a place, ${proposal.waiting} waiting`,
  );
}

/** @param {keyof typeof WANTED} name @param {number} took */
function report(name, took) {
  console.log(`${name} ${took.toFixed(0)} ms (wanted: below ${WANTED[name]} ms)`);
}

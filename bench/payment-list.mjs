// A payment list of 500 claims: prepared, approved and given to the bank, on PostgreSQL.
// Run: npm run build && node bench/payment-list.mjs
import { readFileSync } from 'node:fs';
import path from 'node:path';
import postgres from 'postgres';
import { callerAs, timeOf } from './kit/calls.mjs';
import { copyRow } from './kit/many-rows.mjs';
import { startPostgres } from './kit/postgres.mjs';
import { startProduct, withFolder } from './kit/servers.mjs';

const CLAIMS = 500;
const WANTED_MS = 10_000;
const LISTS = '/api/cofundingpaymentlist';
/** Linux counts the work of a process in hundredths of a second. */
const TICK_MS = 10;

await withFolder(async (folder) => {
  const database = await startPostgres(folder);
  // The product closes its folder to others, and PostgreSQL runs as another user.
  const [ours, settings] = [path.join(folder, 'product'), { DATABASE_URL: database.url }];
  try {
    await (await startProduct(ours, settings)).stop();
    await addApproved(database.url);
    const product = await startProduct(ours, settings);
    try {
      await measure(product);
    } finally {
      await product.stop();
    }
  } finally {
    await database.stop();
  }
});

/** Participants like one of the demo whose claim waits for its payment, and nobody else. @param {string} url */
async function addApproved(url) {
  const db = postgres(url, { max: 1 });
  const [sample] = await db`
    select id, id_user, id_member, id_grant, id_contract, month from cofundingrequest
     where status = 'approved' and deleted = 'no' order by id limit 1`;
  if (!sample) throw new Error('The demo data has no claim that waits for its payment.');
  const copies = (
    /** @type {string} */ table,
    /** @type {unknown} */ id,
    /** @type {Record<string, string>} */ values,
  ) => copyRow(db, { table, like: `id = ${id}`, count: CLAIMS, values });
  const nth = (/** @type {number} */ first) => `${first} + n - 1`;

  const id_user = nth(
    await copies('user', sample.id_user, { mail: "'paid-' || n || '@example.com'", pesel: 'null' }),
  );
  const id_contract = nth(
    await copies('cofundingcontract', sample.id_contract, {
      ...{ id_user, number: "'UM/IX/' || n || '/2027'", id_registration: '1000000 + n' },
    }),
  );
  const id_member = nth(
    await copies('cofundingmember', sample.id_member, {
      ...{ id_user, id_contract, number: "'UCZ/IX/' || n", contract_number: "'UM/IX/' || n || '/2027'" },
      id_registration: '1000000 + n',
    }),
  );
  const id_grant = nth(
    await copies('cofundinggrant', sample.id_grant, {
      ...{ id_user, id_contract, id_member, number: "'DOF/IX' || n || '/1'" },
    }),
  );
  const [month] = await db`
    select id from cofundinggrantmonth where id_grant = ${sample.id_grant} and month = ${sample.month}`;
  await copies('cofundinggrantmonth', month?.id, { id_grant });
  await copies('cofundingrequest', sample.id, {
    ...{ id_user, id_contract, id_member, id_grant, number: "'ROZ/' || n || '/2027-01/1'" },
  });
  await db`update cofundingrequest set status = 'verified' where id <= ${sample.id} and status like 'approved%'`;
  await db.end();
}

/** @param {import('./kit/servers.mjs').Running} product */
async function measure({ address, pid }) {
  const accountant = await callerAs(address, 'ksiegowosc@urzad.example.com');
  const manager = await callerAs(address, 'kierownik@urzad.example.com');
  const { ids } = await accountant.get('/api/cofundingpayment/waitingall');
  if (ids.length !== CLAIMS) throw new Error(`${ids.length} claims wait instead of ${CLAIMS}.`);

  let list = { id: 0, row_version: 0 };
  const step = async (
    /** @type {typeof manager} */ who,
    /** @type {string} */ name,
    /** @type {object} */ more = {},
  ) => {
    const { row_version } = list;
    return who.post(`${LISTS}/${name}?id=${list.id}`, { row_version, ...more });
  };
  const before = workOf(pid);
  const took = {
    prepare: await timeOf(async () => {
      list = await accountant.post(`${LISTS}/add`, { id_requests: ids, date: '2027-02-12' });
      list = await step(accountant, 'askapproval');
    }),
    approve: await timeOf(() => step(manager, 'approve')),
    export: await timeOf(() => accountant.post(`${LISTS}/export?id=${list.id}`, { format: 'pain' })),
  };
  const work = workOf(pid) - before;

  for (const [name, ms] of Object.entries(took)) console.log(`${name} ${ms.toFixed(0)} ms`);
  const all = took.prepare + took.approve + took.export;
  console.log(
    `all ${all.toFixed(0)} ms, ${work} ms of them work of the server (wanted: below ${WANTED_MS} ms)`,
  );
}

/** Milliseconds that a process has worked, all its threads together. @param {number} pid */
function workOf(pid) {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * TICK_MS;
}

// The office's lists of applications and of claims with 1,000,000 rows, as a ratio to 10,000, on PostgreSQL.
// Run: npm run build && node bench/long-lists.mjs
import { cp } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { callerAs, timeOf } from './kit/calls.mjs';
import { addApplications, addClaims } from './kit/office-rows.mjs';
import { startPostgres } from './kit/postgres.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, startProduct, withFolder } from './kit/servers.mjs';

const FEW = 10_000;
const MANY = Number(process.env.ROWS ?? 1_000_000);
const ROUNDS = 15;
const WANTED = 1.5;

/** @typedef {{ get: (path: string) => Promise<any> }} Caller */
/** @typedef {{ caller: Caller, url: string }} Office */

/** What an officer asks for, by its tab, order and words. */
const LISTS = {
  applications: {
    path: '/api/cofundingregistration',
    table: 'cofundingregistration',
    tab: 'owner=me&status=formal_check',
    another: 'status=to_correct',
    order: 'sort=lastname',
  },
  claims: {
    path: '/api/cofundingrequest',
    table: 'cofundingrequest',
    tab: 'status=submitted',
    another: 'status=approved,approved_partly',
    order: 'sort=due_date',
  },
};
/** @typedef {typeof LISTS.claims} List */

await withFolder(async (folder) => {
  const database = await startPostgres(folder);
  // The product closes its folder to others, and PostgreSQL runs as another user.
  const folders = { few: path.join(folder, 'few'), many: path.join(folder, 'many') };
  const urls = { few: database.url, many: database.url.replace(/urzad$/, 'many') };
  try {
    await (await startProduct(folders.few, { DATABASE_URL: urls.few })).stop();
    await cp(folders.few, folders.many, { recursive: true });
    await copyDatabase(urls.few);
    await addRows(urls.few, FEW);
    await addRows(urls.many, MANY);
    const few = await startProduct(folders.few, { DATABASE_URL: urls.few });
    const many = await startProduct(folders.many, { DATABASE_URL: urls.many });
    try {
      await measure(few.address, many.address, urls);
    } finally {
      await few.stop();
      await many.stop();
    }
  } finally {
    await database.stop();
  }
});

/** A second one with the demo data, `many`. @param {string} url */
async function copyDatabase(url) {
  const db = postgres(url.replace(/urzad$/, 'postgres'), { max: 1 });
  await db.unsafe('create database many template urzad');
  await db.end();
}

/** @param {string} url @param {number} size */
async function addRows(url, size) {
  const db = postgres(url, { max: 1 });
  await addApplications(db, size);
  await addClaims(db, size);
  await db.end();
}

/** @param {string} fewAt @param {string} manyAt @param {{ few: string, many: string }} urls */
async function measure(fewAt, manyAt, urls) {
  const offices = [
    { caller: await callerAs(fewAt, 'pracownik1@urzad.example.com'), url: urls.few },
    { caller: await callerAs(manyAt, 'pracownik1@urzad.example.com'), url: urls.many },
  ];
  for (const [name, list] of Object.entries(LISTS)) {
    const asked = await Promise.all(offices.map((office) => requestsOf(office, list)));
    for (const what of Object.keys(asked[0] ?? {})) {
      const open = asked.map((requests) => requests[what] ?? (() => Promise.reject(new Error(what))));
      for (const each of open) await each();
      const took = await inRounds(ROUNDS, open, timeOf);
      report(`${name}: ${what}`, took.map(median));
    }
  }
}

/**
 * @param {Office} office @param {List} list
 * @returns {Promise<Record<string, () => Promise<unknown>>>} what is measured, by its name
 */
async function requestsOf({ caller, url }, { path: base, table, tab, another, order }) {
  const db = postgres(url, { max: 1 });
  const [middle] = await db.unsafe(`
    select id, id_call, send_date, split_part(search_text, ' ', 1) as surname, number from ${table}
     where send_date is not null and number is not null
     order by send_date, id offset (select count(*) / 2 from ${table}) limit 1`);
  await db.end();
  if (!middle) throw new Error(`${table} has no rows.`);
  const after = Buffer.from(JSON.stringify([middle.send_date.toISOString(), middle.id])).toString(
    'base64url',
  );
  // The list of applications shows one call, unless words are searched for; the line below its title counts all.
  const call = table === LISTS.applications.table ? `&id_call=${middle.id_call}` : '';
  const page = (/** @type {string} */ query) => caller.get(`${base}/get?page_count=20&${query}`);
  const counts = (/** @type {string} */ query) => caller.get(`${base}/counts?${query}`);

  return {
    'all that the screen asks for': () =>
      Promise.all([
        caller.get('/api/base/initapplication'),
        page(tab + call),
        counts(''),
        ...(call ? [counts(call.slice(1))] : []),
      ]),
    'first page of all': () => page(call.slice(1)),
    'first page of a tab': () => page(tab + call),
    'first page of another tab': () => page(another + call),
    'last ones first': () => page(`sort=-${table === LISTS.claims.table ? 'send_date' : 'number'}${call}`),
    'in another order': () => page(order + call),
    'a page in the middle': () => page(`after=${after}${call}`),
    'counts of the tabs': () => counts(call.slice(1)),
    'search for a surname': () => page(`has_text=${middle.surname}`),
    'search for a number': () => page(`has_text=${encodeURIComponent(middle.number)}`),
    'search for a first name': () => page('has_text=joanna'),
    'counts of a search': () => counts(`has_text=${middle.surname}`),
  };
}

/** @param {string} name @param {number[]} took */
function report(name, [few = Number.NaN, many = Number.NaN]) {
  const ratio = (many / few).toFixed(2);
  console.log(
    `${name.padEnd(44)} ${few.toFixed(1)} ms, ${many.toFixed(1)} ms: ${ratio} (wanted: ${WANTED} at most)`,
  );
}

// The office's lists of applications, claims and documents with 1,000,000 rows, as a ratio to 10,000, on PostgreSQL.
// Run: npm run build && node bench/long-lists.mjs
import { cp } from 'node:fs/promises';
import path from 'node:path';
import postgres from 'postgres';
import { callerAs, timeOf } from './kit/calls.mjs';
import { officeRequests } from './kit/office-requests.mjs';
import { addApplications, addClaims, addDocuments } from './kit/office-rows.mjs';
import { startPostgres } from './kit/postgres.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median, startProduct, withFolder } from './kit/servers.mjs';

const FEW = 10_000;
const MANY = Number(process.env.ROWS ?? 1_000_000);
const ROUNDS = 15;
const WANTED = 1.5;
const OFFICER = 'pracownik1@urzad.example.com';

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
      await measure([
        { address: few.address, url: urls.few },
        { address: many.address, url: urls.many },
      ]);
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
  const firstApplication = await addApplications(db, size);
  const firstClaim = await addClaims(db, size);
  await addDocuments(db, size, { firstApplication, firstClaim });
  // They would open a case for each application, while the lists are measured.
  await db`update base_task set enabled = 'no'`;
  await db.end();
}

/** @param {readonly { address: string, url: string }[]} servers of few rows, then of many */
async function measure(servers) {
  const offices = await Promise.all(
    servers.map(async ({ address, url }) => ({
      caller: await callerAs(address, OFFICER),
      lists: await officeRequests(url),
    })),
  );
  for (const [list, requests] of Object.entries(offices[0]?.lists ?? {})) {
    for (const what of Object.keys(requests)) {
      const asked = offices.map(({ caller, lists }) => ({ caller, paths: lists[list]?.[what] ?? [] }));
      const open = asked.map(
        ({ caller, paths }) =>
          () =>
            Promise.all(paths.map((one) => caller.get(one))),
      );
      for (const each of open) await each();
      const took = await inRounds(ROUNDS, open, timeOf);
      report(`${list}: ${what}`, took.map(median), await Promise.all(asked.map(rowsOf)));
    }
  }
}

/** How many rows the list has that is asked for. @param {{ caller: Awaited<ReturnType<typeof callerAs>>, paths: string[] }} asked */
async function rowsOf({ caller, paths }) {
  const list = paths.find((one) => one.includes('/get?'));
  if (!list) return '';
  const { count, count_limited } = await caller.answer(list);
  return count_limited ? `over ${count}` : `${count}`;
}

/** @param {string} name @param {number[]} took @param {string[]} rows */
function report(name, [few = Number.NaN, many = Number.NaN], [ofFew, ofMany]) {
  const ratio = (many / few).toFixed(2);
  const rows = ofFew && `; rows: ${ofFew} and ${ofMany}`;
  console.log(
    `${name.padEnd(48)} ${few.toFixed(1)} ms, ${many.toFixed(1)} ms: ${ratio} (wanted: ${WANTED} at most)${rows}`,
  );
}

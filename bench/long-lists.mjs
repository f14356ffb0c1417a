// The office's lists of applications, claims and documents with 1,000,000 rows, as a ratio to 10,000, on PostgreSQL.
// Run: npm run build && node bench/long-lists.mjs
import postgres from 'postgres';
import { callerAs, timeOf } from './kit/calls.mjs';
import { officeRequests } from './kit/office-requests.mjs';
import { addApplications, addClaims, addDocuments } from './kit/office-rows.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median } from './kit/servers.mjs';
import { withTwoSizes } from './kit/two-sizes.mjs';

const FEW = 10_000;
const MANY = Number(process.env.ROWS ?? 1_000_000);
const ROUNDS = 15;
const WANTED = 1.5;
const OFFICER = 'pracownik1@urzad.example.com';

await withTwoSizes({ few: FEW, many: MANY, fill: addRows }, (few, many) => measure([few, many]));

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

// The report of the log with 1,000,000 entries on PostgreSQL: its first page as a ratio to 10,000, each of its groups
// live, and the slowest of them from the nightly refresh. Run: npm run build && node bench/reports.mjs
import postgres from 'postgres';
import { callerAs, timeOf } from './kit/calls.mjs';
import { addEntries } from './kit/log-rows.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median } from './kit/servers.mjs';
import { withTwoSizes } from './kit/two-sizes.mjs';

const FEW = 10_000;
const MANY = Number(process.env.ROWS ?? 1_000_000);
const ROUNDS = 15;
const LIVE_ROUNDS = 3;
const WANTED = { ratio: 1.5, live: 5000 };
const READER = 'admin.techniczny@urzad.example.com';
const TASK = 'report_refresh';

/** What a reader asks of the rows. @type {Record<string, string>} */
const PAGES = {
  'first page': '',
  'oldest first': '&sort=date',
  'one person': `&filters=${encodeURIComponent('{"person":{"text":"pracownik1"}}')}`,
  warnings: `&filters=${encodeURIComponent('{"level":{"values":["warning"]}}')}`,
};
const GROUPS = [
  'date',
  'event',
  'name_all',
  'acting',
  'level',
  'obj_type',
  'ip',
  'event,date',
  'name_all,event',
];
const OPERATION = 'id_obj.avg';

/** @typedef {{ get: (path: string) => Promise<any>, post: (path: string, body: object) => Promise<any> }} Caller */

await withTwoSizes({ few: FEW, many: MANY, fill: addEntries }, async (few, many) => {
  const caller = await callerAs(many.address, READER);
  await measurePages([await callerAs(few.address, READER), caller]);
  await measureNight(caller, await measureGroups(caller), many.url);
});

/** @param {readonly Caller[]} callers of few rows and of many */
async function measurePages(callers) {
  for (const [what, query] of Object.entries(PAGES)) {
    const open = callers.map((caller) => () => caller.get(`/api/raportconfig/rows?code=events${query}`));
    for (const each of open) await each();
    const [few = Number.NaN, many = Number.NaN] = (await inRounds(ROUNDS, open, timeOf)).map(median);
    const ratio = (many / few).toFixed(2);
    console.log(
      `${what.padEnd(24)} ${few.toFixed(1)} ms, ${many.toFixed(1)} ms: ${ratio} (wanted: ${WANTED.ratio} at most)`,
    );
  }
}

/** @param {string} groups */
function summaryPath(groups) {
  return `/api/raportconfig/summary?code=events&groups=${groups}&operations=${OPERATION}`;
}

/** @param {Caller} caller @returns {Promise<string>} the slowest groups */
async function measureGroups(caller) {
  let slowest = { groups: '', took: 0 };
  for (const groups of GROUPS) {
    const live = [() => caller.get(`${summaryPath(groups)}&live=yes`)];
    const [took = Number.NaN] = (await inRounds(LIVE_ROUNDS, live, timeOf)).map(median);
    console.log(`by ${groups.padEnd(21)} ${took.toFixed(0)} ms live (wanted: ${WANTED.live} at most)`);
    if (took > slowest.took) slowest = { groups, took };
  }
  return slowest.groups;
}

/** The same groups as the night has computed them. @param {Caller} caller @param {string} groups @param {string} url */
async function measureNight(caller, groups, url) {
  await beTooSlow(caller, groups, url);
  const before = await runsOf(caller);
  await caller.post(`/api/basetask/run?code=${TASK}`, {});
  while ((await runsOf(caller)).length === before.length) await new Promise((done) => setTimeout(done, 500));
  const [run] = await runsOf(caller);
  if (!run) throw new Error('The task has not run.');
  console.log(`the nightly refresh of it took ${run.ms} ms and computed ${run.changed}`);

  const answer = await caller.get(summaryPath(groups));
  if (!answer.computed_at) throw new Error(`The groups by ${groups} do not come from the night.`);
  const kept = [() => caller.get(summaryPath(groups))];
  const [took = Number.NaN] = (await inRounds(ROUNDS, kept, timeOf)).map(median);
  console.log(`by ${groups.padEnd(21)} ${took.toFixed(0)} ms from the nightly refresh`);
}

/** Holds the log until the server has ended the question, so that its night computes it. @param {Caller} caller @param {string} groups @param {string} url */
async function beTooSlow(caller, groups, url) {
  const db = postgres(url, { max: 1 });
  try {
    await db.begin(async (tx) => {
      await tx.unsafe('lock table base_log in access exclusive mode');
      const ended = await caller.get(`${summaryPath(groups)}&live=yes`).then(
        () => false,
        (/** @type {Error} */ error) => error.message.includes('too-slow'),
      );
      if (!ended) throw new Error('A question that waited for a lock was answered.');
    });
  } finally {
    await db.end();
  }
}

/** @param {Caller} caller @returns {Promise<{ ms: number, changed: number }[]>} */
async function runsOf(caller) {
  return (await caller.get(`/api/basetask/runs?code=${TASK}`)).runs;
}

// The log of events with 1,000,000 entries, as a ratio to 10,000, on PostgreSQL, and a check of its chain beside other
// requests. Run: npm run build && node bench/log.mjs
import { callerAs, timeOf } from './kit/calls.mjs';
import { addEntries } from './kit/log-rows.mjs';
import { inRounds } from './kit/rounds.mjs';
import { median } from './kit/servers.mjs';
import { withTwoSizes } from './kit/two-sizes.mjs';

const FEW = 10_000;
const MANY = Number(process.env.ROWS ?? 1_000_000);
const ROUNDS = 15;
const WANTED = 1.5;
const READER = 'admin.techniczny@urzad.example.com';

/** What a reader of the log asks for. @type {Record<string, (person: number) => string>} */
const PAGES = {
  'first page of all': () => '',
  'last ones first': () => 'sort=date',
  'one person': (person) => `id_user=${person}`,
  'one event': () => 'event=user.login',
  'refusals, a tab': () => 'group=refusal',
  'changes, a tab': () => 'group=change',
  'for others, a tab': () => 'acting=yes',
  warnings: () => 'level=warning',
  'one address': () => 'ip=10.0.0.7',
  'one object': () => 'obj_type=cofundingregistration&id_obj=17',
  'days long ago': () => 'date_from=2026-03-01&date_to=2026-03-01',
  'an event of days long ago': () => 'event=user.login&date_from=2026-03-01&date_to=2026-03-02',
};

await withTwoSizes({ few: FEW, many: MANY, fill: addEntries }, async (few, many) => {
  await measurePages(few.address, many.address);
  await measureCheck(many.address);
});

/** @param {string} fewAt @param {string} manyAt */
async function measurePages(fewAt, manyAt) {
  const callers = [await callerAs(fewAt, READER), await callerAs(manyAt, READER)];
  for (const [what, queryOf] of Object.entries(PAGES)) {
    const open = callers.map(
      (caller) => () => caller.get(`/api/baselog/get?page_count=20&${queryOf(1)}`.replace(/&$/, '')),
    );
    for (const each of open) await each();
    report(what, (await inRounds(ROUNDS, open, timeOf)).map(median));
  }
}

/** How others are answered while the chain of the large log is checked. @param {string} address */
async function measureCheck(address) {
  const caller = await callerAs(address, READER);
  const ask = () => caller.get('/api/baselog/get?page_count=20');
  /** @type {number[]} */
  const alone = [];
  /** @type {number[]} */
  const beside = [];
  for (let turn = 0; turn < ROUNDS; turn += 1) alone.push(await timeOf(ask));
  await caller.post('/api/baselog/check', {});
  const begun = performance.now();
  while ((await caller.get('/api/baselog/chain')).check.status === 'running') beside.push(await timeOf(ask));
  const seconds = (performance.now() - begun) / 1000;
  console.log(`a check of ${MANY} entries: ${seconds.toFixed(0)} s; a page meanwhile, and alone:`);
  report('a page beside the check', [median(alone), median(beside)]);
}

/** @param {string} name @param {number[]} took */
function report(name, [few = Number.NaN, many = Number.NaN]) {
  const ratio = (many / few).toFixed(2);
  console.log(
    `${name.padEnd(32)} ${few.toFixed(1)} ms, ${many.toFixed(1)} ms: ${ratio} (wanted: ${WANTED} at most)`,
  );
}

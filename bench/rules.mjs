// How the time of every rule of a field grows with its text: on 100 kB it may be at most 20 times that on 10 kB, or
// somebody could keep the server busy with one field. Run: node bench/rules.mjs
import { createServer } from 'vite';

const [SHORT, LONG] = [10_000, 100_000];
const WANTED = 20;
const TODAY = '2027-02-10';
const ROUNDS = 3;
/** What looks slow is measured again, longer: other programs of the machine disturb a short look. */
const CAREFUL_ROUNDS = 20;
/** Long enough to be measured, however fast one call is. */
const ROUND_MICROS = 2000;
const BATCH = 5;

/** What is asked of a text alone. */
const RULES = [
  'areFileNames',
  'areTags',
  'fileNamesOf',
  'foldForSearch',
  'formatBankAccount',
  'formatPhone',
  'formatPostalCode',
  'isBankAccount',
  'isCity',
  'isColour',
  'isDateTime',
  'isEmail',
  'isIntText',
  'isIsoDate',
  'isIsoMonth',
  'isIsoWeek',
  'isNip',
  'isNumberText',
  'isPasswordStrongEnough',
  'isPersonName',
  'isPhone',
  'isPostalCode',
  'isRegon',
  'isTimeOfDay',
  'isUrl',
  'normaliseEmail',
  'parseNumber',
  'parsePrice',
  'parseTypedTime',
  'strengthOf',
];

/** What schemas are made for. @type {Map<string, unknown>} */
const GIVEN = new Map(
  Object.entries({
    peselField: TODAY,
    optionField: [{ code: 'PL', pl: 'Polska', en: 'Poland' }],
    manyField: [],
  }),
);

/** Texts that make a careless rule try every way to read them. @type {Record<string, (length: number) => string>} */
const TEXTS = {
  digits: (length) => '1'.repeat(length),
  letters: (length) => 'ą'.repeat(length),
  'spaces and a letter': (length) => `${' '.repeat(length - 1)}x`,
  'a digit, spaces, a letter': (length) => `1${' '.repeat(length - 2)}x`,
  dashes: (length) => `1${'-'.repeat(length - 2)}x`,
  'address parts': (length) => 'a.'.repeat(length / 2),
  'address labels': (length) => `https://${'a-'.repeat(length / 2)}`,
  'a mail of labels': (length) => `a@${'a.'.repeat(length / 2)}`,
  'different tags': (length) =>
    Array.from({ length: length / 6 }, (_, at) => String(at).padStart(5, 'a')).join(','),
  pipes: (length) => 'a|'.repeat(length / 2),
  'nested tags': (length) => '<b><p>'.repeat(length / 6),
  'nested drawings': (length) => '<svg>'.repeat(length / 5),
  brackets: (length) => '<'.repeat(length),
  'named letters': (length) => '&amp;'.repeat(length / 5),
  'an image': (length) => `data:image/png;base64,${'A'.repeat(length)}`,
};

const vite = await createServer({
  configFile: false,
  logLevel: 'error',
  server: { middlewareMode: true, ws: false, hmr: false, watch: null },
  appType: 'custom',
  optimizeDeps: { noDiscovery: true },
});

try {
  const rules = await everyRule();
  const rows = Object.entries(rules).map(([rule, run]) => ({ rule, ...worstGrowth(run) }));
  const tooSlow = rows.filter(({ ratio }) => ratio > WANTED);

  for (const { rule, text, ratio, micros } of rows.toSorted((a, b) => b.ratio - a.ratio)) {
    const figures = `${ratio.toFixed(1).padStart(5)} ×  ${micros.toFixed(1).padStart(8)} µs on 100 kB`;
    console.log(`${rule.padEnd(22)} ${figures}  (${text})`);
  }
  console.log(
    tooSlow.length > 0
      ? `Too slow: ${tooSlow.map(({ rule }) => rule).join(', ')}.`
      : `${rows.length} rules, none above ${WANTED} times.`,
  );
  process.exitCode = tooSlow.length > 0 ? 1 : 0;
} finally {
  await vite.close();
}

/** Rules, parsers and schemas, each of one text. @returns {Promise<Record<string, (text: string) => unknown>>} */
async function everyRule() {
  const domain = await vite.ssrLoadModule('/packages/domain/src/index.ts');
  const richText = await vite.ssrLoadModule('/packages/domain/src/rich-text/rich-text.ts');
  const cleaner = await vite.ssrLoadModule('/packages/domain/src/rich-text/clean-rich-text.ts');
  const schemas = await vite.ssrLoadModule('/packages/domain/src/schemas/index.ts');
  const withMore = {
    cleanRichText: cleaner.cleanRichText,
    isRichTextImage: richText.isRichTextImage,
    isRichTextLink: richText.isRichTextLink,
    isPesel: (/** @type {string} */ text) => domain.isPesel(text, TODAY),
    partTags: (/** @type {string} */ text) => domain.partTags(text.split(','), []),
    suggestCities: (/** @type {string} */ text) => domain.suggestCities(text, 8),
    parseTypedDate: (/** @type {string} */ text) => domain.parseTypedDate(text, TODAY),
    parseTypedMonth: (/** @type {string} */ text) => domain.parseTypedMonth(text, TODAY),
    parseTypedWeek: (/** @type {string} */ text) => domain.parseTypedWeek(text, TODAY),
    parseTypedDateTime: (/** @type {string} */ text) => domain.parseTypedDateTime(text, TODAY),
    containsPersonalData: (/** @type {string} */ text) =>
      domain.containsPersonalData(text, {
        firstname: 'Śliwka',
        lastname: 'Testowa',
        mail: 'sliwka@example.com',
      }),
  };
  const plain = RULES.map((name) => [name, domain[name]]);
  const fields = Object.entries(schemas).filter(([name]) => /Field$/.test(name) || name === 'mail');
  const parsers = fields.map(([name, made]) => {
    // A schema, or what makes one for a day, for what is offered, or for bounds that are not set.
    const schema = typeof made === 'function' ? made(GIVEN.get(name)) : made;
    return [`schema ${name}`, (/** @type {string} */ text) => schema.safeParse(text)];
  });

  return { ...Object.fromEntries(plain), ...Object.fromEntries(parsers), ...withMore };
}

/** The text on which the rule grows most. @param {(text: string) => unknown} run */
function worstGrowth(run) {
  let worst = { text: '', ratio: 0, micros: 0 };

  for (const [text, make] of Object.entries(TEXTS)) {
    const [short, long] = [make(SHORT), make(LONG)];
    const quick = growth(run, short, long, ROUNDS);
    const found = quick.ratio > WANTED / 2 ? growth(run, short, long, CAREFUL_ROUNDS) : quick;
    if (found.ratio > worst.ratio) worst = { text, ...found };
  }
  return worst;
}

/** @param {(text: string) => unknown} run @param {string} short @param {string} long @param {number} rounds */
function growth(run, short, long, rounds) {
  const micros = timeOf(run, long, rounds);
  return { micros, ratio: micros / timeOf(run, short, rounds) };
}

/**
 * Microseconds of the processor a call, the best of some rounds: the clock on the wall would also count other programs.
 * @param {(text: string) => unknown} run @param {string} text @param {number} count
 */
function timeOf(run, text, count) {
  run(text);
  const rounds = Array.from({ length: count }, () => {
    const start = spent();
    let calls = 0;
    do {
      for (let at = 0; at < BATCH; at += 1) run(text);
      calls += BATCH;
    } while (spent() - start < ROUND_MICROS);
    return (spent() - start) / calls;
  });
  return Math.min(...rounds);
}

function spent() {
  const { user, system } = process.threadCpuUsage();
  return user + system;
}

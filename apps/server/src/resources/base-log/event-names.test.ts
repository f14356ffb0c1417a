import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  ANNEX_LAW,
  CALL_LAW,
  CLAIM_LAW,
  CO_FUNDING_LAW,
  CONTRACT_LAW,
  EMPLOYER_CERTIFICATE_LAW,
  isNamedEvent,
  LOG_EVENTS,
  logEventName,
  MEMBER_LAW,
  OFFICE_CASE_LAW,
  PAYMENT_LIST_LAW,
  REGISTRATION_LAW,
} from '@urzad/grants';
import { expect, it } from 'vitest';

const SOURCES = path.resolve(import.meta.dirname, '../..');

/** The objects whose steps are logged by their names, by the folder of their resource. */
const LAWS = {
  cofundingannex: ANNEX_LAW,
  cofundingcall: CALL_LAW,
  cofundingrequest: CLAIM_LAW,
  cofundinggrant: CO_FUNDING_LAW,
  cofundingcontract: CONTRACT_LAW,
  cofundingemployer: EMPLOYER_CERTIFICATE_LAW,
  cofundingmember: MEMBER_LAW,
  officecase: OFFICE_CASE_LAW,
  cofundingpaymentlist: PAYMENT_LIST_LAW,
  cofundingregistration: REGISTRATION_LAW,
};
const FOLDERS: Readonly<Record<string, readonly string[]>> = {
  'cofunding-annexes': ['cofundingannex'],
  'cofunding-contracts': ['cofundingcontract'],
  // Shared by both.
  'cofunding-contracts/signing': ['cofundingcontract', 'cofundingannex'],
  'cofunding-registrations': ['cofundingregistration'],
  'cofunding-requests': ['cofundingrequest'],
  'cofunding-payments': ['cofundingpaymentlist'],
  'office-cases': ['officecase'],
};
const OF_HELPERS: Readonly<Record<string, string>> = {
  noteOfCall: 'cofundingcall',
  noteOfGrant: 'cofundinggrant',
  noteOfMember: 'cofundingmember',
};

/** `noteOf('sign', …)`, also behind an object. */
const NOTED = /\b(noteOf(?:Call|Grant|Member)?)\('([a-zA-Z-]+)'/g;
/** `event: 'user.login'`, and events between which a line chooses. */
const WRITTEN = /'([a-z_]{3,}\.[a-z][a-z-]*)'/g;
const IS_OF_LOG = /^\s*(?:event|const|note|return|if)\b|\bevent\b|\? '|: '/;

/** Every event that the sources write, as far as their text tells. */
function eventsOf(file: string): string[] {
  const text = readFileSync(path.join(SOURCES, file), 'utf8');
  const folder = Object.keys(FOLDERS)
    .filter((name) => file.startsWith(`resources/${name}/`))
    .toSorted((one, other) => other.length - one.length)[0];
  const noted = [...text.matchAll(NOTED)].flatMap(([, helper = '', what = '']) => {
    const entities = helper in OF_HELPERS ? [OF_HELPERS[helper]] : (FOLDERS[folder ?? ''] ?? []);
    return entities.map((entity) => `${entity}.${what}`);
  });
  const lines = text
    .split('\n')
    .filter((line) => IS_OF_LOG.test(line) && !/\b(?:import|crash|point)\b/.test(line));
  const written = lines.flatMap((line) => [...line.matchAll(WRITTEN)].map(([, code = '']) => code));
  return [
    ...noted,
    ...written.filter(
      (code) =>
        !/\.(?:ts|pdf|html|jsonl?|csv|jpg|png|gif|webp|ics|eml|txt|dat|bin|typ|js|pid|new|conf|ctl|sym)$/.test(
          code,
        ),
    ),
  ];
}

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .map((file) => file.replaceAll(path.sep, '/'))
  .filter((file) => /\.ts$/.test(file) && !/(?:test|audit)\.ts$/.test(file) && !file.startsWith('seed/'));

it('names every event that the server writes', () => {
  const codes = new Set(files.flatMap(eventsOf));
  expect(codes.size).toBeGreaterThan(150);
  expect([...codes].filter((code) => !isNamedEvent(code))).toEqual([]);
});

it('names every step of every law', () => {
  const steps = Object.entries(LAWS).flatMap(([entity, { steps: ofLaw }]) =>
    ofLaw.map((step) => `${entity}.${step.toLowerCase()}`),
  );
  expect(steps.filter((code) => !isNamedEvent(code))).toEqual([]);
});

it('says each in both languages, of a cyclic task by its name, and of what nobody named the code', () => {
  for (const code of Object.keys(LOG_EVENTS)) {
    expect(logEventName(code, 'pl')).toMatch(/^\p{Lu}/u);
    expect(logEventName(code, 'en')).toMatch(/^\p{Lu}/u);
  }
  expect(logEventName('task.log_anchor', 'pl')).toBe(
    'Zadanie cykliczne „Zakotwiczenie logów” wprowadziło zmiany',
  );
  expect(logEventName('task.log_anchor', 'en')).toBe('Cyclic task “Anchor of the log” changed something');
  expect(logEventName('unknown.event', 'pl')).toBe('unknown.event');
});

import { DAY_MS } from '@urzad/domain';
import { and, eq, isNotNull } from 'drizzle-orm';
import type { LightMyRequestResponse as Response } from 'fastify';
import { expireAnnexes } from '../../src/resources/cofunding-annexes/public';
import { cofundingAnnex } from '../../src/resources/cofunding-annexes/table';
import { endContracts, expireContracts } from '../../src/resources/cofunding-contracts/public';
import { cofundingContract } from '../../src/resources/cofunding-contracts/table';
import { cofundingEmployer } from '../../src/resources/cofunding-employers/table';
import { endMembers, remindOfClaims, rollSchedules } from '../../src/resources/cofunding-members/public';
import { cofundingGrantMonth, cofundingMember } from '../../src/resources/cofunding-members/table';
import { tellOfPayments } from '../../src/resources/cofunding-payments/public';
import { cofundingPayment, cofundingPaymentList } from '../../src/resources/cofunding-payments/table';
import { cofundingRegistration } from '../../src/resources/cofunding-registrations/table';
import {
  lapseClaimCorrections,
  remindOfClaimCorrections,
} from '../../src/resources/cofunding-requests/public';
import { cofundingRequest } from '../../src/resources/cofunding-requests/table';
import { rollSuspensions } from '../../src/resources/member-changes/public';
import { officeCase } from '../../src/resources/office-cases/table';
import { endCertificates } from '../../src/resources/work-certificates/public';
import type { TestApp } from '../test-app';
import { brokenInvariants } from './invariants';
import type { Move, Walk } from './move';
import { ANNEX_MOVES } from './walk-annexes';
import { CASE_MOVES } from './walk-cases';
import { CLAIM_MOVES } from './walk-claims';
import { CONTRACT_MOVES } from './walk-contracts';
import { MEMBER_MOVES } from './walk-members';
import { PAYMENT_MOVES } from './walk-payments';
import { REGISTRATION_MOVES } from './walk-registrations';
import type { Walker } from './walkers';

/** What happens by the clock. A night that no server runs is made up for by a later one. */
const JOBS = [
  ...[rollSchedules, rollSuspensions, endMembers, endContracts, remindOfClaims, endCertificates],
  ...[expireContracts, expireAnnexes, lapseClaimCorrections, remindOfClaimCorrections, tellOfPayments],
] as const;
const NEVER = new AbortController().signal;

/** Some days pass, at most nine, and most of the tasks run after them. */
const DAYS: Move = {
  name: 'days',
  by: ['dyrektor'],
  weight: 5,
  async act({ test, random, done }) {
    const now = new Date(test.clock.business().getTime() + (1 + random.below(9)) * DAY_MS);
    test.clock.set(now);
    for (const run of JOBS) {
      if (random.chance(85) && (await run(test.app, now, NEVER)) > 0) done(run.name);
    }
  },
};
/** What the tasks have to do at least once, as somebody has to take each step. */
const NIGHTS = [rollSchedules, endContracts].map(({ name }) => name);

/** Now and then one more application comes, and for the first of them the documents are accepted at once. */
const ARRIVE: Move = {
  name: 'arrive',
  by: ['dyrektor'],
  async act({ arrive, done }) {
    if (await arrive()) done('arrive');
  },
};

const MOVES = [
  ...[...CLAIM_MOVES, ...PAYMENT_MOVES, ...REGISTRATION_MOVES, ...CONTRACT_MOVES, ...ANNEX_MOVES],
  ...[...MEMBER_MOVES, ...CASE_MOVES, DAYS],
];
const WEIGHTED = MOVES.flatMap((move) => Array.from({ length: move.weight ?? 1 }, () => move));
export const KINDS: readonly string[] = [
  ...MOVES.map(({ name }) => name).filter((name) => name !== DAYS.name),
  ...NIGHTS,
];
/** The way of a contract to its annex, and to its end: every walk has to go it. */
const TO_ANNEX: readonly string[] = [
  ...['add contract', 'set contract', 'askinitials', 'initial', 'sign contract', 'countersign'],
  ...['add annex', 'set annex', 'askinitials annex'],
];
const MAIN: readonly string[] = [...TO_ANNEX, 'resign', 'take case', 'close case', 'endContracts'];
/** A walk goes on at most this many times as long until each of them was accepted. */
const LONGEST = 4;

/** How often each step was done and refused, by its address. */
export type Tally = Map<string, { done: number; refused: Record<string, number> }>;

/**
 * Takes random steps, and looks at what has to hold after each of them. Steps that nobody has accepted yet are tried more
 * often, and once the asked number is over until the way of a contract was gone.
 * @returns the kinds that were accepted, and what of that way never was: a walk that is refused there proves nothing
 * @throws what broke, with the way to it
 */
export async function takeSteps(
  { test, random, parents, staff, arrive }: Pick<Walk, 'test' | 'random' | 'parents' | 'staff' | 'arrive'>,
  { steps, seed }: { steps: number; seed: number },
): Promise<{ tally: Tally; accepted: ReadonlySet<string>; missing: string[] }> {
  const tally: Tally = new Map();
  const accepted = new Set<string>();
  const missing = () => MAIN.filter((name) => !accepted.has(name));
  let current = '';
  const walk: Walk = {
    ...{ test, random, parents, staff, arrive },
    done: (name) => accepted.add(name),
    async owner(who, id_user) {
      if (!who.isParent || random.chance(8)) return who;
      for (const parent of parents) if ((await parent.id()) === id_user) return parent;
      return who;
    },
    version: (row_version) => (random.chance(95) ? row_version : Math.max(0, row_version - 1)),
    async send(who, url, body) {
      const times = random.chance(10) ? 2 : 1;
      const answers = await Promise.all(Array.from({ length: times }, () => who.post(url, body)));
      for (const { statusCode, body: text } of answers) {
        count(tally, url, statusCode === 200 ? undefined : JSON.parse(text).code);
        if (statusCode === 200) accepted.add(current);
        if (statusCode >= 500) throw new Error(`${url} answered ${statusCode}: ${text}`);
      }
      return answers.find(({ statusCode }) => statusCode === 200) ?? (answers[0] as Response);
    },
  };

  for (let at = 1; at <= steps || (missing().length > 0 && at <= steps * LONGEST); at += 1) {
    // Of the last steps only what is still missing is wanted.
    const isOver = at > steps;
    const never = (isOver ? MAIN : KINDS).filter((name) => !accepted.has(name));
    const move = await nextMove(walk, { never, isOver });
    const who = move && actorOf(walk, move);
    if (!move || !who) continue;
    current = move.name;
    try {
      await move.act(walk, who);
      const broken = await brokenInvariants(test.app.db);
      if (broken.length > 0) throw new Error(broken.join('\n'));
    } catch (error) {
      throw new Error(`Seed ${seed}, step ${at}: ${move.name} by ${who.mail}`, { cause: error });
    }
  }
  return { tally, accepted, missing: missing() };
}

/** Mostly what some object waits for: of steps tried blindly nearly all are refused. */
async function nextMove(
  { test, random }: Walk,
  { never, isOver }: { never: readonly string[]; isOver: boolean },
): Promise<Move | undefined> {
  // Time that passes for nothing takes away the months of the contract that is still led to its end.
  const isTimeKept = isOver && !never.some((name) => NIGHTS.includes(name));
  const moves = isTimeKept ? WEIGHTED.filter((move) => move !== DAYS) : WEIGHTED;
  if (!random.chance(80)) return random.pick(moves);
  const waiting = await waitingStatuses(test);
  if (random.chance(60)) {
    const wanted = MOVES.filter(({ name }) => never.includes(name));
    const ready = wanted.filter(({ on }) => isWaited(on, waiting));
    // What is left may be refused each time, as the annex of a contract whose months are over: another contract is led there.
    const isLed = isOver && wanted.some(({ name }) => TO_ANNEX.includes(name)) && random.chance(60);
    if (ready.length > 0 && !isLed) return random.pick(ready);
    if ((isLed || wanted.some(isOfApplication)) && random.chance(30)) return ARRIVE;
    const leading = isLed ? leadingTo(wanted).filter(({ on }) => isWaited(on, waiting)) : [];
    // The last that can be taken brings a contract on, unless it is refused for want of an earlier one.
    if (leading.length > 0) return random.chance(50) ? leading.at(-1) : random.pick(leading);
  }
  return random.pick(moves.filter(({ on }) => isWaited(on, waiting)));
}

/** The steps of the way of a contract up to the first that is wanted, in their order. */
function leadingTo(wanted: readonly Move[]): Move[] {
  const way = TO_ANNEX.flatMap((name) => MOVES.filter((move) => move.name === name));
  return way.slice(0, way.findIndex((move) => wanted.includes(move)) + 1);
}

/** Whether there is more to try it on when one more family comes. */
function isOfApplication({ on = [] }: Move): boolean {
  return on.some((status) => status.startsWith('registration ') || status.startsWith('contract '));
}

function isWaited(on: Move['on'], waiting: ReadonlySet<string>): boolean {
  return on === undefined || on.some((status) => waiting.has(status));
}

/** `claim submitted`, `list draft`, `contract to_office`, `month due` … */
async function waitingStatuses({ app: { db } }: TestApp): Promise<Set<string>> {
  const tables = {
    claim: cofundingRequest,
    list: cofundingPaymentList,
    contract: cofundingContract,
    payment: cofundingPayment,
    month: cofundingGrantMonth,
    certificate: cofundingEmployer,
    member: cofundingMember,
    registration: cofundingRegistration,
    annex: cofundingAnnex,
  };
  const found = new Set<string>();
  for (const [name, table] of Object.entries(tables)) {
    const rows = await db.selectDistinct({ status: table.status }).from(table);
    for (const { status } of rows) found.add(`${name} ${status}`);
  }
  for (const [name, table] of [
    ['contract', cofundingContract] as const,
    ['annex', cofundingAnnex] as const,
  ]) {
    const isAsked = and(eq(table.status, 'draft'), isNotNull(table.asked_date));
    const asked = await db.select({ id: table.id }).from(table).where(isAsked).limit(1);
    if (asked.length > 0) found.add(`${name} asked`);
  }
  const { kind, status } = officeCase;
  const cases = await db.selectDistinct({ status }).from(officeCase).where(eq(kind, 'REZYGNACJA'));
  for (const one of cases) found.add(`resignation ${one.status}`);
  return found;
}

function actorOf({ random, parents, staff }: Walk, { by }: Move): Walker | undefined {
  const all = [...parents, ...staff.values()];
  if (random.chance(10)) return random.pick(all);
  const name = random.pick(by);
  return name === 'parent' ? random.pick(parents) : staff.get(name ?? '');
}

function count(tally: Tally, url: string, refusal: string | undefined): void {
  const name = url.replace(/\?.*$/, '');
  const counted = tally.get(name) ?? { done: 0, refused: {} };
  tally.set(name, counted);
  if (refusal === undefined) counted.done += 1;
  else counted.refused[refusal] = (counted.refused[refusal] ?? 0) + 1;
}

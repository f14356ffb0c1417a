import { DAY_MS } from '@urzad/domain';
import type { LightMyRequestResponse as Response } from 'fastify';
import { endContracts } from '../../src/resources/cofunding-contracts/public';
import { cofundingContract } from '../../src/resources/cofunding-contracts/table';
import { cofundingEmployer } from '../../src/resources/cofunding-employers/table';
import { endMembers, remindOfClaims, rollSchedules } from '../../src/resources/cofunding-members/public';
import { cofundingGrantMonth, cofundingMember } from '../../src/resources/cofunding-members/table';
import { tellOfPayments } from '../../src/resources/cofunding-payments/public';
import { cofundingPayment, cofundingPaymentList } from '../../src/resources/cofunding-payments/table';
import {
  lapseClaimCorrections,
  remindOfClaimCorrections,
} from '../../src/resources/cofunding-requests/public';
import { cofundingRequest } from '../../src/resources/cofunding-requests/table';
import { endCertificates } from '../../src/resources/work-certificates/public';
import type { TestApp } from '../test-app';
import { brokenInvariants } from './invariants';
import type { Move, Walk } from './move';
import { CLAIM_MOVES } from './walk-claims';
import { CONTRACT_MOVES } from './walk-contracts';
import { MEMBER_MOVES } from './walk-members';
import { PAYMENT_MOVES } from './walk-payments';
import type { Walker } from './walkers';

/** What happens by the clock. A night that no server runs is made up for by a later one. */
const JOBS = [
  ...[rollSchedules, endMembers, endContracts, remindOfClaims, endCertificates],
  ...[lapseClaimCorrections, remindOfClaimCorrections, tellOfPayments],
] as const;
const NEVER = new AbortController().signal;

/** Some days pass, at most nine, and most of the tasks run after them. */
const DAYS: Move = {
  name: 'days',
  by: ['dyrektor'],
  weight: 5,
  async act({ test, random }) {
    const now = new Date(test.clock.business().getTime() + (1 + random.below(9)) * DAY_MS);
    test.clock.set(now);
    for (const run of JOBS) if (random.chance(85)) await run(test.app, now, NEVER);
  },
};

const MOVES = [...CLAIM_MOVES, ...PAYMENT_MOVES, ...CONTRACT_MOVES, ...MEMBER_MOVES, DAYS];
const WEIGHTED = MOVES.flatMap((move) => Array.from({ length: move.weight ?? 1 }, () => move));

/** How often each step was done and refused, by its address. */
export type Tally = Map<string, { done: number; refused: Record<string, number> }>;

/** Takes random steps, and looks at what has to hold after each of them. @throws what broke, with the way to it */
export async function takeSteps(
  { test, random, parents, staff }: Pick<Walk, 'test' | 'random' | 'parents' | 'staff'>,
  { steps, seed }: { steps: number; seed: number },
): Promise<Tally> {
  const tally: Tally = new Map();
  const walk: Walk = {
    ...{ test, random, parents, staff },
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
        if (statusCode >= 500) throw new Error(`${url} answered ${statusCode}: ${text}`);
      }
      return answers.find(({ statusCode }) => statusCode === 200) ?? (answers[0] as Response);
    },
  };

  for (let at = 1; at <= steps; at += 1) {
    // Mostly what some object waits for: of steps tried blindly nearly all are refused.
    const waiting = random.chance(80) ? await waitingStatuses(test) : undefined;
    const move = random.pick(waiting ? WEIGHTED.filter(({ on }) => isWaited(on, waiting)) : WEIGHTED);
    const who = move && actorOf(walk, move);
    if (!move || !who) continue;
    try {
      await move.act(walk, who);
      const broken = await brokenInvariants(test.app.db);
      if (broken.length > 0) throw new Error(broken.join('\n'));
    } catch (error) {
      throw new Error(`Seed ${seed}, step ${at}: ${move.name} by ${who.mail}`, { cause: error });
    }
  }
  return tally;
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
  };
  const found = new Set<string>();
  for (const [name, table] of Object.entries(tables)) {
    const rows = await db.selectDistinct({ status: table.status }).from(table);
    for (const { status } of rows) found.add(`${name} ${status}`);
  }
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

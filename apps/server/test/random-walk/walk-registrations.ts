import type { Registration } from '@urzad/contract';
import { cofundingRegistration } from '../../src/resources/cofunding-registrations/table';
import { marksFor } from '../office-registrations';
import type { Move, Walk } from './move';
import { ledBy, type Walker } from './walkers';

const URL = '/api/cofundingregistration';
const CLERKS = ['pracownik1', 'pracownik2'] as const;

/** Steps on applications that were sent, up to their points; documents and ranking have tests of their own. */
export const REGISTRATION_MOVES: readonly Move[] = [
  {
    name: 'take registration',
    on: ['registration submitted'],
    by: CLERKS,
    act: stepOn('take', ['submitted'], () => ({})),
  },
  {
    name: 'withdraw registration',
    on: ['registration submitted', 'registration contract_stage'],
    by: ['parent'],
    act: stepOn('withdraw', ['submitted', 'contract_stage'], () => ({ reason: 'INNE' })),
  },
  { name: 'review registration', on: ['registration formal_check'], by: CLERKS, act: review },
  {
    name: 'score registration',
    on: ['registration formal_check'],
    by: CLERKS,
    act: stepOn('score', ['formal_check'], () => ({ points_final: 15 })),
  },
  {
    name: 'approve registration',
    on: ['registration scored'],
    by: ['kierownik'],
    act: stepOn('approve', ['scored'], () => ({})),
  },
];

type OfRegistration = typeof cofundingRegistration.$inferSelect;

async function onRegistration(
  walk: Walk,
  { who, wanted }: { who: Walker; wanted: readonly OfRegistration['status'][] },
  act: (of: OfRegistration, by: Walker) => Promise<unknown>,
): Promise<void> {
  const { test, random, owner } = walk;
  const all = await test.app.db.select().from(cofundingRegistration).orderBy(cofundingRegistration.id);
  const fitting = all.filter(({ status }) => wanted.includes(status));
  const of = random.prefer(fitting, all);
  if (!of) return;
  const by = who.isParent ? await owner(who, of.id_user) : await ledBy(walk, who, of.id_user_owner);
  await act(of, by);
}

function stepOn(name: string, wanted: readonly OfRegistration['status'][], more: () => object): Move['act'] {
  return (walk, who) =>
    onRegistration(walk, { who, wanted }, ({ id, row_version }, by) =>
      walk.send(by, `${URL}/${name}?id=${id}`, {
        ...(name === 'take' ? {} : { row_version: walk.version(row_version) }),
        ...more(),
      }),
    );
}

async function review(walk: Walk, who: Walker): Promise<void> {
  await onRegistration(walk, { who, wanted: ['formal_check'] }, async ({ id }, by) => {
    const found = await by.get(`${URL}/find?id=${id}`);
    if (found.statusCode !== 200) return;
    const registration: Registration = found.json().data;
    const row_version = walk.version(registration.row_version);
    await walk.send(by, `${URL}/review?id=${id}`, { row_version, marks: marksFor(registration) });
  });
}

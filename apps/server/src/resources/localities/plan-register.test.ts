import { expect, it } from 'vitest';
import { planRegister } from './plan-register';
import type { StoredPlace } from './repository';

const K = '3214-kobylanka-w';
const stored = (id: number, name: string, sym: string | null, deleted: 'yes' | 'no' = 'no'): StoredPlace => ({
  ...{ id, name, community: K, sym, deleted },
});
const place = (name: string, sym: string) => ({ name, community: K, sym });
const names = (places: readonly { name: string }[]) => places.map(({ name }) => name);

it('adds what is new and what comes back, and names what is known', () => {
  const plan = planRegister(
    [
      stored(1, 'Stara', null),
      stored(2, 'Dawna', '2', 'yes'),
      stored(3, 'Ta sama', '3'),
      stored(4, 'Własna', null),
    ],
    [place('Stara', '1'), place('Dawna', '2'), place('Ta sama', '3'), place('Nowa', '5')],
  );
  expect(names(plan.named)).toEqual(['Stara']);
  expect(names(plan.added)).toEqual(['Dawna', 'Nowa']);
  expect([plan.renamed, plan.ended]).toEqual([[], []]);
});

it('renames by the identifier, also two places whose names follow each other', () => {
  const plan = planRegister(
    [stored(1, 'Pierwsza', '1'), stored(2, 'Druga', '2')],
    [place('Druga', '1'), place('Trzecia', '2')],
  );
  expect(plan.renamed.map(({ place: from, to }) => [from.name, to.name])).toEqual([
    ['Pierwsza', 'Druga'],
    ['Druga', 'Trzecia'],
  ]);
  expect([plan.added, plan.named, plan.ended]).toEqual([[], [], []]);
});

it('ends what the registers have no more, but not what the office added', () => {
  const plan = planRegister(
    [
      stored(1, 'Znikła', '1'),
      stored(2, 'Własna', null),
      stored(3, 'Złączona', '3'),
      stored(4, 'Duża', null),
    ],
    [place('Duża', '3')],
  );
  expect(names(plan.ended)).toEqual(['Złączona', 'Znikła']);
  expect(names(plan.named)).toEqual(['Duża']);
});

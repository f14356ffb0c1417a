import type { OfficeCase } from '@urzad/contract';
import { expect, it } from 'vitest';
import { caseEventsOf } from './case-events';

type Reached = [OfficeCase['status'], string | null];

const ANNA = { id: 9, name: 'Anna Kowal' };

const namesOf = (...reached: Reached[]) =>
  caseEventsOf({
    owner: ANNA,
    events: reached.map(([status, officer]) => ({ date: '2027-02-10T08:14:00.000Z', status, officer })),
  }).map(({ name, leader }) => (leader ? `${name} ${leader}` : name));

it('names the officer who took the case and leads it', () => {
  expect(namesOf(['new', null], ['open', 'Anna Kowal'])).toEqual(['received', 'inProgress Anna Kowal']);
});

it('names nobody who only handed it on, or leads it no more', () => {
  expect(namesOf(['new', null], ['open', 'Piotr Wrona'])).toEqual(['received', 'inProgress']);
});

it('tells an answer of the applicant from a letter of the office', () => {
  expect(namesOf(['open', 'Piotr Wrona'], ['wait_citizen', 'Anna Kowal'], ['open', null])).toEqual([
    'begun',
    'waiting',
    'answered',
  ]);
  expect(namesOf(['wait_citizen', 'Anna Kowal'], ['open', 'Anna Kowal'])).toEqual(['waiting', 'inProgress']);
});

it('tells a reopened case from one in progress', () => {
  expect(namesOf(['closed', 'Anna Kowal'], ['open', 'Anna Kowal'], ['withdrawn', null])).toEqual([
    'closed',
    'reopened',
    'withdrawn',
  ]);
});

import { expect, it } from 'vitest';
import { courseOf } from './course-of';

const at = (day: number) => `2027-02-${day}T09:00:00.000Z`;
const history = [
  { status: 'formal_check', date: at(10) },
  { status: 'scored', date: at(11) },
  { status: 'formal_check', date: at(12) },
  { status: 'scored', date: at(13) },
] as const;

it('tells when the last points were approved', () => {
  const course = courseOf({ history: [...history], approved_date: at(14) }, 'Punkty zatwierdzone');

  expect(course).toEqual([...history, { status: 'scored', date: at(14), title: 'Punkty zatwierdzone' }]);
});

it('is the history alone while they wait', () => {
  expect(courseOf({ history: [...history], approved_date: null }, 'Punkty zatwierdzone')).toEqual(history);
});

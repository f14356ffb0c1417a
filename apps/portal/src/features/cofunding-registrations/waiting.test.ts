import { expect, it } from 'vitest';
import { continuePath, mostUrgent } from './waiting';

it('puts a correction before everything else', () => {
  const rows = [
    { id: 1, status: 'draft' as const },
    { id: 2, status: 'member' as const },
    { id: 3, status: 'to_correct' as const },
  ];
  expect(mostUrgent(rows)).toEqual({ id: 3, status: 'to_correct' });
  expect(mostUrgent([{ id: 2, status: 'member' as const }])).toBeUndefined();
});

it('leads to the screen of the next step', () => {
  expect(continuePath({ id: 7, status: 'draft' })).toBe('/cofundingregistrations/7/edit');
  expect(continuePath({ id: 7, status: 'to_sign' })).toBe('/cofundingregistrations/sign?id=7');
  expect(continuePath({ id: 7, status: 'signed' })).toBe('/cofundingregistrations/sendshow?id=7');
  expect(continuePath({ id: 7, status: 'scored' })).toBe('/cofundingregistrations/7');
});

import { aRegistrationForm } from '@urzad/domain/testing';
import { expect, it } from 'vitest';
import { mayChange, mayChangeFiles } from './corrections';

const REMARKS = [
  { field: 'labour_status', text: 'Zaświadczenie mówi co innego' },
  { field: 'attachments.ZASW_PRACODAWCA', text: 'Skan jest nieczytelny' },
];
const CORRECTED = { status: 'to_correct' as const, remarks: REMARKS, attachments: [] };

it('opens what the office named and what follows it, and nothing else', () => {
  expect(mayChange(CORRECTED, 'labour_status')).toBe(true);
  expect(mayChange(CORRECTED, 'employer_name')).toBe(true);
  expect(mayChange(CORRECTED, 'lastname')).toBe(false);
  expect(mayChange({ ...CORRECTED, status: 'draft' }, 'lastname')).toBe(true);
});

it('opens files that were named and files that a corrected answer needs', () => {
  const withDisability = aRegistrationForm({ crit_parent_dis: 'yes' });
  expect(mayChangeFiles(CORRECTED, aRegistrationForm(), 'ZASW_PRACODAWCA')).toBe(true);
  expect(mayChangeFiles(CORRECTED, aRegistrationForm(), 'ORZECZENIE')).toBe(false);
  expect(mayChangeFiles(CORRECTED, withDisability, 'ORZECZENIE')).toBe(true);
  expect(mayChangeFiles({ ...CORRECTED, remarks: [] }, aRegistrationForm(), 'INNY')).toBe(false);
});

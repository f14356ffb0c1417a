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
  expect(mayChangeFiles(CORRECTED, ['ZASW_PRACODAWCA'], 'ZASW_PRACODAWCA')).toBe(true);
  expect(mayChangeFiles(CORRECTED, ['ZASW_PRACODAWCA'], 'ORZECZENIE')).toBe(false);
  expect(mayChangeFiles(CORRECTED, ['ZASW_PRACODAWCA', 'ORZECZENIE'], 'ORZECZENIE')).toBe(true);
  expect(mayChangeFiles({ ...CORRECTED, remarks: [] }, [], 'INNY')).toBe(false);
});

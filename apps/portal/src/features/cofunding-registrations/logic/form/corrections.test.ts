import type { Attachment } from '@urzad/contract';
import { NO_OFFICE_WORDS } from '@urzad/grants';
import { aRegistrationForm } from '@urzad/grants/testing';
import { expect, it } from 'vitest';
import { mayChange, mayChangeFiles, remarksOn } from './corrections';

const REMARKS = [
  { field: 'labour_status', text: 'Zaświadczenie mówi co innego' },
  { field: 'attachments.ZASW_PRACODAWCA', text: 'Skan jest nieczytelny' },
];
const READING = { locale: 'pl', words: NO_OFFICE_WORDS } as const;
const CORRECTED = { status: 'to_correct' as const, remarks: REMARKS, attachments: [], isTooLate: false };

it('opens what the office named and what follows it, and nothing else', () => {
  expect(mayChange(CORRECTED, 'labour_status')).toBe(true);
  expect(mayChange(CORRECTED, 'employer_name')).toBe(true);
  expect(mayChange(CORRECTED, 'lastname')).toBe(false);
  expect(mayChange({ ...CORRECTED, status: 'draft' }, 'lastname')).toBe(true);
});

it('opens files that were named, and files that a corrected answer needs and nobody sent', () => {
  expect(mayChangeFiles(CORRECTED, ['ZASW_PRACODAWCA'], 'ZASW_PRACODAWCA')).toBe(true);
  expect(mayChangeFiles(CORRECTED, ['ZASW_PRACODAWCA'], 'ORZECZENIE')).toBe(false);
  expect(mayChangeFiles(CORRECTED, ['ZASW_PRACODAWCA', 'ORZECZENIE'], 'ORZECZENIE')).toBe(true);
  expect(mayChangeFiles({ ...CORRECTED, remarks: [] }, [], 'INNY')).toBe(false);
});

it('keeps closed what the office has seen, and lets go of what this correction added', () => {
  const withFile = (is_sent: 'yes' | 'no') => ({
    ...CORRECTED,
    remarks: [],
    attachments: [aFile({ kind: 'ZASW_PRACODAWCA', is_sent })],
  });
  expect(mayChangeFiles(withFile('yes'), ['ZASW_PRACODAWCA'], 'ZASW_PRACODAWCA')).toBe(false);
  expect(mayChangeFiles(withFile('no'), [], 'ZASW_PRACODAWCA')).toBe(true);
});

function aFile(changes: Pick<Attachment, 'kind' | 'is_sent'>): Attachment {
  return {
    id: 1,
    filename: 'a.pdf',
    name: 'zaświadczenie.pdf',
    size: 1,
    mime: 'application/pdf',
    create_date: '2027-02-10T08:00:00.000Z',
    url: '',
    url_download: '',
    ...changes,
  };
}

it('opens nothing of a draft that was deleted', () => {
  const deleted = { status: 'cancelled' as const, remarks: [], attachments: [], isTooLate: false };
  expect(mayChange(deleted, 'lastname')).toBe(false);
  expect(mayChangeFiles(deleted, ['ZASW_PRACODAWCA'], 'ZASW_PRACODAWCA')).toBe(false);
});

it.each(['draft', 'to_correct'] as const)('opens nothing of %s that comes too late', (status) => {
  const late = { ...CORRECTED, status, isTooLate: true };
  expect(mayChange(late, 'labour_status')).toBe(false);
  expect(mayChangeFiles(late, ['ZASW_PRACODAWCA'], 'ZASW_PRACODAWCA')).toBe(false);
});

it('finds remarks at the question that they are on, those on a district at its place', () => {
  const corrected = {
    remarks: [
      { field: 'street', text: 'Sprawdź ulicę.' },
      { field: 'children.0.provider_district', text: 'To inny powiat.' },
    ],
    previous_form: aRegistrationForm(),
  };
  expect(remarksOn(corrected, 'children.0.provider_city', READING)).toEqual([
    { at: 1, text: 'To inny powiat.', label: expect.stringContaining('owiat') },
  ]);
  expect(remarksOn(corrected, 'street', READING)).toMatchObject([{ at: 0, text: 'Sprawdź ulicę.' }]);
  expect(remarksOn(corrected, 'city', READING)).toEqual([]);
});

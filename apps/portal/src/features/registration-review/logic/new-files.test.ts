import type { Registration } from '@urzad/contract';
import { expect, it } from 'vitest';
import { changedFiles, firstNewKey, newFiles } from './new-files';

const file = (id: number, day: number) =>
  ({ id, create_date: `2027-02-${day}T09:00:00.000Z` }) as Registration['attachments'][number];
const SENT = '2027-02-11T09:00:00.000Z';

it('opens the first file that a correction has brought', () => {
  const registration = { attachments: [file(3, 10), file(8, 15), file(9, 16)], send_date: SENT };
  expect(newFiles(registration).map(({ id }) => id)).toEqual([8, 9]);
  expect(firstNewKey(registration)).toBe('attachment-8');
});

it('leaves the choice where there is none', () => {
  expect(firstNewKey({ attachments: [file(3, 10)], send_date: SENT })).toBeUndefined();
  expect(firstNewKey({ attachments: [file(3, 10)], send_date: null })).toBeUndefined();
});

it('lists what a correction has brought and removed, by the kind of document', () => {
  const named = (id: number, day: number, kind: 'ZASW_PRACODAWCA' | 'ORZECZENIE') => ({
    ...file(id, day),
    kind,
    name: `${id}.pdf`,
  });
  const registration = {
    attachments: [named(3, 10, 'ORZECZENIE'), named(8, 15, 'ZASW_PRACODAWCA')],
    removed_attachments: [named(2, 10, 'ZASW_PRACODAWCA')],
    send_date: SENT,
  };
  expect(changedFiles(registration)).toEqual([
    {
      kind: 'ZASW_PRACODAWCA',
      files: [
        { key: 'attachment-8', name: '8.pdf', isNew: true },
        { key: 'removed-2', name: '2.pdf', isNew: false },
      ],
    },
  ]);
});

import type { Claim } from '@urzad/contract';
import { describe, expect, it } from 'vitest';
import { claimAddresses, claimFiles, proofsOf } from './claim-files';
import { aLine } from './testing/a-line';

type Parts = Pick<Claim, 'lines' | 'files' | 'documents'>;

const file = (id: number, kind: Claim['files'][number]['kind']): Claim['files'][number] => ({
  id,
  kind,
  filename: `${id}.pdf`,
  name: `plik-${id}.pdf`,
  size: 1024,
  mime: 'application/pdf',
  create_date: '2027-02-01T08:00:00.000Z',
  is_sent: 'yes',
  url: `/pliki/${id}`,
  url_download: `/pliki/${id}?zapisz`,
});

const line = (id: number, document_no: string, file_ids: number[]) => aLine({ id, document_no, file_ids });

const CLAIM: Parts = {
  lines: [line(1, 'FV/01/2027', [12, 11]), line(2, 'FV/01/2027', [12])],
  files: [file(10, 'INNY'), file(11, 'INNY'), file(12, 'INNY')],
  documents: [],
};

describe('claimFiles', () => {
  it('are those of the lines in their order, then the rest', () => {
    expect(claimFiles(CLAIM, { locale: 'pl', kindName: (kind) => kind }).map(({ key }) => key)).toEqual([
      'attachment-12',
      'attachment-11',
      'attachment-10',
    ]);
  });

  it('name each invoice once, and a file of no line by its size', () => {
    expect(
      claimFiles(CLAIM, { locale: 'pl', kindName: (kind) => kind }).map(({ strip }) => strip.detail),
    ).toEqual(['FV/01/2027', 'FV/01/2027', '1,00\u00a0kB']);
  });

  it('have an address by the same keys', () => {
    expect(claimAddresses(CLAIM)).toContainEqual({ key: 'attachment-12', url: '/pliki/12' });
    expect(proofsOf(line(1, 'FV/01/2027', [12, 11]))).toEqual(['attachment-12', 'attachment-11']);
  });
});

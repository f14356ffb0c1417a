import { expect, it } from 'vitest';
import { uploadOf } from '../upload-engine/upload';
import { UploadFailure } from '../upload-engine/upload-failure';
import { factsOfUpload } from './file-facts';

const file = new File(['a'], 'umowa.pdf', { type: 'application/pdf' });
const errorOf = (given: object) => factsOfUpload({ ...uploadOf('u1', file, { scope: '', ...given }) }).error;

it('says nothing of an upload that is on its way', () => {
  expect(errorOf({})).toBe('');
});

it.each(['extension', 'size', 'file_object'] as const)(
  'says %s of a file that was refused for it',
  (code) => {
    expect(errorOf({ refused: { message: 'Nie', code } })).toBe(code);
  },
);

it('says `denied` of a file over the maximum', () => {
  expect(errorOf({ isTooMany: true })).toBe('denied');
});

it('says the code of a failed upload', () => {
  const upload = { ...uploadOf('u1', file, { scope: '' }), phase: 'error' as const };
  expect(factsOfUpload({ ...upload, failure: new UploadFailure('timeout') }).error).toBe('timeout');
});

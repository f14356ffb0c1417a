import { describe, expect, it } from 'vitest';
import { uploadOf } from '../upload-engine/upload';
import { UPLOAD_FAILURE_CODES, UploadFailure } from '../upload-engine/upload-failure';
import { itemOfUpload } from './item-of-upload';
import { uploadFailureLabels } from './upload-failures.labels';

const upload = uploadOf('u1', new File(['a'], 'zdjęcie.heic'), { scope: '' });

const shown = (failure: UploadFailure, locale: 'pl' | 'en' = 'pl') => {
  const words = { failures: uploadFailureLabels[locale], failed: 'Nie udało się.', locale };
  return itemOfUpload({ ...upload, phase: 'error', failure }, words).upload;
};

describe('a failed upload', () => {
  it.each(UPLOAD_FAILURE_CODES.flatMap((code) => [[code, 'pl'] as const, [code, 'en'] as const]))(
    '%s says what to do (%s)',
    (code, locale) => {
      const does = {
        pl: /(Wybierz|Spróbuj|spróbuj|Zapisz|Zmniejsz|Może mieć do)/,
        en: /(Choose|Try|try|Save|Make|may have up to)/,
      }[locale];
      expect(shown(new UploadFailure(code), locale)).toMatchObject({ message: expect.stringMatching(does) });
    },
  );

  it('has a sentence of its own for each code', () => {
    const messages = UPLOAD_FAILURE_CODES.map((code) => Object(shown(new UploadFailure(code))).message);
    expect(new Set(messages).size).toBe(10);
  });

  it.each([
    ['upload', true, false],
    ['network', true, false],
    ['file_object', false, true],
    ['not_exists', false, true],
    ['size', false, false],
    ['extension', false, false],
  ] as const)('%s: tried again %s, chosen again %s', (code, retry, isChosenAgain) => {
    expect(shown(new UploadFailure(code))).toMatchObject({ retry, isChosenAgain });
  });

  it('says what the server found in the content', () => {
    expect(shown(new UploadFailure('extension', { refusal: 'empty' }))).toMatchObject({
      message: expect.stringMatching(/^Plik jest pusty/),
    });
  });

  it('says what the host says of an error that its function rejected with', () => {
    const failure = new UploadFailure('server', { response: new Error('offline') });
    expect(shown(failure)).toMatchObject({ message: 'Nie udało się.' });
  });
});

it('a file over the maximum says so, and one that is paused or waits shows its progress', () => {
  const words = { failures: uploadFailureLabels.pl, failed: '', locale: 'pl' as const };
  expect(itemOfUpload({ ...upload, phase: 'error', isTooMany: true }, words).upload).toEqual({
    phase: 'error',
    message: uploadFailureLabels.pl.tooMany,
  });
  expect(itemOfUpload({ ...upload, held: 'paused', progress: 40 }, words).upload).toEqual({
    phase: 'active',
    progress: 40,
    held: 'paused',
  });
});

it('an upload whose file the server has offers no pause, which would do nothing', () => {
  const words = { failures: uploadFailureLabels.pl, failed: '', locale: 'pl' as const };
  const stored = { filename: 'u1.pdf' };
  const stateWith = (given: object) => itemOfUpload({ ...upload, ...given }, words).upload;
  expect(stateWith({ stored, phase: 'active', progress: 100 })).toMatchObject({ canPause: false });
  expect(stateWith({ stored, phase: 'idle' })).toEqual({ phase: 'idle', canPause: false });
  expect(stateWith({ phase: 'active' })).not.toHaveProperty('canPause');
});

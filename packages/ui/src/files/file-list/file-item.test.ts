import { describe, expect, it } from 'vitest';
import { type FileItem, isUploading, progressOf, type UploadState } from './file-item';

const fileIn = (upload?: UploadState): FileItem => ({
  id: '1',
  name: 'umowa-2024.pdf',
  size: 862_372,
  ...(upload && { upload }),
});

describe('isUploading', () => {
  it.each([
    ['waits', { phase: 'idle' }, true],
    ['is sent', { phase: 'active', progress: 64 }, true],
    ['is done', { phase: 'success' }, false],
    ['failed', { phase: 'error', message: 'Zły format pliku' }, false],
  ] as const)('of a file that %s is told right', (_state, upload, expected) => {
    expect(isUploading(fileIn(upload))).toBe(expected);
  });

  it('is false for a file that was there before', () => {
    expect(isUploading(fileIn())).toBe(false);
  });
});

describe('progressOf', () => {
  it.each([
    [{ phase: 'active', progress: 63.6 }, 64],
    [{ phase: 'idle' }, 0],
    [{ phase: 'success' }, 0],
  ] as const)('of %j is %i', (upload, expected) => {
    expect(progressOf(fileIn(upload))).toBe(expected);
  });
});

import type { FileItem, Upload } from '@urzad/ui/uploads';
import { expect, it } from 'vitest';
import { ApiFailure } from '../http/api-failure';
import { uploadFailureOf } from '../http/upload-failure-of';
import { withReason } from './use-object-files';

const item: FileItem = { id: 'u1', name: 'a.pdf', upload: { phase: 'error', message: 'Z widgetu' } };

const failed = (error: unknown): Upload => ({
  ...{ id: 'u1', name: 'a.pdf', size: 1, type: '', scope: 'INNY', phase: 'error', progress: 0 },
  failure: uploadFailureOf(error),
});

const messageOf = (error: unknown) => Object(withReason(item, failed(error), 'pl').upload);

it.each(['content', 'empty', 'extension'])('leaves a refused file to the words of the field: %s', (files) => {
  expect(messageOf(new ApiFailure('extension', { files }, 415)).message).toBe('Z widgetu');
});

it('says of a server that is not well what any request says, and may be tried again', () => {
  const { message, retry } = messageOf(new ApiFailure('server', undefined, 500));
  expect(message).not.toBe('Z widgetu');
  expect(message).not.toMatch(/format|duży|pusty/);
  expect(retry).toBe(true);
});

it('does not try again what the server does not allow', () => {
  expect(messageOf(new ApiFailure('no-privilege', undefined, 403)).retry).toBe(false);
});

it.each([401, 423, 425, 429])('tries again what the server puts off: %i', (status) => {
  expect(messageOf(new ApiFailure('too-many-requests', undefined, status)).retry).toBe(true);
});

it('says of a gateway that lets no such file pass what the field says', () => {
  expect(messageOf(new ApiFailure('server', undefined, 413)).message).toBe('Z widgetu');
});

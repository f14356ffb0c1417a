import { expect, it } from 'vitest';
import { acceptsDrafts, CALL_STATUS_CODES } from './call-status';

it('takes drafts from the announcement to the end', () => {
  expect(CALL_STATUS_CODES.filter(acceptsDrafts)).toEqual(['published', 'test', 'open']);
});

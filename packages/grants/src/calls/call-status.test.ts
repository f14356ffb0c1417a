import { expect, it } from 'vitest';
import { acceptsDrafts, CALL_STATUSES } from './call-status';

it('takes drafts from the announcement to the end', () => {
  expect(CALL_STATUSES.codes.filter(acceptsDrafts)).toEqual(['published', 'test', 'open']);
});

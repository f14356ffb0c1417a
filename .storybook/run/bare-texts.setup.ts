import { afterEach, beforeEach, expect } from 'vitest';
import { watchBareTexts } from './bare-texts';

const touched = new Set<string>();

// The files of stories share a page.
if (!window.bareTextTouched) watchBareTexts();

beforeEach(() => {
  touched.clear();
  window.bareTextTouched = (what) => touched.add(what);
});

/** Before any other `afterEach`, as those change the looks. */
afterEach(({ task }) => {
  if (task.result?.state === 'fail') return;
  expect([...touched], 'a translated page shows every change, and none throws').toEqual([]);
});

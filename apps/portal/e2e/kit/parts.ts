import { test } from '@playwright/test';
import { TEST_MS } from '../../../../scripts/limits.mjs';

/**
 * For a test that goes on as long as it has parts left: it hangs when one of them does.
 * @returns to be called before each part, which then has the time of a whole test
 */
export function testOfParts(): () => void {
  const begun = performance.now();
  return () => test.info().setTimeout(performance.now() - begun + TEST_MS);
}

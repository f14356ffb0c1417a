/** A test that takes longer hangs. A slow machine is no fault of the product, so nothing shorter ends a test. */
export const TEST_MS = 600_000;
/** What a test waits for and has not come by then does not come. */
export const FACT_MS = 120_000;

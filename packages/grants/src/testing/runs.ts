declare global {
  interface ImportMeta {
    readonly env: Readonly<Record<string, string | undefined>>;
  }
}

/** How often a property of money is tried: ten times as often in `npm run audit -- money`. */
export const MONEY_RUNS = { numRuns: import.meta.env.AUDIT === 'yes' ? 10_000 : 1_000 };

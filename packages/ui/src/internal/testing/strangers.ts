/**
 * Other hosts than that of the stories. In the tests none of them is reached: an empty page answers for them, and what was
 * asked is kept (`.storybook/run/strangers.setup.ts`). In Storybook nothing answers for them.
 */
export const strangers = {
  /** From now on. As `beforeEach` of a story it ends with the story. */
  answer: async (): Promise<() => Promise<void>> => async () => undefined,
  /** The addresses asked since then, in their order. */
  asked: async (): Promise<readonly string[]> =>
    performance
      .getEntriesByType('resource')
      .map(({ name }) => name)
      .filter((name) => /^https?:/.test(name) && !name.startsWith(window.location.origin)),
};

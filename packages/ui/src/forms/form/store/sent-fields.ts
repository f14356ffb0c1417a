/**
 * The fields that a submit has validated: those that the form showed then, and those with an error. A question that
 * appears later was not answered yet.
 */
export function createSentFields() {
  let isSent = false;
  /** `undefined`: all of them. */
  let names: Set<string> | undefined;

  return {
    isSent: () => isSent,
    begin(shown: readonly string[] | undefined) {
      isSent = true;
      names = shown && new Set(shown);
    },
    add(more: readonly string[]) {
      for (const name of more) names?.add(name);
    },
    includes: (name: string) => isSent && (!names || names.has(name)),
    /** Whether it is a part of a field that was shown: `children.0` of `children`. */
    includesPart: (name: string) =>
      isSent && names !== undefined && [...names].some((known) => name.startsWith(`${known}.`)),
    forget() {
      isSent = false;
      names = undefined;
    },
  };
}

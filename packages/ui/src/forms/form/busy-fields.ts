import type { FormErrors } from './error-codes';

/**
 * The fields whose values are still being uploaded. What stands in them is not judged until it
 * is whole, and a sending that comes too early is refused by a code of their own, so that nothing is left behind.
 */
export function createBusyFields<Code extends string>(code: Code) {
  /** By name, whether a sending has been refused for it. */
  const busy = new Map<string, boolean>();

  const isBusy = (path: string) =>
    [...busy.keys()].some((name) => path === name || path.startsWith(`${name}.`));
  const tell = (isTold: boolean) => {
    for (const name of busy.keys()) busy.set(name, isTold);
  };

  return {
    set: (name: string, isOnItsWay: boolean) => {
      if (!isOnItsWay) busy.delete(name);
      else if (!busy.has(name)) busy.set(name, false);
    },
    /** A sending has come. */
    refuse: () => tell(true),
    forget: () => tell(false),
    /** What is wrong, as far as it can be said yet. */
    judge: (found: FormErrors<Code>): FormErrors<Code> => {
      if (busy.size === 0) return found;
      const whole = Object.entries(found).filter(([path]) => !isBusy(path));
      const told = [...busy].flatMap(([name, isTold]) => (isTold ? [[name, code] as const] : []));
      return Object.fromEntries([...whole, ...told]);
    },
  };
}

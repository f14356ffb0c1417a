import { createSentFields } from './sent-fields';
import { createTouchedFields } from './touched-fields';

/** The fields whose errors a person sees: those that were left or submitted, unless they are asked again. */
export function createShownFields(currentValue: (name: string) => unknown) {
  const left = createTouchedFields(currentValue);
  const sent = createSentFields();
  const askedAgain = new Set<string>();

  return {
    isNone: () => !sent.isSent() && left.isEmpty(),
    includes: (name: string) => !askedAgain.has(name) && (sent.includes(name) || left.includes(name)),
    /** A value may have changed. */
    look: left.look,
    leave(names: readonly string[]) {
      for (const name of names) {
        left.add(name);
        askedAgain.delete(name);
      }
    },
    askAgain: (name: string) => void askedAgain.add(name),
    /** A submit begins with these fields; without them, with all. */
    send: sent.begin,
    /** Fields with an error of the submit, which the form may not show. */
    add: sent.add,
    forget() {
      left.clear();
      askedAgain.clear();
      sent.forget();
    },
  };
}

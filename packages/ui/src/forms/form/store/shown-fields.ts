import { createSentFields } from './sent-fields';
import { createTouchedFields } from './touched-fields';

interface FieldsRules {
  currentValue: (name: string) => unknown;
  /** The value with which the form was opened. */
  startValue: (name: string) => unknown;
  /** Whether the form shows this field, with errors of its own. */
  isShown: (name: string) => boolean;
}

/**
 * The fields whose errors a person sees: those that were answered and left, or submitted, unless they are asked again.
 * Before the first submit a field that was left as empty as it was found is silent: a form that is gone through by Tab
 * would else be full of errors before anything was typed.
 */
export function createShownFields({ currentValue, startValue, isShown }: FieldsRules) {
  const left = createTouchedFields(currentValue);
  const sent = createSentFields();
  const askedAgain = new Set<string>();
  const isUnanswered = (name: string) => isNothing(currentValue(name)) && isNothing(startValue(name));

  return {
    isNone: () => !sent.isSent() && left.isEmpty(),
    includes(name: string): boolean {
      if (askedAgain.has(name)) return false;
      if (sent.includes(name) || left.includes(name)) return true;
      // A field inside a group, which may have come to it since, is seen by itself.
      return (sent.includesPart(name) || left.includesPart(name)) && !isShown(name);
    },
    /** A value may have changed. */
    look: left.look,
    leave(names: readonly string[]) {
      for (const name of names) {
        if (sent.isSent() || !isUnanswered(name)) left.add(name);
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

/** An answer that was not given. Zero is one. */
function isNothing(value: unknown): boolean {
  if (Array.isArray(value) || isRecord(value)) return Object.values(value).every(isNothing);
  return value === undefined || value === null || value === '' || value === false;
}

/** A file or a date is no record of parts. */
function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype;
}

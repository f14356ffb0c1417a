type Answers = Readonly<Record<string, unknown>>;

/**
 * A migration of answers from one version of the form to the next. Each answer may be missing, and those of children
 * are in `children`.
 */
export type FormStep = (answers: Answers) => Answers;

/**
 * The migrations of the form, the oldest first. A version is the number of the steps before it: renaming a field or
 * moving an answer adds a step, by which older answers are read.
 */
export const FORM_STEPS: readonly FormStep[] = [];

/** Answers as a database or a browser stores them: with the version of their form. */
export function storedAnswers(answers: Answers, steps = FORM_STEPS): Answers {
  return { ...answers, form_version: steps.length };
}

/** Answers without a version are older than versions: version 0. */
export function formVersionOf({ form_version }: Answers): number {
  return typeof form_version === 'number' ? form_version : 0;
}

/** Stored answers, migrated to the present version. */
export function answersOfStored(stored: Answers, steps = FORM_STEPS): Answers {
  const { form_version: _, ...answers } = stored;

  return steps.slice(formVersionOf(stored)).reduce((before: Answers, step) => step(before), answers);
}

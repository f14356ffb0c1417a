type Answers = Readonly<Record<string, unknown>>;

/** Makes of answers to one version of the form those to the next. Any of them may be missing, and the child's are in `children`. */
export type FormStep = (answers: Answers) => Answers;

/**
 * What changed between the versions of the form, the oldest change first. A version is the number of the steps before it, so
 * whoever renames a field or moves an answer adds a step, and what was kept before is read by it.
 */
export const FORM_STEPS: readonly FormStep[] = [];

/** Answers as a database or a browser keeps them: with the version of the form that they belong to. */
export function storedAnswers(answers: Answers, steps = FORM_STEPS): Answers {
  return { ...answers, form_version: steps.length };
}

/** Without a version they are older than versions are: of version 0. */
export function formVersionOf({ form_version }: Answers): number {
  return typeof form_version === 'number' ? form_version : 0;
}

/** Stored answers under the names of today. */
export function answersOfStored(stored: Answers, steps = FORM_STEPS): Answers {
  const { form_version: _, ...answers } = stored;

  return steps.slice(formVersionOf(stored)).reduce((before: Answers, step) => step(before), answers);
}

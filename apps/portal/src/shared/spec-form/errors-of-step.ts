type Errors<Code> = Readonly<Record<string, Code>>;

/** The errors at the questions of one step. `stepOf`: the step that a path belongs to. */
export function errorsOfStep<Code>(
  errors: Errors<Code>,
  step: number,
  stepOf: (path: string) => number,
): Record<string, Code> {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => stepOf(path) === step));
}

/** The steps with an error. */
export function stepsWithErrors(
  errors: Errors<unknown>,
  stepOf: (path: string) => number,
): ReadonlySet<number> {
  return new Set(Object.keys(errors).map(stepOf));
}

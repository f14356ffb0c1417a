import type { Privilege } from '../roles/privilege-catalogue';

/** Takes a step: the owner of the object, the clock, or staff with the named privilege. */
export type Actor = 'citizen' | 'system' | Privilege;

/** The actor whose steps are asked for. Staff are described by their privileges, not by their role. */
export type AskingActor = 'citizen' | 'system' | { privileges: readonly string[] };

/** One row of a law. */
export interface Transition<Status extends string, Step extends string = string> {
  step: Step;
  from: readonly Status[];
  /** `same`: the step is allowed here and leaves the status as it is. */
  to: Status | 'same';
  by: readonly Actor[];
}

/** The statuses of one kind of object and the steps between them. */
export interface Law<Status extends string, Step extends string> {
  steps: readonly Step[];
  /** The status after the step, or `undefined` when the law does not allow it from here. */
  statusAfter(step: Step, status: Status): Status | undefined;
  /** What this actor may do with an object in this status. */
  stepsFrom(status: Status, actor: AskingActor): Step[];
  mayStep(step: Step, status: Status, actor: AskingActor): boolean;
  /** Whether this actor may do the step from any status. */
  mayEverStep(step: Step, actor: AskingActor): boolean;
  /** Whether no step leads out of this status. */
  isTerminal(status: Status): boolean;
}

/** `'save' | 'sign' | …` */
export type StepOf<Of> = Of extends Law<infer _Status, infer Step> ? Step : never;

/** Makes the law of a kind of object from its table. Of two rows for one step and status the first holds. */
export function defineLaw<Status extends string, Step extends string>(
  transitions: readonly Transition<Status, Step>[],
): Law<Status, Step> {
  const steps = [...new Set(transitions.map(({ step }) => step))];
  const rowOf = (step: Step, status: Status) =>
    transitions.find((row) => row.step === step && row.from.includes(status));

  const law: Law<Status, Step> = {
    steps,
    statusAfter(step, status) {
      const to = rowOf(step, status)?.to;
      return to === 'same' ? status : to;
    },
    stepsFrom: (status, actor) => steps.filter((step) => law.mayStep(step, status, actor)),
    mayStep: (step, status, actor) => isOneOf(rowOf(step, status)?.by ?? [], actor),
    mayEverStep: (step, actor) => transitions.some((row) => row.step === step && isOneOf(row.by, actor)),
    isTerminal: (status) => steps.every((step) => !rowOf(step, status)),
  };
  return law;
}

function isOneOf(by: readonly Actor[], actor: AskingActor): boolean {
  return by.some((who) => (typeof actor === 'object' ? actor.privileges.includes(who) : who === actor));
}

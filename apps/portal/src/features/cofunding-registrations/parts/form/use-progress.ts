import {
  type FieldErrors,
  type RegistrationContext,
  type RegistrationFormStep,
  registrationErrors,
  registrationStepErrors,
  registrationSteps,
  stepOf,
} from '@urzad/domain';
import { useEffect, useState } from 'react';
import { get, useFormContext } from 'react-hook-form';
import { answersOf, type FormValues } from '../../form/values';
import { useEditor } from './editor-context';
import { type Refused, useFinish } from './use-finish';
import { useFromValues } from './use-values';

/** A refused `Dalej`: the first invalid field of this step takes the focus, once. */
export interface Attempt {
  step: RegistrationFormStep;
}

interface ProgressInput {
  step: RegistrationFormStep;
  goTo: (step: RegistrationFormStep) => void;
}

const NO_ERRORS: FieldErrors = {};

/** What may be seen of errors and when one may go on: a step is silent until it was refused, and then follows the typing. */
export function useProgress({ step, goTo }: ProgressInput) {
  const { context, saver } = useEditor();
  const { getValues } = useFormContext<FormValues>();
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const [attempt, setAttempt] = useState<Attempt>();
  const { finish, isFinishing, refused, failure } = useFinish();
  const stepErrors = (values: FormValues) => errorsInStep(step, { values, context, refused });
  const errors = useFromValues((values) => (checked.has(step) ? stepErrors(values) : NO_ERRORS));

  function refuse(at: RegistrationFormStep) {
    setChecked((steps) => new Set([...steps, at]));
    setAttempt({ step: at });
    if (at !== step) goTo(at);
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each answer of the server.
  useEffect(() => {
    const [path] = Object.keys(refused?.errors ?? {});
    const at = path === undefined ? undefined : formStep(stepOf(path));
    if (at) refuse(at);
  }, [refused]);

  function goOn() {
    const values = structuredClone(getValues());
    if (Object.keys(stepErrors(values)).length > 0) return refuse(step);
    const next = formStep(step + 1);
    if (next) {
      void saver.flush();
      return goTo(next);
    }
    const found = { ...registrationErrors(answersOf(values), context), ...stillRefused(refused, values) };
    const [wrong] = Object.keys(found).map((path) => formStep(stepOf(path)));
    return wrong ? refuse(wrong) : finish(values);
  }

  return { errors, attempt, goOn, isFinishing, failure };
}

interface Judged {
  values: FormValues;
  context: RegistrationContext;
  refused: Refused | undefined;
}

function errorsInStep(step: RegistrationFormStep, { values, context, refused }: Judged): FieldErrors {
  const known = Object.entries(stillRefused(refused, values)).filter(([path]) => stepOf(path) === step);

  return { ...registrationStepErrors(step, answersOf(values), context), ...Object.fromEntries(known) };
}

function stillRefused(refused: Refused | undefined, values: FormValues): FieldErrors {
  if (!refused) return NO_ERRORS;

  return Object.fromEntries(
    Object.entries(refused.errors).filter(([path]) => get(refused.values, path) === get(values, path)),
  );
}

function formStep(number: number): RegistrationFormStep | undefined {
  return registrationSteps.find((each) => each.number === number)?.number;
}

import {
  type FieldErrors,
  type RegistrationFormStep,
  registrationErrors,
  registrationSteps,
  stepOf,
} from '@urzad/domain';
import { useEffect, useState } from 'react';
import { get } from 'react-hook-form';
import { answersOf, type FormValues } from '../../form/values';
import { useEditor } from './editor-context';
import { type Refused, useFinish } from './use-finish';

/** A refused `Dalej`: the first invalid field of this step takes the focus, once. */
export interface Attempt {
  step: RegistrationFormStep;
}

interface ProgressInput {
  step: RegistrationFormStep;
  values: FormValues;
  goTo: (step: RegistrationFormStep) => void;
}

/** What may be seen of errors and when one may go on: a step is silent until it was refused, and then follows the typing. */
export function useProgress({ step, values, goTo }: ProgressInput) {
  const { context, saver } = useEditor();
  const [checked, setChecked] = useState<ReadonlySet<number>>(new Set());
  const [attempt, setAttempt] = useState<Attempt>();
  const { finish, isFinishing, refused, failure } = useFinish();
  const found = { ...registrationErrors(answersOf(values), context), ...stillRefused(refused, values) };

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
    if (Object.keys(errorsOf(found, step)).length > 0) return refuse(step);
    const next = formStep(step + 1);
    if (next) {
      void saver.flush();
      return goTo(next);
    }
    const [wrong] = Object.keys(found).map((path) => formStep(stepOf(path)));
    return wrong ? refuse(wrong) : finish(values);
  }

  return {
    errors: checked.has(step) ? errorsOf(found, step) : {},
    attempt,
    goOn,
    isFinishing,
    failure,
  };
}

function stillRefused(refused: Refused | undefined, values: FormValues): FieldErrors {
  if (!refused) return {};

  return Object.fromEntries(
    Object.entries(refused.errors).filter(([path]) => get(refused.values, path) === get(values, path)),
  );
}

function errorsOf(errors: FieldErrors, step: number): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter(([path]) => stepOf(path) === step));
}

function formStep(number: number): RegistrationFormStep | undefined {
  return registrationSteps.find((each) => each.number === number)?.number;
}

import { type FieldErrors, type FieldSpec, fieldError, tidyFreeText } from '@urzad/domain';
import type { CallParams } from '../calls/call-params';
import type { RegistrationStatus } from './registration-status';

export const POINTS_MAX = 100;

/** The shortest reason that can explain anything. */
export const REASON_MIN = 10;
/** The longest reason, note or remark of the office. */
export const REASON_MAX = 500;

const POINTS: FieldSpec = {
  step: 1,
  type: 'int',
  pl: 'Punkty przyznane',
  en: 'Points given',
  required: true,
  min: 0,
  max: POINTS_MAX,
};

export interface PointsGiven {
  points_final: number | null;
  points_note: string;
}

/** The errors of points that an officer gives. Points that differ from those of the answers need a reason. */
export function pointsErrors({ points_final, points_note }: PointsGiven, points_auto: number): FieldErrors {
  // The rule of a number does not depend on the day.
  const error = fieldError(POINTS, { name: 'points_final', answers: { points_final }, today: '2000-01-01' });
  const noteError = points_final === points_auto ? undefined : reasonError(points_note);

  return { ...(error && { points_final: error }), ...(!error && noteError && { points_note: noteError }) };
}

/** The errors of new points after a review, which are more than the old ones and have a reason (Order §12). */
export function rescoreErrors({ points_final, points_note }: PointsGiven, before: number): FieldErrors {
  const error = fieldError(
    { ...POINTS, min: before + 1 },
    { name: 'points_final', answers: { points_final }, today: '2000-01-01' },
  );
  const noteError = reasonError(points_note);

  return { ...(error && { points_final: error }), ...(noteError && { points_note: noteError }) };
}

/** The error of a required reason. */
export function reasonError(text: string): 'is-empty' | 'is-too-short' | undefined {
  const { length } = tidyFreeText(text);
  if (length === 0) return 'is-empty';

  return length < REASON_MIN ? 'is-too-short' : undefined;
}

/**
 * How many more times an application may be returned. A correction that did not come counts too, although its version
 * was never submitted.
 */
export function correctionsLeft(
  { history }: { history: readonly { status: RegistrationStatus }[] },
  { corrections_max }: Pick<CallParams, 'corrections_max'>,
): number {
  const returned = history.filter(({ status }) => status === 'to_correct').length;
  return Math.max(0, corrections_max - returned);
}

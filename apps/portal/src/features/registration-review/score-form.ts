import { type FieldErrors, type FieldSpec, fieldError } from '@urzad/domain';

/** What is typed when an assessment is approved. */
export interface ScoreValues {
  points_final: string;
  points_note: string;
}

export const POINTS_MAX = 100;
/** The wire takes no more (contract). */
export const NOTE_MAX = 500;

const POINTS: FieldSpec = {
  step: 1,
  type: 'int',
  pl: 'Punkty przyznane',
  en: 'Points given',
  required: true,
  min: 0,
  max: POINTS_MAX,
};

export function scoreErrors({ points_final }: ScoreValues): FieldErrors {
  const text = points_final.trim();
  const answers = { points_final: text === '' ? null : Number(text) };
  // The rule of a number asks about no day.
  const error = fieldError(POINTS, { name: 'points_final', answers, today: '' });

  return error ? { points_final: error } : {};
}

/** As the wire takes it; a note that says nothing is left out. */
export function scoreBody({ points_final, points_note }: ScoreValues) {
  const note = points_note.trim();

  return { points_final: Number(points_final), ...(note && { points_note: note }) };
}

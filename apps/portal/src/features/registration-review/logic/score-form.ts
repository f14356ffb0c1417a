import type { FieldErrors } from '@urzad/domain';
import { pointsErrors } from '@urzad/grants';

/** The values of the form of points. */
export interface ScoreValues {
  points_final: string;
  points_note: string;
}

/** `pointsAuto`: the points of the answers; others need a reason. */
export function scoreErrors(values: ScoreValues, pointsAuto: number): FieldErrors {
  return pointsErrors(givenPoints(values), pointsAuto);
}

/** `null`: no number was typed. */
export function givenPoints({ points_final, points_note }: ScoreValues) {
  const text = points_final.trim();

  return { points_final: text === '' ? null : Number(text), points_note: points_note.trim() };
}

/** In the shape of the wire; an empty note is left out. */
export function scoreBody({ points_final, points_note }: ScoreValues) {
  const note = points_note.trim();

  return { points_final: Number(points_final), ...(note && { points_note: note }) };
}

import type { FieldErrors } from '@urzad/domain';
import { pointsErrors } from '@urzad/grants';

/** What is typed when an assessment is approved. */
export interface ScoreValues {
  points_final: string;
  points_note: string;
}

/** `pointsAuto`: what the answers give; other points need a reason. */
export function scoreErrors({ points_final, points_note }: ScoreValues, pointsAuto: number): FieldErrors {
  const text = points_final.trim();

  return pointsErrors({ points_final: text === '' ? null : Number(text), points_note }, pointsAuto);
}

/** As the wire takes it; a note that says nothing is left out. */
export function scoreBody({ points_final, points_note }: ScoreValues) {
  const note = points_note.trim();

  return { points_final: Number(points_final), ...(note && { points_note: note }) };
}

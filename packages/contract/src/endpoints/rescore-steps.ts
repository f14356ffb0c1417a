import { POINTS_MAX, REASON_MAX } from '@urzad/grants';
import * as z from 'zod/mini';
import { Registration } from '../shapes/registration-shapes';
import { envelope, tidyFree } from '../shapes/shapes';
import { rowVersion, stepsOf } from '../step-endpoint';

const step = stepsOf('cofundingregistration', envelope(Registration));

/** New points of a ranked application after a review: one person gives them, another approves them (Order §12). */
export const rescoreSteps = {
  /**
   * New points of a ranked application whose review was asked for: more than before, with the reason. Given again, they
   * have to be approved again. Without such a case `illegal-step` `{reason: 'not-asked'}`.
   */
  rescore: step(
    'rescore',
    'Give new points after a review',
    z.strictObject({
      row_version: rowVersion,
      points_final: z.int().check(z.minimum(0), z.maximum(POINTS_MAX)),
      points_note: z.string().check(tidyFree, z.maxLength(REASON_MAX)),
    }),
  ),
  /**
   * Once, and never by who gave them: `no-privilege` `{reason: 'own-score'}`. The application gets its new place when the
   * case of the review is settled.
   */
  approveRescore: step(
    'approverescore',
    'Approve the new points that somebody else gave',
    z.strictObject({ row_version: rowVersion }),
  ),
} as const;

import { REASON_MAX, REASON_MIN } from '@urzad/grants';
import * as z from 'zod/mini';
import { seen, tidyFree } from './shapes';

/** Why somebody does it, in their own words. */
export const Reason = z.string().check(tidyFree, seen, z.minLength(REASON_MIN), z.maxLength(REASON_MAX));

import { draftShape } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { PROFILE_FIELDS } from './profile';

/** What `/autocomplete` saves. Shapes only: `profileErrors` says what is wrong with the answers. */
export const profile = z.strictObject(draftShape(PROFILE_FIELDS));

import { draftShape } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { ACCOUNT_FIELDS } from './account-fields';
import { PROFILE_FIELDS } from './profile';

/** The body that `/autocomplete` saves. Shapes only: `profileErrors` has the rules of the answers. */
export const profile = z.strictObject(draftShape(PROFILE_FIELDS));

/** What `/account/edit` saves beside it, with its rules in `accountErrors`. */
export const accountAnswers = z.strictObject(draftShape(ACCOUNT_FIELDS));

import { draftShape } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { PERSONAL_DATA_FIELDS } from './personal-data';

/** The answers of the form of participant's data as they are typed; `personalDataErrors` has their rules. */
export const personalDataDraft = z.strictObject(draftShape(PERSONAL_DATA_FIELDS));
export type PersonalDataDraft = z.infer<typeof personalDataDraft>;

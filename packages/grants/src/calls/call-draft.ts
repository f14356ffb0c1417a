import { draftShape } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { CALL_FIELDS } from './call-fields';

/** The answers of the form of a call as they are sent, right or not. */
export const callDraft = z.required(z.strictObject(draftShape(CALL_FIELDS)));

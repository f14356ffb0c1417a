import { draftShape } from '@urzad/domain/schemas';
import * as z from 'zod/mini';
import { ACCESSIBILITY_SETTINGS } from './accessibility-settings';
import { APPLICATION_FIELDS } from './application-fields';
import { INBOX_SETTINGS } from './inbox-settings';
import { LOGO_SETTINGS } from './logo-settings';
import { OFFICE_SETTINGS, TEXT_SETTINGS } from './office-settings';
import { RETENTION_SETTINGS } from './retention-settings';
import { LIMIT_SETTINGS, MAIL_SETTINGS, PAYMENT_SETTINGS, SIGNING_SETTINGS } from './server-settings';

/** The answers of each section of the settings as they are sent, right or not. */
export const settingDrafts = {
  office: z.required(z.strictObject(draftShape(OFFICE_SETTINGS))),
  logos: z.required(z.strictObject(draftShape(LOGO_SETTINGS))),
  texts: z.required(z.strictObject(draftShape(TEXT_SETTINGS))),
  accessibility: z.required(z.strictObject(draftShape(ACCESSIBILITY_SETTINGS))),
  mail: z.required(z.strictObject(draftShape(MAIL_SETTINGS))),
  inbox: z.required(z.strictObject(draftShape(INBOX_SETTINGS))),
  limits: z.required(z.strictObject(draftShape(LIMIT_SETTINGS))),
  retention: z.required(z.strictObject(draftShape(RETENTION_SETTINGS))),
  signing: z.required(z.strictObject(draftShape(SIGNING_SETTINGS))),
  payments: z.required(z.strictObject(draftShape(PAYMENT_SETTINGS))),
};

/** The record of an application as it is sent, right or not. */
export const applicationDraft = z.required(z.strictObject(draftShape(APPLICATION_FIELDS)));

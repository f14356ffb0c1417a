import { mail } from '@urzad/domain/schemas';
import { settingDrafts } from '@urzad/grants/schemas';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { lenient } from '../shapes/lenient';
import { envelope, IsoDateTime, YesNo } from '../shapes/shapes';
import { rowVersion } from '../step-endpoint';
import { UploadedFile } from './uploads';

const PASSWORD_MAX = 500;

/** `null`: the stored one stays; empty: the server asks for none. */
const password = z.nullable(z.string().check(z.maxLength(PASSWORD_MAX), z.regex(/^\P{Cc}*$/u)));

function viewOf<Form extends z.core.$ZodType>(form: Form) {
  return z.object({
    /** Of what is stored; 0 while the values of the start hold. */
    row_version: rowVersion,
    /** When it was last changed here. */
    mod_date: z.nullable(IsoDateTime),
    form: lenient(form),
  });
}

/** The settings of the office and of its server, by sections (Order §7, §8). A password is never sent back. */
export const SettingsView = z.object({
  office: viewOf(settingDrafts.office),
  logos: viewOf(settingDrafts.logos),
  texts: viewOf(settingDrafts.texts),
  accessibility: viewOf(settingDrafts.accessibility),
  mail: viewOf(settingDrafts.mail),
  inbox: viewOf(settingDrafts.inbox),
  limits: viewOf(settingDrafts.limits),
  retention: viewOf(settingDrafts.retention),
  signing: viewOf(settingDrafts.signing),
  payments: viewOf(settingDrafts.payments),
  /** The files that settings name. Each has its thumbnail, if it is a picture, and its public address. */
  files: z.array(UploadedFile),
  has_mail_password: YesNo,
  has_inbox_password: YesNo,
  /** Letters stay in the outbox: a demo sends none, unless it was started with a mail server. */
  sends_mail: YesNo,
  /** What is set at the start of the server, by the names of its settings; of a secret only whether there is one. */
  at_start: z.array(z.object({ code: z.string(), value: z.string() })),
});
export type SettingsView = z.infer<typeof SettingsView>;

const ofVersion = { row_version: rowVersion };
const MailTrial = { form: settingDrafts.mail, password };

/** Settings, for who has `base_config`; changed with `application_edit` too. */
export const settings = {
  get: defineEndpoint({
    method: 'GET',
    url: '/api/baseconfig/get',
    summary: 'Settings of the application and of the server, by sections',
    schema: { response: { 200: envelope(SettingsView) } },
    errors: ['no-login', 'no-privilege'],
  }),
  set: defineEndpoint({
    method: 'POST',
    url: '/api/baseconfig/set',
    summary:
      'Saves one section, if nobody else has done so since it was read. A mail server is asked first; one that does not answer changes nothing',
    schema: {
      body: z.discriminatedUnion('section', [
        z.strictObject({ section: z.literal('office'), ...ofVersion, form: settingDrafts.office }),
        z.strictObject({ section: z.literal('logos'), ...ofVersion, form: settingDrafts.logos }),
        z.strictObject({ section: z.literal('texts'), ...ofVersion, form: settingDrafts.texts }),
        z.strictObject({
          ...{ section: z.literal('accessibility'), form: settingDrafts.accessibility },
          ...ofVersion,
        }),
        z.strictObject({ section: z.literal('mail'), ...ofVersion, ...MailTrial }),
        z.strictObject({
          ...{ section: z.literal('inbox'), form: settingDrafts.inbox },
          ...{ ...ofVersion, password },
        }),
        z.strictObject({ section: z.literal('limits'), ...ofVersion, form: settingDrafts.limits }),
        z.strictObject({ section: z.literal('retention'), ...ofVersion, form: settingDrafts.retention }),
        z.strictObject({ section: z.literal('signing'), ...ofVersion, form: settingDrafts.signing }),
        z.strictObject({ section: z.literal('payments'), ...ofVersion, form: settingDrafts.payments }),
      ]),
      response: { 200: envelope(SettingsView) },
    },
    errors: ['no-login', 'no-privilege', 'illegal-step', 'conflict'],
    idempotent: true,
  }),
  tryMail: defineEndpoint({
    method: 'POST',
    url: '/api/baseconfig/trymail',
    summary: 'Sends a letter by these settings of a mail server, which are not saved',
    schema: {
      body: z.strictObject({ to: mail, ...MailTrial }),
      response: { 200: envelope(z.object({ to: z.string() })) },
    },
    errors: ['no-login', 'no-privilege', 'illegal-step', 'too-many-requests'],
  }),
} as const;

/** Why a mail server did not take a letter: the `reason` of `illegal-step`. */
export type MailFailure =
  | 'mail-unreachable'
  | 'mail-silent'
  | 'mail-login'
  | 'mail-security'
  | 'mail-address'
  | 'mail-refused';

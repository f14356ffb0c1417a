import { SIGN_METHODS } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { RoleView } from '../shapes/account-shapes';
import { InitPayload, initPayload } from '../shapes/init-shapes';
import { ChangedWords } from '../shapes/library-shapes';
import { envelope, Grosze, Id, IsoDateTime } from '../shapes/shapes';

/** A picture of the office, drawn without a jump: its width and height are in the right proportion. */
const OfficePicture = z.object({ url: z.string(), width: z.int(), height: z.int() });

/** The office behind the application: configuration, never a constant of the code (Order §7). */
export const OfficeView = z.object({
  office_name: z.string(),
  office_address: z.string(),
  office_mail: z.string(),
  office_phones: z.array(z.string()),
  /** When somebody answers the phones, for each language of the interface; empty where the office does not say. */
  office_hours: z.object({ pl: z.string(), en: z.string() }),
  /** Of the data protection officer. */
  iod_mail: z.string(),
  bip_url: z.string(),
  ade_address: z.string(),
  social_url: z.string(),
  /** TERC code of the voivodeship whose people the office serves. */
  voivodeship: z.string(),
  /** Its name as it stands after „w województwie” and after “in”. */
  voivodeship_in: z.object({ pl: z.string(), en: z.string() }),
  project_no: z.string(),
  project_value: Grosze,
  eu_value: Grosze,
  project_period: z.string(),
  /** For how many years data of the project is kept, and the log of events. */
  data_years: z.int(),
  log_years: z.int(),
  /** Its sign, and that for a dark background; absent where the office has none. */
  logo: z.optional(OfficePicture),
  logo_dark: z.optional(OfficePicture),
});
export type OfficeView = z.infer<typeof OfficeView>;

/** The installation of an office: its public facts. */
export const ApplicationView = z.object({
  id: Id,
  uuid: z.string(),
  name: z.string(),
});

const Methods = z.array(z.enum(SIGN_METHODS));

export const base = {
  initSystem: defineEndpoint({
    method: 'GET',
    url: '/api/base/initsystem',
    summary:
      'What the portal needs to start: names, the office, the business time and, with a token, roles, privileges, menu and settings of the system.',
    schema: {
      response: {
        200: envelope(
          z.object({
            ...initPayload,
            application: ApplicationView,
            office: OfficeView,
            /** The office's time, by which deadlines are counted; the portal uses no other clock for them. */
            business_date: IsoDateTime,
            demo: z.enum(['yes', 'no']),
            file_limit: z.int(),
            /** Of a recording, in bytes. */
            media_limit: z.optional(z.int()),
            /** How a parent may sign each form, the way that is offered first in front. */
            sign_methods: z.optional(z.object({ FORMULARZ: Methods, PERSONAL_DATA: Methods })),
            user_perspective: RoleView.shape.perspective,
            /** The words of the office for codes of the law; those without an entry are as shipped. */
            words: z.optional(ChangedWords),
          }),
        ),
      },
    },
    errors: [],
  }),
  initApplication: defineEndpoint({
    method: 'GET',
    url: '/api/base/initapplication',
    summary:
      'The same payload for the application of the header: its dictionaries and settings and, with a token, the roles, privileges and menu there.',
    schema: { response: { 200: envelope(InitPayload) } },
    errors: [],
  }),
  clock: defineEndpoint({
    method: 'GET',
    url: '/api/base/clock',
    summary: 'The business time: open screens ask for it, so that deadlines pass on them too.',
    schema: { response: { 200: envelope(z.object({ business_date: IsoDateTime })) } },
    errors: [],
  }),
  whoami: defineEndpoint({
    method: 'GET',
    url: '/api/base/whoami',
    summary: 'The caller’s address and browser, as the server sees them.',
    schema: {
      response: { 200: envelope(z.object({ ip: z.string(), user_agent: z.nullable(z.string()) })) },
    },
    errors: [],
  }),
} as const;

import * as z from 'zod/mini';
import { Id, IsoDateTime } from './shapes';

/** The most people of one message. */
export const MESSAGE_PEOPLE_MAX = 1000;
export const MESSAGE_SUBJECT_MAX = 120;
export const MESSAGE_TEXT_MAX = 2000;
/** The most people who are chosen one by one. */
export const MESSAGE_CHOSEN_MAX = 100;

export const MESSAGE_CHANNELS = ['portal', 'both'] as const;
export type MessageChannel = (typeof MESSAGE_CHANNELS)[number];

/** Whom a message goes to: chosen people, who applied in a call, participants with a contract in force, holders of a role. */
export const AUDIENCES = ['people', 'call', 'members', 'role'] as const;
export type AudienceKind = (typeof AUDIENCES)[number];

/** Those whom a message would reach, and what it would name of the first. */
export const Audience = z.object({
  count: z.int(),
  /** How many of them have no number of an application or contract. */
  without_number: z.int(),
  sample: z.nullable(
    z.object({ name: z.string(), mail: z.string(), imie: z.string(), numer: z.string(), link: z.string() }),
  ),
});
export type Audience = z.infer<typeof Audience>;

/** A message that was sent to chosen people, and how far its sending is. */
export const ChosenMessage = z.object({
  id: Id,
  date: IsoDateTime,
  /** Who sent it. */
  author: z.nullable(z.string()),
  audience: z.enum(AUDIENCES),
  channel: z.enum(MESSAGE_CHANNELS),
  subject: z.string(),
  text: z.string(),
  count: z.int(),
  /** Of them were told. */
  done: z.int(),
});
export type ChosenMessage = z.infer<typeof ChosenMessage>;

/** Somebody or something that is chosen. */
export const MessageChoice = z.object({
  id: Id,
  name: z.string(),
  /** Of a role; empty where it has one name for both languages. */
  name_en: z.optional(z.string()),
});
export type MessageChoice = z.infer<typeof MessageChoice>;

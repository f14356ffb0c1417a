import { mail, nameField, orEmpty, phoneField } from '@urzad/domain/schemas';
import { CONTACT_FORM_FIELDS, CONTACT_TOPIC_CODES } from '@urzad/grants';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint';
import { done, seen, tidyFree } from '../shapes/shapes';

export const contactMessages = {
  /**
   * `website` is a field that people do not see: filled in, it was a program (`not-valid`). `filled_ms` is how long the
   * form was open; one that is sent at once waits (429).
   */
  add: defineEndpoint({
    method: 'POST',
    url: '/api/contactmessage/add',
    summary:
      'A message to the office from its public page, without an account. The sender gets a confirmation.',
    schema: {
      body: z.strictObject({
        topic: z.enum(CONTACT_TOPIC_CODES),
        name: nameField,
        mail,
        phone: orEmpty(phoneField),
        body: z.string().check(tidyFree, seen, z.maxLength(CONTACT_FORM_FIELDS.body.max)),
        clause_ack: z.literal('yes'),
        website: z.string().check(z.maxLength(0)),
        filled_ms: z.int().check(z.nonnegative()),
      }),
      response: { 200: done },
    },
    errors: ['no-required-data', 'not-valid', 'too-many-requests'],
    idempotent: true,
  }),
} as const;

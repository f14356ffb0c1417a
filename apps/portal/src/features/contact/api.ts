import { type BodyOf, contactMessages } from '@urzad/contract';
import { request } from '#shared/session/client';

export function sendMessage(body: BodyOf<typeof contactMessages.add>, idempotencyKey: string) {
  return request(contactMessages.add, { body, idempotencyKey });
}

import { type BodyOf, users } from '@urzad/contract';
import { call } from '#shared/api/client';

export function login(body: BodyOf<typeof users.login>) {
  return call(users.login, { body });
}

export function register(body: BodyOf<typeof users.register>, idempotencyKey: string) {
  return call(users.register, { body, idempotencyKey });
}

export function confirmCode(body: BodyOf<typeof users.code>) {
  return call(users.code, { body });
}

export function resendCode(mail: string) {
  return call(users.codeSend, { body: { mail } });
}

export function recover(mail: string) {
  return call(users.recover, { body: { mail } });
}

export function recoverSet(body: BodyOf<typeof users.recoverSet>) {
  return call(users.recoverSet, { body });
}

export function saveProfile(body: BodyOf<typeof users.accountSet>) {
  return call(users.accountSet, { body });
}

export function unlock(pass: string) {
  return call(users.unlock, { body: { pass } });
}

export function logout() {
  return call(users.logout, { body: {} });
}

/** The pair travels in the body, never in an address (Order §2). */
export function passTest(body: BodyOf<typeof users.passtestByBody>) {
  return call(users.passtestByBody, { body });
}

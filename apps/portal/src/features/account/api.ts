import { type BodyOf, loginLinks, users } from '@urzad/contract';
import { request } from '#shared/session/client';

export function login(body: BodyOf<typeof users.login>) {
  return request(users.login, { body });
}

export function register(body: BodyOf<typeof users.register>, idempotencyKey: string) {
  return request(users.register, { body, idempotencyKey });
}

export function confirmCode(body: BodyOf<typeof users.code>) {
  return request(users.code, { body });
}

export function resendCode(mail: string) {
  return request(users.codeSend, { body: { mail } });
}

export function recover(mail: string) {
  return request(users.recover, { body: { mail } });
}

export function recoverSet(body: BodyOf<typeof users.recoverSet>) {
  return request(users.recoverSet, { body });
}

export function askLoginLink(mail: string) {
  return request(loginLinks.loginLink, { body: { mail } });
}

export function autologin(token: string) {
  return request(loginLinks.autologin, { body: { token } });
}

export function saveProfile(body: BodyOf<typeof users.accountSet>) {
  return request(users.accountSet, { body });
}

export function unlock(pass: string) {
  return request(users.unlock, { body: { pass } });
}

export function logout() {
  return request(users.logout, { body: {} });
}

/** The password is in the body, never in an address (Order §2). */
export function passTest(body: BodyOf<typeof users.passtestByBody>) {
  return request(users.passtestByBody, { body });
}

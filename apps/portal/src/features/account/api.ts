import { queryOptions } from '@tanstack/react-query';
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

export const accountKey = ['user'] as const;

/** The account as it is stored now. */
export const accountQuery = queryOptions({
  queryKey: [...accountKey, 'find'],
  queryFn: ({ signal }) =>
    request(users.find, { query: { by_token: 'yes' }, signal }).then(({ data }) => data),
});

export function changeMail(body: BodyOf<typeof users.mailChange>) {
  return request(users.mailChange, { body });
}

export function confirmMail(body: BodyOf<typeof users.mailConfirm>) {
  return request(users.mailConfirm, { body });
}

export const SESSIONS_PAGE_COUNT = 10;
export const sessionsKey = [...accountKey, 'sessions'] as const;

/** Where the person is signed in. */
export function sessionsQuery(page: number) {
  return queryOptions({
    queryKey: [...sessionsKey, page],
    queryFn: ({ signal }) =>
      request(users.sessionsGet, { query: { page, page_count: SESSIONS_PAGE_COUNT }, signal }),
  });
}

/** Who signed in to the account, or tried to. */
export function signInsQuery(page: number) {
  return queryOptions({
    queryKey: [...accountKey, 'signins', page],
    queryFn: ({ signal }) =>
      request(users.signInsGet, { query: { page, page_count: SESSIONS_PAGE_COUNT }, signal }),
  });
}

export function endSession(id: number) {
  return request(users.sessionEnd, { query: { id }, body: {} });
}

export function endOtherSessions() {
  return request(users.sessionsEnd, { body: {} });
}

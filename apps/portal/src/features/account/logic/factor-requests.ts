import { queryOptions } from '@tanstack/react-query';
import { type BodyOf, secondFactor } from '@urzad/contract';
import { request } from '#shared/session/client';
import { accountKey } from '../api';

export const factorKey = [...accountKey, 'second-factor'] as const;

/** The second factor of the person's own account. */
export const factorQuery = queryOptions({
  queryKey: factorKey,
  queryFn: ({ signal }) => request(secondFactor.show, { signal }).then(({ data }) => data),
});

export function beginFactor(body: BodyOf<typeof secondFactor.begin>) {
  return request(secondFactor.begin, { body }).then(({ data }) => data);
}

export function confirmFactor(code: string) {
  return request(secondFactor.confirm, { body: { code } }).then(({ data }) => data.codes);
}

/** Mails the code that `renewCodes` and `endFactor` ask for. */
export function sendFactorCode(pass: string) {
  return request(secondFactor.send, { body: { pass } });
}

/** The password, and a code of the factor or a recovery code. */
export type FactorProof = BodyOf<typeof secondFactor.end>;

export function renewCodes(body: FactorProof) {
  return request(secondFactor.renew, { body }).then(({ data }) => data.codes);
}

export function endFactor(body: FactorProof) {
  return request(secondFactor.end, { body });
}

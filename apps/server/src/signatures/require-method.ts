import type { SignedKind, SignMethod, SignRule } from '@urzad/grants';
import type { FastifyInstance } from 'fastify';
import { ApiError } from '../api-error';

/** @throws ApiError `illegal-step` `{reason: 'method'}` when the office does not take this method from that side */
export function requireMethodOf(
  { config }: Pick<FastifyInstance, 'config'>,
  { kind, side, method }: { kind: SignedKind; side: keyof SignRule; method: SignMethod },
): void {
  if (!config.signPolicy[kind][side].includes(method)) {
    throw new ApiError('illegal-step', { reason: 'method' });
  }
}

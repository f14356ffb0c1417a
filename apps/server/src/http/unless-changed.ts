import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

/**
 * For an answer that a browser keeps (Spec §4, the local cache): its name, `ETag`, and 304 without a body for who names what
 * would be answered. The request is guarded as ever, so that nobody hears of what they may not see.
 */
export async function unlessChanged(
  request: FastifyRequest,
  reply: FastifyReply,
  payload: unknown,
): Promise<unknown> {
  if (reply.statusCode !== 200 || typeof payload !== 'string') return payload;
  const tag = `"${createHash('sha256').update(payload).digest('base64url').slice(0, 32)}"`;
  // Kept by the portal itself, which knows for whom; no cache on the way keeps it.
  reply.header('ETag', tag);
  if (!isNamed(request.headers['if-none-match'], tag)) return payload;

  reply.code(304).removeHeader('content-length').removeHeader('content-type');
  return '';
}

/** A proxy that compresses marks the name as weak. */
function isNamed(known: string | undefined, tag: string): boolean {
  return known?.split(',').some((name) => name.trim().replace(/^W\//, '') === tag) ?? false;
}

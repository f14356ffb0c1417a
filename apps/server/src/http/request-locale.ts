import { Negotiator } from '@fastify/accept-negotiator';
import type { Locale } from '@urzad/domain';
import type { FastifyRequest } from 'fastify';

const LOCALES: Locale[] = ['pl', 'en'];
const languages = new Negotiator({ supportedValues: LOCALES });

/** The language in which the portal is shown where the request was made: the portal sends it as `Accept-Language`. */
export function localeOfRequest({ headers }: FastifyRequest): Locale {
  return languages.negotiate(headers['accept-language'] ?? '') === 'en' ? 'en' : 'pl';
}

import { cofundingCalls } from '@urzad/contract';
import { request } from '../../session/client';

/** A file of its own: the home page loads it, and the client of the API with it, only for a refresh. */
export function fetchCalls(signal?: AbortSignal) {
  return request(cofundingCalls.get, { query: { sort: '-open_from' }, signal });
}

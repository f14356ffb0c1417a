import { cofundingCalls } from '@urzad/contract';
import { request } from '../api/client';

/** Apart from those who ask: the home page fetches this file, and the client of the API with it, only to ask again. */
export function fetchCalls(signal?: AbortSignal) {
  return request(cofundingCalls.get, { query: { sort: '-open_from' }, signal });
}

import { cofundingCalls } from '@urzad/contract';
import { request } from '../api/client';

export function fetchCalls(signal?: AbortSignal) {
  return request(cofundingCalls.get, { query: { sort: '-open_from' }, signal });
}

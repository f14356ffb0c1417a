import { cofundingCalls } from '@urzad/contract';
import { call } from '../api/client';

export function fetchCalls(signal?: AbortSignal) {
  return call(cofundingCalls.get, { query: { sort: '-open_from' }, signal });
}

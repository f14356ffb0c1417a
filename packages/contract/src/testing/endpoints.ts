import type { AnyCall } from '../call';
import * as contract from '../index';

/** Every endpoint of the contract, demo mode included. */
export const endpoints: readonly AnyCall[] = Object.values(contract).flatMap((group): AnyCall[] =>
  typeof group === 'object' && group !== null ? Object.values(group).filter(isEndpoint) : [],
);

function isEndpoint(entry: unknown): entry is AnyCall {
  return typeof entry === 'object' && entry !== null && 'url' in entry && 'schema' in entry;
}

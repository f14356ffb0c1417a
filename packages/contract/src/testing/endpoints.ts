import type { AnyEndpoint } from '../endpoint';
import * as contract from '../index';

/** Every endpoint of the contract, demo mode included. */
export const endpoints: readonly AnyEndpoint[] = Object.values(contract).flatMap((group): AnyEndpoint[] =>
  typeof group === 'object' && group !== null ? Object.values(group).filter(isEndpoint) : [],
);

function isEndpoint(entry: unknown): entry is AnyEndpoint {
  return typeof entry === 'object' && entry !== null && 'url' in entry && 'schema' in entry;
}

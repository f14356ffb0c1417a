import { lazy } from 'react';

/** A visitor of the public pages asks the server nothing, so the cache of answers is loaded with what needs it. */
export const ServerState = lazy(() =>
  import('#shared/server-state/server-state').then((module) => ({ default: module.ServerState })),
);

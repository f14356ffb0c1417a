import { readActing } from './acting';
import { tellSessionOver } from './session-end';
import { keepOver } from './session-record';
import type { Marker } from './stored-session';

/** The session has ended. All tabs ask the person to sign in again, but where staff act for somebody: that just ends. */
export function endTokens(marker: Marker) {
  if (!readActing()) keepOver(marker);
  tellSessionOver();
}

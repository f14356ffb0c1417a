import { CODE_PAUSE_SECONDS } from '@urzad/contract';
import { ApiFailure } from '../http/api-failure';

/** When the next code may be asked for, if it was refused because the last one is too fresh or there were too many. */
export function nextCodeOf(error: unknown): Date | undefined {
  return error instanceof ApiFailure && error.code === 'too-many-requests' ? error.againAt : undefined;
}

/** When the code after one that was sent at this time may be asked for. */
export function afterPause(sentAt: number): Date {
  return new Date(sentAt + CODE_PAUSE_SECONDS * 1000);
}

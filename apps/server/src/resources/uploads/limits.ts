import type { UploadPurpose } from '@urzad/contract';
import type { Config } from '../../config';

/** The largest upload of a purpose, in bytes: recordings have a limit of their own (Order §4). */
export function limitOf(
  { fileLimit, mediaLimit }: Pick<Config, 'fileLimit' | 'mediaLimit'>,
  purpose: UploadPurpose,
): number {
  return purpose === 'audio' || purpose === 'video' ? mediaLimit : fileLimit;
}

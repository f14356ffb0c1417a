import { isImageType, isRichTextImage } from '@urzad/domain/rich-text';

/** Why an image was not taken: too many bytes, no known picture, or kept on another server. */
export type ImageRefusal = 'too-large' | 'wrong-format' | 'remote';

/**
 * What is wrong with the address of an image in a text that comes from outside, `undefined` when it may stay. Where there
 * is no address, it was one of another place: only its own bytes make an image that a text can carry.
 */
export function imageRefusal(src: string): ImageRefusal | undefined {
  if (isRichTextImage(src)) return undefined;
  const [, type] = /^data:([^;,]*)/i.exec(src) ?? [];
  if (type === undefined) return 'remote';
  // Of a known type, and written as bytes are, only their number is left to be wrong.
  return isImageType(type) && WRITTEN_AS_BYTES.test(src) ? 'too-large' : 'wrong-format';
}

const WRITTEN_AS_BYTES = /^data:[a-z/]+;base64,[A-Za-z0-9+/]+={0,2}$/;

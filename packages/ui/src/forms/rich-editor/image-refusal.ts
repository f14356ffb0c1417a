import { isImageType, isRichTextImage } from '@urzad/domain/rich-text';

/** Why an image is refused: too many bytes, an unknown type, or an address of another server. */
export type ImageRefusal = 'too-large' | 'wrong-format' | 'remote';

/**
 * The refusal of an image in pasted text by its address, `undefined` when it may stay. Only embedded bytes are
 * allowed; an address of another server is removed.
 */
export function imageRefusal(src: string): ImageRefusal | undefined {
  if (isRichTextImage(src)) return undefined;
  const [, type] = /^data:([^;,]*)/i.exec(src) ?? [];
  if (type === undefined) return 'remote';
  // Of an allowed type and embedded: only its size can be wrong.
  return isImageType(type) && WRITTEN_AS_BYTES.test(src) ? 'too-large' : 'wrong-format';
}

const WRITTEN_AS_BYTES = /^data:[a-z/]+;base64,[A-Za-z0-9+/]+={0,2}$/;

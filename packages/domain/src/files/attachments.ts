import { FILE_LIMIT_BYTES } from './bytes';

/** Extensions of attachments. The server checks the content as well. */
export const ATTACHMENT_EXTENSIONS: readonly string[] = ['pdf', 'jpg', 'jpeg', 'png'];

/** Pictures that may be uploaded: an SVG may hold a script, so only an avatar may be one (Order §4). */
export const PICTURE_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp', 'gif'];

/** What the picture of a person may be (Spec §5); the server of this office sanitises an SVG. */
export const AVATAR_EXTENSIONS: readonly string[] = ['png', 'jpeg', 'webp', 'svg', 'jpg'];

/** Other names of a JPEG: Windows saves pictures of pages as `.jfif`. */
const JPEG_EXTENSIONS: readonly string[] = ['jfif', 'jpe', 'jfi'];

/** By these the name of a file that a server already has is known as that of a picture: more than are taken. */
const IMAGE_EXTENSIONS = [...PICTURE_EXTENSIONS, ...JPEG_EXTENSIONS, 'bmp', 'svg'];

export type MediaKind = 'audio' | 'video';

/** The extension by which a name is recognised where the browser gives no type (Spec §9). */
const MEDIA_EXTENSIONS = { audio: 'mp3', video: 'mp4' } as const satisfies Record<MediaKind, string>;

/** Files that operating systems leave in folders (Spec §5). */
const SYSTEM_NAMES = ['thumbs.db', 'desktop.ini'];

/** Types that a server or a browser might execute, refused whatever extensions an office allows (Spec §5). */
const ACTIVE_EXTENSIONS = ['php', 'php5', 'html', 'htm', 'js', 'jsx'];

/** Codes of the upload library (Spec §8), and one for a file without content. */
export type UploadErrorCode = 'extension' | 'size' | 'empty';

export interface UploadRules {
  /** Without a dot, in lower case. @default ATTACHMENT_EXTENSIONS */
  extensions?: readonly string[];
  /** Any audio or any video, whatever its extension (Spec §5). */
  media?: MediaKind | undefined;
  /** @default FILE_LIMIT_BYTES */
  limitBytes?: number;
}

/** Why a file is refused before the upload; `undefined` when it is accepted. A file of exactly the limit is. */
export function uploadError(
  file: { name: string; size: number; type?: string },
  { extensions = ATTACHMENT_EXTENSIONS, media, limitBytes = FILE_LIMIT_BYTES }: UploadRules = {},
): UploadErrorCode | undefined {
  if (isHiddenOrSystemName(file.name) || isActiveName(file.name)) return 'extension';
  if (media ? !isMedia(file, media) : !hasExtension(file.name, extensions)) return 'extension';
  if (file.size === 0) return 'empty';
  return file.size > limitBytes ? 'size' : undefined;
}

/** Whether a name has one of the extensions; a JPEG may have any of its names. */
export function hasExtension(name: string, extensions: readonly string[]): boolean {
  const extension = extensionOf(name);
  return (
    extensions.includes(extension) || (JPEG_EXTENSIONS.includes(extension) && extensions.includes('jpg'))
  );
}

/** The extensions, and the other names of a JPEG where it is among them: for the chooser of the system. */
export function withOtherNames(extensions: readonly string[]): readonly string[] {
  return extensions.includes('jpg') ? [...extensions, ...JPEG_EXTENSIONS] : extensions;
}

/** `pdf` of `Umowa.PDF`; empty for a name without a dot or with only a leading one. */
export function extensionOf(name: string): string {
  const dot = name.lastIndexOf('.');

  return dot > 0 ? name.slice(dot + 1).toLowerCase() : '';
}

export function isImageName(name: string): boolean {
  return IMAGE_EXTENSIONS.includes(extensionOf(name));
}

export function isHiddenOrSystemName(name: string): boolean {
  return name.startsWith('.') || SYSTEM_NAMES.includes(name.toLowerCase());
}

function isActiveName(name: string): boolean {
  return ACTIVE_EXTENSIONS.includes(extensionOf(name));
}

function isMedia({ name, type = '' }: { name: string; type?: string }, media: MediaKind): boolean {
  return type === '' ? extensionOf(name) === MEDIA_EXTENSIONS[media] : type.startsWith(`${media}/`);
}

import { ATTACHMENT_EXTENSIONS, AVATAR_EXTENSIONS, PICTURE_EXTENSIONS } from '@urzad/domain';
import * as z from 'zod/mini';

/** What an upload is for, which decides the kinds of files it may be and their limit (Order §4). */
export const UploadPurpose = z.enum([
  'attachment',
  'picture',
  'audio',
  'video',
  'avatar',
  'captions',
  'logo',
]);
export type UploadPurpose = z.infer<typeof UploadPurpose>;

/** Extensions without a dot, in lower case. What an application may hold is a rule of attachments. */
export const UPLOAD_EXTENSIONS: Readonly<Record<UploadPurpose, readonly string[]>> = {
  attachment: ATTACHMENT_EXTENSIONS,
  picture: PICTURE_EXTENSIONS,
  audio: ['mp3', 'ogg', 'm4a', 'wav'],
  video: ['mp4', 'webm'],
  /** With a logo the only purpose for an SVG, which is sanitised (Spec §5, Order §4). */
  avatar: AVATAR_EXTENSIONS,
  /** Words of a film in time. */
  captions: ['vtt'],
  logo: AVATAR_EXTENSIONS,
};

/** Absent: an attachment. */
export const uploadQuery = z.strictObject({ purpose: z._default(UploadPurpose, 'attachment') });

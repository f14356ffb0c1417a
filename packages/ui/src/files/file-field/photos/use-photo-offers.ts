import { ATTACHMENT_EXTENSIONS, extensionOf, FILE_LIMIT_BYTES } from '@urzad/domain';
import { type RefObject, useRef, useState } from 'react';
import type { FileDropOptions, FileRefusal } from '../../file-drop/use-file-drop';
import type { OfferedPhoto, PhotoOffersProps } from './photo-offers';

interface Given extends Pick<FileDropOptions, 'onAdd' | 'onReject' | 'extensions' | 'limitBytes' | 'media'> {
  /** Takes the focus after a decision. */
  attach: RefObject<HTMLButtonElement | null>;
}

/** Photos above the limit wait for a decision instead of being refused. */
export function usePhotoOffers({ onAdd, onReject, attach, ...rules }: Given) {
  const { extensions = ATTACHMENT_EXTENSIONS, limitBytes = FILE_LIMIT_BYTES, media } = rules;
  const [photos, setPhotos] = useState<readonly OfferedPhoto[]>([]);
  const lastId = useRef(0);

  function isOffered({ code, file }: FileRefusal): boolean {
    return code === 'size' && !media && mayBeSmaller(file, extensions);
  }

  function reject(refusals: readonly FileRefusal[]) {
    const offered = refusals.filter(isOffered);
    const added = offered.map(withId);
    if (added.length > 0) setPhotos((now) => [...now, ...added]);
    if (offered.length < refusals.length) onReject?.(refusals.filter((refusal) => !isOffered(refusal)));
  }

  function withId(refusal: FileRefusal): OfferedPhoto {
    lastId.current += 1;
    return { ...refusal, id: lastId.current };
  }

  function decided(those: readonly OfferedPhoto[]) {
    setPhotos((now) => now.filter((photo) => !those.includes(photo)));
    attach.current?.focus();
  }

  const offers: PhotoOffersProps = {
    photos,
    limitBytes,
    extension: jpegAmong(extensions) ?? 'jpg',
    onTake(photo, copy) {
      decided([photo]);
      onAdd([copy]);
    },
    onLeave: (photo) => decided([photo]),
    onNone(those) {
      decided(those);
      onReject?.(those.map(({ id: _, ...refusal }) => refusal));
    },
  };

  return { reject, offers };
}

/** What a canvas of a browser reads and writes. */
const PHOTO_EXTENSIONS: readonly string[] = ['jpg', 'jpeg', 'png', 'webp'];

/** Whether a smaller copy may be offered instead of this file: the field has to take a JPEG. */
export function mayBeSmaller({ name }: File, extensions: readonly string[]): boolean {
  return PHOTO_EXTENSIONS.includes(extensionOf(name)) && jpegAmong(extensions) !== undefined;
}

/** The extension of a JPEG that the field takes, `jpg` where it takes both. */
export function jpegAmong(extensions: readonly string[]): string | undefined {
  return ['jpg', 'jpeg'].find((extension) => extensions.includes(extension));
}

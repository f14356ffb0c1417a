import { useEffect, useEffectEvent } from 'react';
import { lazyPart } from '../../../foundations/lazy-part/part';
import { usePart } from '../../../foundations/lazy-part/use-part';
import type { FileRefusal } from '../../file-drop/use-file-drop';

/** Reads, draws and shows pictures: a page without a photo that is too big needs none of it. */
export const photoOfferPart = lazyPart(() => import('./photo-offer'));

export interface OfferedPhoto extends FileRefusal {
  /** Unique in the field: two photos may have one name. */
  id: number;
}

export interface PhotoOffersProps {
  /** The photos that are too big, with the reason that stands beside them where no copy can be made. */
  photos: readonly OfferedPhoto[];
  limitBytes: number;
  /** Of a copy. */
  extension: string;
  onTake: (photo: OfferedPhoto, copy: File) => void;
  /** The person wants neither: nothing more is said of the photo. */
  onLeave: (photo: OfferedPhoto) => void;
  onNone: (photos: readonly OfferedPhoto[]) => void;
}

/** An offer for each photo; without their code the photos are refused as any other file. */
export function PhotoOffers({ photos, limitBytes, extension, onTake, onLeave, onNone }: PhotoOffersProps) {
  const part = usePart(photoOfferPart, { isNeeded: photos.length > 0 });
  const isMissing = part === 'missing' && photos.length > 0;
  const refuseAll = useEffectEvent(() => onNone(photos));
  useEffect(() => {
    if (isMissing) refuseAll();
  }, [isMissing]);

  if (typeof part !== 'object') return null;
  return photos.map((photo) => (
    <part.PhotoOffer
      key={photo.id}
      photo={photo.file}
      limitBytes={limitBytes}
      extension={extension}
      onTake={(copy) => onTake(photo, copy)}
      onLeave={() => onLeave(photo)}
      onNone={() => onNone([photo])}
    />
  ));
}

// The offer with what makes a copy, in a file of its own: no page loads it before a photo is too big.
import { formatBytes } from '@urzad/domain';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { Button } from '../../../actions/button/button';
import { useLabels, useLocale } from '../../../foundations/locale/locale';
import { type PhotoOfferLabels, photoOfferLabels } from './photo-offer.labels';
import { readPhoto } from './read-photo';
import { type CopyRules, type PhotoCopy, smallerPhoto } from './smaller-photo';

export interface PhotoOfferProps {
  /** The photo that is too big. */
  photo: File;
  limitBytes: number;
  /** Of the copy. */
  extension: string;
  /** The person wants the copy. */
  onTake: (copy: File) => void;
  /** The person does not want it. */
  onLeave: () => void;
  /** No copy could be made. */
  onNone: () => void;
}

/** Shows both sizes and the copy itself; nothing is sent before the person has decided. */
export function PhotoOffer({ photo, limitBytes, extension, onTake, onLeave, onNone }: PhotoOfferProps) {
  const words = useLabels<PhotoOfferLabels>(photoOfferLabels);
  const locale = useLocale();
  const title = useId();
  const text = useId();
  const copy = useCopy(photo, { limitBytes, extension }, onNone);
  const shown = usePreview(copy?.file);

  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset is for fields, and here is none.
    <div
      role="group"
      aria-labelledby={title}
      className="u:flex u:flex-col u:gap-3 u:rounded-md u:border u:border-line-strong u:bg-surface u:p-3 u:tablet:flex-row"
    >
      {copy && (
        <img
          src={shown}
          alt={words.preview(photo.name)}
          width={copy.width}
          height={copy.height}
          className="u:h-auto u:max-h-60 u:w-auto u:max-w-full u:self-start u:rounded-md u:object-contain u:tablet:max-w-60"
        />
      )}
      <div className="u:grid u:min-w-0 u:flex-1 u:content-start u:gap-2">
        <p id={title} className="u:font-semibold u:wrap-anywhere">
          {words.title(photo.name)}
        </p>
        <div id={text} role="status" className="u:grid u:gap-1">
          <p className="u:part">
            {words.offer(formatBytes(photo.size, locale), formatBytes(limitBytes, locale))}
          </p>
          <p className="u:part">
            {copy ? words.copy(formatBytes(copy.file.size, locale), copy.width, copy.height) : words.making}
          </p>
        </div>
        <div className="u:flex u:flex-wrap u:gap-2">
          {copy && (
            <Button variant="primary" aria-describedby={text} onClick={() => onTake(copy.file)}>
              {words.attach}
            </Button>
          )}
          <Button onClick={onLeave}>{words.leave}</Button>
        </div>
      </div>
    </div>
  );
}

/** Makes the copy; where there is none, the photo is refused as any other file. */
function useCopy(
  photo: File,
  { limitBytes, extension }: CopyRules,
  onNone: () => void,
): PhotoCopy | undefined {
  const [copy, setCopy] = useState<PhotoCopy>();
  const tellNone = useEffectEvent(onNone);

  useEffect(() => {
    let isHere = true;
    copyOf(photo, { limitBytes, extension })
      .catch(() => undefined)
      .then((made) => {
        if (!isHere) return;
        if (made) setCopy(made);
        else tellNone();
      });
    return () => {
      isHere = false;
    };
  }, [photo, limitBytes, extension]);

  return copy;
}

async function copyOf(file: File, rules: CopyRules): Promise<PhotoCopy | undefined> {
  const photo = await readPhoto(file);
  try {
    return await smallerPhoto(photo, { name: file.name, ...rules });
  } finally {
    photo.close();
  }
}

/** An address of the copy in this page. */
function usePreview(file: File | undefined): string | undefined {
  const [url, setUrl] = useState<string>();

  useEffect(() => {
    if (!file) return undefined;
    const made = URL.createObjectURL(file);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [file]);

  return url;
}

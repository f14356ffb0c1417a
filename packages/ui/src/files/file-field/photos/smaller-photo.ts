/** The longest side of a copy, in pixels: a page of paper stays readable. */
const LONGEST_SIDE = 2560;
/** What a copy that is still too big is multiplied by. */
const STEP = 0.8;
/** Below it nobody could read a document. */
const SHORTEST_LONG_SIDE = 640;

/** Pixels. */
export interface PhotoSize {
  width: number;
  height: number;
}

/** A picture that was read, as a person sees it: turned upright. */
export interface Photo extends PhotoSize {
  /** Draws it in this size. */
  jpegOf: (size: PhotoSize) => Promise<Blob>;
}

/** What the field asks of a copy. */
export interface CopyRules {
  /** Largest size in bytes. */
  limitBytes: number;
  /** The one of its name, of those that the field takes. */
  extension: string;
}

/** A copy, with its size in pixels. */
export interface PhotoCopy extends PhotoSize {
  file: File;
}

/** The first copy that fits, from the longest side of 2560 pixels down; never larger than the photo itself. */
export async function smallerPhoto(
  photo: Photo,
  { name, limitBytes, extension }: CopyRules & { name: string },
): Promise<PhotoCopy | undefined> {
  const longest = Math.max(photo.width, photo.height);
  for (
    let side = Math.min(LONGEST_SIDE, longest);
    side >= SHORTEST_LONG_SIDE;
    side = Math.floor(side * STEP)
  ) {
    const size = scaled(photo, side / longest);
    const jpeg = await photo.jpegOf(size);
    if (jpeg.size <= limitBytes) return { ...size, file: fileOf(jpeg, name, extension) };
  }
  return undefined;
}

function scaled({ width, height }: PhotoSize, by: number): PhotoSize {
  return { width: Math.max(1, Math.round(width * by)), height: Math.max(1, Math.round(height * by)) };
}

/** `IMG_2041.jpg` of `IMG_2041.png`. */
function fileOf(jpeg: Blob, name: string, extension: string): File {
  return new File([jpeg], `${name.slice(0, name.lastIndexOf('.'))}.${extension}`, { type: 'image/jpeg' });
}

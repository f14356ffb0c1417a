/** One picture of a `Lightbox`. */
export interface LightboxPicture {
  /** The address of the picture. */
  src: string;
  /** Its heading: "Zaświadczenie z placówki". Without one the name of the file in the address. */
  title?: string | undefined;
  /** What it shows, for who does not see it. Absent: `title`; without both, its number. */
  alt?: string | undefined;
  /** Under the heading: the name of the file and its size. */
  detail?: string | undefined;
  /** Address of a small picture for the strip; `src` where it is absent. */
  thumb?: string | undefined;
  /** Address for a link that downloads the file. Without it there is none. */
  download?: string | undefined;
  /** The name under which it is downloaded. @default the name in the address */
  fileName?: string | undefined;
}

/** A picture, or its address alone. */
export type LightboxImage = string | LightboxPicture;

/** With the words that are shown. */
export interface NamedPicture extends LightboxPicture {
  title: string;
  alt: string;
}

/** @param nameOf the name of a picture that has no title, by its number from 1 */
export function namedPictures(
  images: readonly LightboxImage[],
  nameOf: (number: number) => string,
): NamedPicture[] {
  return images.map((image, at) => {
    const picture = typeof image === 'string' ? { src: image } : image;
    const title = picture.title ?? fileNameIn(picture.src) ?? nameOf(at + 1);
    // The name of a file says nothing of what it shows.
    return { ...picture, title, alt: picture.alt ?? picture.title ?? nameOf(at + 1) };
  });
}

/** The place in the list that is nearest to the one that was asked for. */
export function clampedIndex(index: number, count: number): number {
  return Math.max(0, Math.min(Math.trunc(index) || 0, count - 1));
}

/** The last part of a path, if it looks like a file: a picture inside its address has no name. */
function fileNameIn(address: string): string | undefined {
  if (/^(data|blob):/i.test(address)) return undefined;

  const name =
    address
      .replace(/[?#].*$/s, '')
      .split('/')
      .at(-1) ?? '';
  if (!/\.\w+$/.test(name)) return undefined;
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

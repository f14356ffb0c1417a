import { type RefObject, useEffect, useRef, useState } from 'react';

export interface MediaElement<Media extends HTMLMediaElement> {
  element: RefObject<Media | null>;
  isBroken: boolean;
  onError: () => void;
}

/** A native player: whether its file came, and the focus where it replaced a button. */
export function useMediaElement<Media extends HTMLMediaElement>(
  address: string | undefined,
  takesFocus: boolean,
): MediaElement<Media> {
  const element = useRef<Media>(null);
  const [broken, setBroken] = useState<string>();

  useEffect(() => {
    if (takesFocus) element.current?.focus();
    // The error of a page that arrived as HTML came before anybody listened.
    if (element.current?.error) setBroken(address);
  }, [takesFocus, address]);

  return {
    element,
    isBroken: address !== undefined && broken === address,
    onError: () => setBroken(address),
  };
}

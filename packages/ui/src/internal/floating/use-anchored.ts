import { useEffect, useEffectEvent, useState } from 'react';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { isPhone } from '../hooks/use-phone';
import { type Place, placementPart } from './placement';
import { type Floating, useFloating } from './use-floating';

export interface Anchored extends Floating {
  /** Keeps the panel beside its button. Absent while it could not be loaded: the layer is a sheet at every width. */
  place: Place | undefined;
}

/** A press needs an answer: after this time the layer opens as a sheet, which nothing has to place. */
const PATIENCE_MS = 1000;

/**
 * `useFloating` for a layer whose placement is loaded when the page is idle, or at the first press. A press before
 * that opens the panel when its placement has come, and a sheet when it does not come. Until then Escape, another press and the
 * focus on something else take the press back. `startsOpen` opens it on mount.
 */
export function useAnchored(startsOpen = false): Anchored {
  const floating = useFloating();
  const [isAsked, setAsked] = useState(startsOpen);
  // Chosen once for each opening: another frame would lose what was typed.
  const [chosen, setChosen] = useState<Pick<Anchored, 'place'>>();
  useIdlePart(placementPart);

  function show() {
    setAsked(false);
    setChosen({ place: placementPart.loaded()?.keepBeside });
    floating.open();
  }

  const showAfterAll = useEffectEvent(show);
  useEffect(() => {
    if (!isAsked) return;

    let isHere = true;
    const settle = () => isHere && showAfterAll();
    const timer = setTimeout(settle, PATIENCE_MS);
    const ready = isPhone() ? Promise.resolve() : placementPart.load();
    ready.then(settle, settle);
    const forget = whenLeft(() => setAsked(false));
    return () => {
      isHere = false;
      clearTimeout(timer);
      forget();
    };
  }, [isAsked]);

  return {
    ...floating,
    frame: chosen && !chosen.place ? 'sheet' : floating.frame,
    place: chosen?.place,
    open: () => (isPhone() || placementPart.loaded() ? show() : setAsked((was) => !was)),
  };
}

/** Calls back at Escape, and when something else gets the focus. Returns what ends it. */
function whenLeft(left: () => void): () => void {
  const { activeElement } = document;
  const ending = new AbortController();
  const { signal } = ending;
  document.addEventListener('keydown', ({ key }) => key === 'Escape' && left(), { signal });
  // A window that comes to the front gives the focus once more to what had it.
  document.addEventListener('focusin', ({ target }) => target !== activeElement && left(), { signal });

  return () => ending.abort();
}

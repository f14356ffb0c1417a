import { type ReactNode, useContext, useMemo } from 'react';
import { UNSAFE_NavigationContext as NavigationContext, type Navigator } from 'react-router-dom';
import { inTurn, isMoving, moveUnheard } from './history-turns';
import { fitEntry, isLayerEntry } from './layer-entry';

/** The moves of the router inside leave no entry of a layer behind. */
export function OverLayers({ children }: { children: ReactNode }) {
  const context = useContext(NavigationContext);
  const over = useMemo(() => ({ ...context, navigator: overLayers(context.navigator) }), [context]);

  return <NavigationContext value={over}>{children}</NavigationContext>;
}

function overLayers(navigator: Navigator): Navigator {
  return {
    ...navigator,
    push(...to) {
      if (isMoving()) return inTurn(() => navigator.push(...to));
      if (!isLayerEntry(history.state)) return navigator.push(...to);
      // The next page takes the place of the layer.
      navigator.replace(...to);
      inTurn(fitEntry);
    },
    replace(...to) {
      if (!isMoving() && !isLayerEntry(history.state)) return navigator.replace(...to);
      inTurn(() => isLayerEntry(history.state) && moveUnheard(-1));
      inTurn(() => navigator.replace(...to));
      inTurn(fitEntry);
    },
  };
}

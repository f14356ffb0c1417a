import type { ReactNode } from 'react';
import { usePhone } from '../hooks/use-phone';
import { ModalLayer } from '../overlay/modal-layer';
import { ScrollBody } from '../overlay/scroll-body';
import { FloatingPanel, type FloatingPanelProps } from './floating-panel';
import type { Anchored } from './use-anchored';
import { useHang } from './use-hang';

export interface AnchoredLayerProps extends Omit<FloatingPanelProps, 'phase' | 'onClose' | 'place'> {
  floating: Anchored;
  children: ReactNode;
}

/**
 * A panel at its button, or a bottom sheet below 768 px (Spec §2) and where nothing can place a panel; decided at each
 * opening.
 */
export function AnchoredLayer({ floating, children, ...panel }: AnchoredLayerProps) {
  const { phase, frame, place, close } = floating;
  const phone = usePhone();
  // A sheet that closes is held by its presence, longer than the phase.
  const isSheet = frame === 'sheet' || (phase === 'closed' && phone);
  const hang = useHang(panel.trigger, panel.align, place);

  if (isSheet) {
    return (
      <ModalLayer
        {...(place ? HUNG : LOW)}
        trigger={panel.trigger}
        hang={hang}
        open={phase === 'open'}
        onOpenChange={close}
        title={panel.title}
        closeLabel={panel.closeLabel}
      >
        <ScrollBody>{children}</ScrollBody>
      </ModalLayer>
    );
  }
  return (
    phase !== 'closed' && (
      <FloatingPanel {...panel} phase={phase} place={place} onClose={close}>
        {children}
      </FloatingPanel>
    )
  );
}

/** At its button while the viewport is wide. */
const HUNG = { kind: 'hung', width: 'content' } as const;

/** At the lower edge of the viewport, however wide that is. */
const LOW = { kind: 'sheet', width: 'narrow' } as const;

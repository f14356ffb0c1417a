import type { ReactNode } from 'react';
import { usePhone } from '../hooks/use-phone';
import { ModalLayer } from '../overlay/modal-layer';
import { ScrollBody } from '../overlay/scroll-body';
import { FloatingPanel, type FloatingPanelProps } from './floating-panel';
import type { Floating } from './use-floating';
import { useHang } from './use-hang';

export interface AnchoredLayerProps extends Omit<FloatingPanelProps, 'phase' | 'onClose'> {
  floating: Floating;
  children: ReactNode;
}

/** A panel at its button, or a bottom sheet below 768 px (Spec §2); decided at each opening. */
export function AnchoredLayer({ floating, children, ...panel }: AnchoredLayerProps) {
  const { phase, frame, close } = floating;
  const phone = usePhone();
  const isSheet = phase === 'closed' ? phone : frame === 'sheet';
  const hang = useHang(panel.trigger, panel.align);

  if (isSheet) {
    return (
      <ModalLayer
        kind="hung"
        width="content"
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
      <FloatingPanel {...panel} phase={phase} onClose={close}>
        {children}
      </FloatingPanel>
    )
  );
}

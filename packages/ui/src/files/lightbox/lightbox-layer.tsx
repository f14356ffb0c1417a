// With the carousel: a chunk that comes when the first picture is opened.

import { useComposedRefs } from '@radix-ui/react-compose-refs';
import type { Ref } from 'react';
import { useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { dialogParts } from '../../internal/overlay/dialog-parts';
import { useLayer } from '../../internal/overlay/use-layer';
import type { LightboxLabels } from './lightbox.labels';
import type { LightboxProps } from './lightbox-props';
import { LightboxView } from './lightbox-view';
import './lightbox.css';

const { Root, Content, Presence } = dialogParts;

interface LightboxLayerProps extends LightboxProps {
  words: LightboxLabels;
}

/** The layer on the stack of all layers, which decides what Escape closes and where the focus goes. */
export function LightboxLayer(props: LightboxLayerProps) {
  return createPortal(
    <Presence present={props.open}>
      <LightboxFrame {...props} />
    </Presence>,
    document.body,
  );
}

/** @param ref of the presence around it */
function LightboxFrame({
  ref,
  open,
  onOpenChange,
  ...view
}: LightboxLayerProps & { ref?: Ref<HTMLDivElement> }) {
  const frame = useRef<HTMLDivElement>(null);
  const titleId = useId();
  const close = () => onOpenChange(false);
  useLayer({ kind: 'modal', open, element: frame, onClose: close });

  return (
    <Root open={open} onOpenChange={onOpenChange} handleOnly={false}>
      <Content
        ref={useComposedRefs(frame, ref)}
        role="dialog"
        tabIndex={-1}
        aria-labelledby={titleId}
        inert={!open}
        data-state={open ? 'open' : 'closed'}
        data-scheme="dark"
        className="u:lightbox-layer u:fixed u:inset-0 u:z-lightbox u:bg-surface-sunken u:text-ink"
      >
        <LightboxView {...view} titleId={titleId} onClose={close} />
      </Content>
    </Root>
  );
}

import { X } from 'lucide-react';
import { type PointerEventHandler, type ReactNode, type RefObject, useLayoutEffect, useRef } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { usePhone } from '../hooks/use-phone';
import { SheetHead } from '../overlay/sheet-head';
import { showOnTop } from '../overlay/top-layer';
import { useLayer } from '../overlay/use-layer';
import { useSheetPull } from '../overlay/use-sheet-pull';
import type { Align } from './keep-beside';
import type { Place } from './placement';
import type { FloatingPhase } from './use-floating';
import { useHang } from './use-hang';
import './floating.css';

export interface FloatingPanelProps {
  id: string;
  phase: Exclude<FloatingPhase, 'closed'>;
  trigger: RefObject<HTMLElement | null>;
  align: Align;
  /** `keepBeside`, which may be loaded later than the widget. */
  place: Place | undefined;
  /** The title of the sheet that it may become. */
  title: string;
  closeLabel: string;
  onClose: () => void;
  /** For a menu that opens under the pointer. */
  onPointerMove?: PointerEventHandler | undefined;
  onPointerLeave?: PointerEventHandler | undefined;
  children: ReactNode;
}

/** A panel at its trigger, in the top layer, not clipped by overflow. In a narrowed viewport it becomes a sheet. */
export function FloatingPanel({
  phase,
  trigger,
  align,
  place,
  title,
  closeLabel,
  onClose,
  children,
  ...rest
}: FloatingPanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  useLayer({ kind: 'floating', open: phase === 'open', element: panel, trigger, onClose });
  useLayoutEffect(() => showOnTop(panel.current), []);
  const hang = useHang(trigger, align, place);
  useLayoutEffect(() => (panel.current ? hang(panel.current) : undefined), [hang]);

  return (
    <div
      ref={panel}
      popover="manual"
      // A press on its plain parts keeps the focus in it; in the layer around, it would close the panel.
      tabIndex={-1}
      // Parts that load during the closing, such as a calendar, must not take the focus.
      inert={phase === 'closing'}
      data-floating={phase}
      className="u:floating-panel u:rounded-lg u:border u:border-line u:bg-surface-raised u:text-ink u:shadow-3 u:outline-none"
      {...rest}
    >
      {phone && <SheetBar panel={panel} title={title} closeLabel={closeLabel} onClose={onClose} />}
      {children}
    </div>
  );
}

export interface SheetBarProps extends Pick<FloatingPanelProps, 'title' | 'closeLabel' | 'onClose'> {
  panel: RefObject<HTMLElement | null>;
}

/** The viewport was wide when the panel opened, so it has no handle and no close button. */
export function SheetBar({ panel, title, closeLabel, onClose }: SheetBarProps) {
  const { pullHandlers } = useSheetPull(panel, { onSwipeDown: onClose });

  return (
    <SheetHead pullHandlers={pullHandlers}>
      <h2 className="u:min-w-0 u:flex-1 u:text-xl u:wrap-break-word">{title}</h2>
      <IconButton icon={X} label={closeLabel} onClick={onClose} />
    </SheetHead>
  );
}

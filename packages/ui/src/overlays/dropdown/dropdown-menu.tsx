import * as Radix from '@radix-ui/react-dropdown-menu';
import { type KeyboardEvent, type ReactNode, type RefObject, useLayoutEffect, useRef, useState } from 'react';
import { useLabels } from '../../foundations/locale/locale';
import { SheetBar } from '../../internal/floating/floating-panel';
import { type Align, EDGE_PX, GAP_PX, keepBeside } from '../../internal/floating/keep-beside';
import { PresentTrigger } from '../../internal/floating/present-trigger';
import type { Floating } from '../../internal/floating/use-floating';
import { useHang } from '../../internal/floating/use-hang';
import { useOnTop } from '../../internal/floating/use-on-top';
import { usePhone } from '../../internal/hooks/use-phone';
import { LEFT_TO_STACK } from '../../internal/overlay/left-to-stack';
import { ModalLayer } from '../../internal/overlay/modal-layer';
import { ScrollBody } from '../../internal/overlay/scroll-body';
import { useLayer } from '../../internal/overlay/use-layer';
import { dropdownLabels } from './dropdown.labels';
import { DropdownList, type DropdownListProps } from './dropdown-list';
import type { useHoverMenu } from './use-hover-menu';
import { useKeysInOrder } from './use-keys-in-order';

export interface DropdownMenuProps extends DropdownListProps {
  id: string;
  floating: Floating;
  trigger: RefObject<HTMLElement | null>;
  align: Align;
  header?: ReactNode;
  footer?: ReactNode;
  /** For a menu that opens by hover. */
  hover: ReturnType<typeof useHoverMenu>;
}

/** The part of a dropdown that is loaded later: the menu at its button, or in a bottom sheet below 768 px (Spec §2). */
export function DropdownMenu({ floating, hover, ...menu }: DropdownMenuProps) {
  const words = useLabels(dropdownLabels, menu.labels);
  const { phase, frame, close } = floating;
  const phone = usePhone();
  const isSheet = phase === 'closed' ? phone : frame === 'sheet';
  const isOpen = phase === 'open';
  const hang = useHang(menu.trigger, menu.align, keepBeside);

  return isSheet ? (
    <ModalLayer
      kind="hung"
      width="content"
      trigger={menu.trigger}
      hang={hang}
      open={isOpen}
      onOpenChange={close}
      title={menu.label}
      closeLabel={words.close}
    >
      <ScrollBody>
        <MenuInSheet {...menu} />
      </ScrollBody>
    </ModalLayer>
  ) : (
    <HangingMenu {...menu} open={isOpen} onClose={close} closeLabel={words.close} hover={hover} />
  );
}

type MenuProps = Omit<DropdownMenuProps, 'floating' | 'hover'>;

interface HangingMenuProps extends MenuProps, Pick<DropdownMenuProps, 'hover'> {
  open: boolean;
  onClose: () => void;
  closeLabel: string;
}

/**
 * Radix positions it and keeps it mounted until its closing animation has ended. Without a portal, so that it is not
 * inert inside its layer.
 */
function HangingMenu({ open, onClose, closeLabel, hover, ...menu }: HangingMenuProps) {
  const panel = useRef<HTMLDivElement>(null);
  const phone = usePhone();
  const onKey = useMenuKeys();
  const place = useOnTop(panel);

  return (
    <MenuRoot open={open} trigger={menu.trigger}>
      <Radix.Content
        {...ROVING}
        onKeyDownCapture={onKey}
        ref={place}
        id={menu.id}
        align={menu.align}
        sideOffset={GAP_PX}
        collisionPadding={EDGE_PX}
        inert={!open}
        data-floating={open ? 'open' : 'closing'}
        className="u:floating-panel u:rounded-lg u:border u:border-line u:bg-surface-raised u:text-ink u:shadow-3"
        {...hover}
      >
        {phone && <SheetBar panel={panel} title={menu.label} closeLabel={closeLabel} onClose={onClose} />}
        <OnStack panel={panel} trigger={menu.trigger} open={open} onClose={onClose} />
        <MenuBody {...menu} />
      </Radix.Content>
    </MenuRoot>
  );
}

/** The sheet is the frame, so Radix positions nothing here: only its keys are used. */
function MenuInSheet(menu: MenuProps) {
  const onKey = useMenuKeys();

  return (
    <MenuRoot open trigger={menu.trigger}>
      <Radix.Content
        {...ROVING}
        onKeyDownCapture={onKey}
        avoidCollisions={false}
        className="u:menu-in-sheet u:outline-none"
      >
        <MenuBody {...menu} />
      </Radix.Content>
    </MenuRoot>
  );
}

interface MenuRootProps extends Pick<MenuProps, 'trigger'> {
  open: boolean;
  children: ReactNode;
}

/** Not modal: what is inert behind a menu, and what closes it, is decided by the layer stack. */
function MenuRoot({ open, trigger, children }: MenuRootProps) {
  const [direction, setDirection] = useState<'ltr' | 'rtl'>('ltr');
  // The start edge depends on the direction of the text around the button.
  useLayoutEffect(() => {
    if (open && trigger.current)
      setDirection(getComputedStyle(trigger.current).direction === 'rtl' ? 'rtl' : 'ltr');
  }, [open, trigger]);

  return (
    <Radix.Root open={open} modal={false} dir={direction}>
      <Radix.Trigger asChild>
        <PresentTrigger of={trigger} />
      </Radix.Trigger>
      {children}
    </Radix.Root>
  );
}

/** The role of Radix' content here: arrows and letters. The menu itself is the list of entries in it. */
const ROVING = {
  role: undefined,
  'aria-labelledby': undefined,
  'aria-orientation': undefined,
  loop: true,
  ...LEFT_TO_STACK,
};

/**
 * Tab moves to the element after the menu, which then closes, or loops in its sheet: Radix would keep it in the menu.
 * Other keys are handled in order.
 */
function useMenuKeys() {
  const keepOrder = useKeysInOrder();

  return (event: KeyboardEvent) => {
    if (event.key === 'Tab') event.stopPropagation();
    else keepOrder(event);
  };
}

interface OnStackProps {
  panel: RefObject<HTMLElement | null>;
  trigger: RefObject<HTMLElement | null>;
  open: boolean;
  onClose: () => void;
}

/** Mounted with the panel, so that its effect finds the element. */
function OnStack({ panel, trigger, open, onClose }: OnStackProps) {
  useLayer({ kind: 'floating', open, element: panel, trigger, onClose });
  return null;
}

function MenuBody({ header, footer, ...list }: MenuProps) {
  return (
    <div className="u:min-w-72">
      {header && <div className="u:mx-5 u:border-b u:border-line u:py-4">{header}</div>}
      <DropdownList {...list} />
      {footer && <div className="u:px-5 u:pb-3 u:text-xs u:text-muted">{footer}</div>}
    </div>
  );
}

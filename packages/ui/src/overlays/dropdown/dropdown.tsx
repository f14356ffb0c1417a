import { Slot } from '@radix-ui/react-slot';
import {
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../foundations/lazy-part/part';
import { useIdlePart } from '../../foundations/lazy-part/use-idle-part';
import { useFloating } from '../../internal/floating/use-floating';
import type { DropdownLabels } from './dropdown.labels';
import { useHoverMenu } from './use-hover-menu';

/** The button is rendered without it. A press before it is loaded opens the menu afterwards. */
const menuPart = lazyPart(() => import('./dropdown-menu'));

export interface DropdownProps {
  /** One button; it gets `aria-expanded`. */
  trigger: ReactElement;
  /** Name of the menu for screen readers, title of the sheet on phones. */
  label: string;
  /** One flat list; `id_top` makes the levels. */
  items: readonly MenuItem[];
  /** The privileges of the viewer; entries that need others are hidden. */
  privileges?: readonly string[];
  /** Above the entries: who is signed in. */
  header?: ReactNode;
  /** Below the entries: the version. */
  footer?: ReactNode;
  /** The edge of the trigger that the menu is aligned with. @default 'end' */
  align?: 'start' | 'end';
  /** A menu of navigation may also open by hover. @default 'press' */
  openOn?: 'press' | 'hover';
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<DropdownLabels>;
}

/** A menu at its button; a bottom sheet below 768 px (Spec §2). */
export function Dropdown({
  trigger,
  label,
  items,
  privileges,
  align = 'end',
  openOn = 'press',
  labels,
  ...ends
}: DropdownProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { floating, isOpen, isAsked, takesFocus, press, hover, giveUp } = useOpening(openOn);
  const choose = useChoice(isOpen, floating.close);
  useIdlePart(menuPart);

  return (
    <>
      <Slot
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && floating.frame === 'panel' ? panelId : undefined}
        {...press}
        {...hover}
      >
        {trigger}
      </Slot>
      {isAsked && (
        <LazyPart of={menuPart} missing={<NoMenu onMissing={giveUp} />}>
          {({ DropdownMenu }) => (
            <DropdownMenu
              {...ends}
              id={panelId}
              floating={floating}
              trigger={button}
              align={align}
              label={label}
              items={items}
              privileges={privileges}
              takesFocus={takesFocus}
              onChoose={choose}
              labels={labels}
              hover={hover}
            />
          )}
        </LazyPart>
      )}
    </>
  );
}

/** The menu opens by a press or an arrow, which move the focus into it, and by hover, which leaves the focus alone. */
function useOpening(openOn: DropdownProps['openOn']) {
  const floating = useFloating();
  const [takesFocus, setTakesFocus] = useState(true);
  const { phase, open, close } = floating;
  const isOpen = phase === 'open';
  const hover = useHoverMenu({
    enabled: openOn === 'hover',
    show: () => show(isOpen && takesFocus),
    hide: close,
  });
  const [isAsked, setAsked] = useState(false);

  function show(movesFocus: boolean) {
    setTakesFocus(movesFocus);
    setAsked(true);
    if (!isOpen) open();
  }

  function giveUp() {
    setAsked(false);
    close();
  }

  function openOnArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(true);
  }

  // A press on the button of a menu that hover opened moves the focus into it.
  const press = { onClick: isOpen && takesFocus ? close : () => show(true), onKeyDown: openOnArrow };

  return { floating, isOpen, isAsked, takesFocus, press, hover, giveUp };
}

/**
 * The action of an entry runs when the menu is closed and the focus is back on its button: it may open a layer of its
 * own.
 */
function useChoice(isOpen: boolean, close: () => void) {
  const chosen = useRef<MenuItem>(undefined);

  useEffect(() => {
    if (isOpen) return;
    const item = chosen.current;
    chosen.current = undefined;
    item?.onSelect?.();
  }, [isOpen]);

  return (item: MenuItem) => {
    chosen.current = item;
    close();
  };
}

/** A menu that could not be loaded is not open; the next press loads it again. */
function NoMenu({ onMissing }: { onMissing: () => void }) {
  useEffect(onMissing, [onMissing]);
  return null;
}

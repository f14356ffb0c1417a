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
import { menuTree } from '../../actions/menu-entry/menu-tree';
import { useLabels } from '../../foundations/locale/locale';
import { Slot } from '../../foundations/slot/slot';
import { AnchoredLayer } from '../../internal/floating/anchored-layer';
import { useFloating } from '../../internal/floating/use-floating';
import { type DropdownLabels, dropdownLabels } from './dropdown.labels';
import { DropdownList, type DropdownListProps } from './dropdown-list';
import { useHoverMenu } from './use-hover-menu';

export interface DropdownProps {
  /** One button; it is told whether the menu is open. */
  trigger: ReactElement;
  /** Name of the menu for screen readers, title of the sheet on phones. */
  label: string;
  /** One flat list; `id_top` makes the levels. */
  items: readonly MenuItem[];
  /** What the viewer may do; entries that need more are hidden. */
  privileges?: readonly string[];
  /** Above the entries: who is signed in. */
  header?: ReactNode;
  /** Below the entries: the version. */
  footer?: ReactNode;
  /** Which edge of the trigger the menu shares. @default 'end' */
  align?: 'start' | 'end';
  /** A menu of a page's navigation may also open under the mouse. @default 'press' */
  openOn?: 'press' | 'hover';
  labels?: Partial<DropdownLabels>;
}

/** A menu on its button; a bottom sheet below 768 px (Spec §2). */
export function Dropdown({
  trigger,
  label,
  items,
  privileges = [],
  align = 'end',
  openOn = 'press',
  labels,
  ...ends
}: DropdownProps) {
  const words = useLabels(dropdownLabels, labels);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const floating = useFloating();
  const [takesFocus, setTakesFocus] = useState(true);
  const { phase, frame, open, close } = floating;
  const isOpen = phase === 'open';
  const hover = useHoverMenu({
    enabled: openOn === 'hover',
    show: () => show(isOpen && takesFocus),
    hide: close,
  });
  const choose = useChoice(phase === 'open', close);

  function show(movesFocus: boolean) {
    setTakesFocus(movesFocus);
    if (!isOpen) open();
  }

  function openOnArrow(event: KeyboardEvent) {
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
    event.preventDefault();
    show(true);
  }

  return (
    <>
      <Slot
        of={trigger}
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && frame === 'panel' ? panelId : undefined}
        // A press on a menu that the mouse has opened goes into it.
        onClick={isOpen && takesFocus ? close : () => show(true)}
        onKeyDown={openOnArrow}
        {...hover}
      />
      <AnchoredLayer
        id={panelId}
        floating={floating}
        trigger={button}
        align={align}
        title={label}
        closeLabel={words.close}
        {...hover}
      >
        <MenuContent
          {...ends}
          label={label}
          items={menuTree(items, privileges)}
          takesFocus={takesFocus}
          onChoose={choose}
          labels={labels}
        />
      </AnchoredLayer>
    </>
  );
}

/** What was chosen happens when the menu is closed and the focus back on its button: it may open a layer of its own. */
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

type MenuContentProps = DropdownListProps & Pick<DropdownProps, 'header' | 'footer'>;

function MenuContent({ header, footer, ...list }: MenuContentProps) {
  return (
    <div className="min-w-72">
      {header && <div className="mx-5 border-b border-line py-4">{header}</div>}
      <DropdownList {...list} />
      {footer && <div className="px-5 pb-3 text-xs text-muted">{footer}</div>}
    </div>
  );
}

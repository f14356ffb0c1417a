import { Slot } from 'radix-ui';
import { type KeyboardEvent, type ReactElement, type ReactNode, useId, useRef } from 'react';
import { FloatingPanel } from '../floating/floating-panel';
import { useFloating } from '../floating/use-floating';
import { usePhone } from '../hooks/use-phone';
import { useLabels } from '../locale/locale';
import type { MenuItem } from '../menu/menu-item';
import { type MenuNode, menuTree } from '../menu/menu-tree';
import { ModalLayer } from '../overlay/modal-layer';
import { ScrollBody } from '../overlay/scroll-body';
import { type DropdownLabels, dropdownLabels } from './dropdown.labels';
import { DropdownList } from './dropdown-list';

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
  labels?: Partial<DropdownLabels>;
}

/** A menu on its button; a bottom sheet below 768 px (Spec §2). */
export function Dropdown({
  trigger,
  label,
  items,
  privileges = [],
  align = 'end',
  labels,
  ...ends
}: DropdownProps) {
  const words = useLabels(dropdownLabels, labels);
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const chosen = useRef<MenuItem>(undefined);
  const { phase, open, close } = useFloating();
  const phone = usePhone();
  const isOpen = phase === 'open';

  function choose(item: MenuItem) {
    close();
    button.current?.focus();
    item.onSelect?.();
  }

  /** A sheet holds the focus until it is gone, so what was chosen waits for that. */
  function chooseInSheet(item: MenuItem) {
    chosen.current = item;
    close();
  }

  function runChosen() {
    chosen.current?.onSelect?.();
    chosen.current = undefined;
  }

  function openOnArrow(event: KeyboardEvent) {
    if (isOpen || (event.key !== 'ArrowDown' && event.key !== 'ArrowUp')) return;
    event.preventDefault();
    open();
  }

  const content = (onChoose: (item: MenuItem) => void) => (
    <MenuContent
      {...ends}
      label={label}
      items={menuTree(items, privileges)}
      onChoose={onChoose}
      labels={labels}
    />
  );

  return (
    <>
      <Slot.Root
        ref={button}
        aria-haspopup="menu"
        aria-expanded={isOpen}
        aria-controls={isOpen && !phone ? panelId : undefined}
        onClick={isOpen ? close : open}
        onKeyDown={openOnArrow}
      >
        {trigger}
      </Slot.Root>
      {phone ? (
        <ModalLayer
          kind="panel"
          width="panel"
          open={isOpen}
          onOpenChange={close}
          onClosed={runChosen}
          title={label}
          closeLabel={words.close}
        >
          <ScrollBody>{content(chooseInSheet)}</ScrollBody>
        </ModalLayer>
      ) : (
        phase !== 'closed' && (
          <FloatingPanel id={panelId} phase={phase} trigger={button} align={align} onClose={close}>
            {content(choose)}
          </FloatingPanel>
        )
      )}
    </>
  );
}

interface MenuContentProps extends Pick<DropdownProps, 'label' | 'header' | 'footer'> {
  items: readonly MenuNode[];
  onChoose: (item: MenuItem) => void;
  labels: Partial<DropdownLabels> | undefined;
}

function MenuContent({ header, footer, ...list }: MenuContentProps) {
  return (
    <div className="min-w-72">
      {header && <div className="mx-5 border-b border-line py-4">{header}</div>}
      <DropdownList {...list} />
      {footer && <div className="px-5 pb-3 text-xs text-muted">{footer}</div>}
    </div>
  );
}

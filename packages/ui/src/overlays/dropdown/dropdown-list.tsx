import { ArrowLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { MenuItem } from '../../actions/menu-entry/menu-item';
import { levelAt, type MenuNode, menuTree } from '../../actions/menu-entry/menu-tree';
import { useLabels } from '../../foundations/locale/locale';
import { type DropdownLabels, dropdownLabels } from './dropdown.labels';
import { DropdownEntry } from './dropdown-entry';

export interface DropdownListProps {
  /** Name of the whole menu; a level below the top is named by its parent. */
  label: string;
  items: readonly MenuItem[];
  privileges?: readonly string[] | undefined;
  /** A menu that was opened by hover does not take the focus. */
  takesFocus: boolean;
  onChoose: (item: MenuItem) => void;
  labels?: Partial<DropdownLabels> | undefined;
}

/** One level of a menu at a time; "Wróć" leads up. */
export function DropdownList({ label, items, takesFocus, onChoose, labels, ...rights }: DropdownListProps) {
  const words = useLabels(dropdownLabels, labels);
  const [path, setPath] = useState<readonly string[]>([]);
  const menu = useRef<HTMLDivElement>(null);
  const groupLeft = useRef<string>(undefined);
  const level = levelAt(menuTree(items, rights.privileges), path);
  const depth = path.length;

  // A new level has new entries, and the focus was on an old one. Going back focuses the entry of the level that was
  // left.
  useEffect(() => {
    const left = groupLeft.current;
    groupLeft.current = undefined;
    if (takesFocus || depth > 0 || left !== undefined) entryOf(menu.current, left)?.focus();
  }, [takesFocus, depth]);

  function goBack() {
    groupLeft.current = path.at(-1);
    setPath(path.slice(0, -1));
  }
  const goInto = (item: MenuNode) => setPath([...path, item.id]);

  function handleKey(event: KeyboardEvent) {
    const id = document.activeElement?.getAttribute('data-item');
    const group = level.items.find((item) => item.id === id && item.items.length > 0 && !item.disabled);

    // A level down is in the direction of the text.
    const isRightToLeft = getComputedStyle(event.currentTarget).direction === 'rtl';
    const [deeper, back] = isRightToLeft ? ['ArrowLeft', 'ArrowRight'] : ['ArrowRight', 'ArrowLeft'];

    if (event.key === deeper && group) goInto(group);
    else if (event.key === back && level.parent) goBack();
  }

  return (
    <div
      ref={menu}
      role="menu"
      tabIndex={-1}
      aria-label={level.parent?.name ?? label}
      className="u:p-2 u:outline-none"
      onKeyDown={handleKey}
    >
      {level.parent && (
        <DropdownEntry item={{ id: 'back', name: words.back, icon: ArrowLeft }} onChoose={goBack} />
      )}
      {level.items.map((item) =>
        item.items.length > 0 ? (
          <DropdownEntry key={item.id} item={item} iconEnd={ChevronRight} onChoose={() => goInto(item)} />
        ) : (
          <DropdownEntry key={item.id} item={item} onChoose={() => onChoose(item)} />
        ),
      )}
    </div>
  );
}

/** The entry of this id, or the first. */
function entryOf(menu: HTMLElement | null, id: string | undefined) {
  const entries = [...(menu?.querySelectorAll<HTMLElement>('[role="menuitem"]') ?? [])];
  return entries.find((entry) => entry.getAttribute('data-item') === id) ?? entries[0];
}

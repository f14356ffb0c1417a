import { ChevronDown } from 'lucide-react';
import { type ComponentProps, lazy, Suspense, useId, useRef, useState } from 'react';
import { cn } from '../class-names/cn';
import { useHoverMenu } from '../dropdown/use-hover-menu';
import { useFloating } from '../floating/use-floating';
import { Icon } from '../icon/icon';
import { useLabels } from '../locale/locale';
import { EntryMarks } from '../menu/entry-parts';
import { type MenuLabels, menuLabels } from '../menu/menu.labels';
import type { MenuNode } from '../menu/menu-tree';
import { topLooks } from './top-looks';

/** The menu of the public pages has no groups, so it does not load what hangs them. */
const GroupPanel = lazy(() => import('./group-panel').then((module) => ({ default: module.GroupPanel })));

export interface MenuGroupProps {
  node: MenuNode;
  path: string;
  way: readonly MenuNode[];
  closeLabel: string;
}

/** A group of the row. It opens by a press, and under a mouse, which may leave it for 400 ms (Spec §9). */
export function MenuGroup({ node, path, way, closeLabel }: MenuGroupProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { phase, open, close } = useFloating();
  const [isKept, setKept] = useState(false);
  const isOpen = phase === 'open';
  const hover = useHoverMenu({ enabled: true, show: open, hide: () => !isKept && close() });

  /** A press keeps what the mouse has opened; the next one closes it. */
  function press() {
    const keeps = !(isOpen && isKept);
    setKept(keeps);
    if (keeps) open();
    else close();
  }

  function closeAll() {
    setKept(false);
    close();
  }

  return (
    <>
      <GroupButton
        ref={button}
        node={node}
        isHere={way[0]?.id === node.id}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={press}
        {...hover}
      />
      {phase !== 'closed' && (
        <Suspense>
          <GroupPanel
            id={panelId}
            node={node}
            path={path}
            way={way}
            phase={phase}
            trigger={button}
            closeLabel={closeLabel}
            onClose={closeAll}
            {...hover}
          />
        </Suspense>
      )}
    </>
  );
}

interface GroupButtonProps extends ComponentProps<'button'> {
  node: MenuNode;
  isHere: boolean;
}

/** With a name of its own, or an arrow beside the link that has it. */
function GroupButton({ node, isHere, ...button }: GroupButtonProps) {
  const words = useLabels<MenuLabels>(menuLabels);
  const arrow = <Icon of={ChevronDown} size="1.1em" className="text-muted" />;
  if (node.link) {
    return (
      <button
        type="button"
        aria-label={words.below(node.name)}
        className="-ms-2 flex items-center rounded-sm px-1.5 hover:bg-surface-hover"
        {...button}
      >
        {arrow}
      </button>
    );
  }

  return (
    <button
      type="button"
      disabled={node.disabled}
      className={cn(topLooks({ state: stateOf(node, isHere) }), 'pe-2.5')}
      {...button}
    >
      {node.name}
      <EntryMarks item={node} current={isHere} />
      {arrow}
    </button>
  );
}

function stateOf({ disabled }: MenuNode, isHere: boolean) {
  if (disabled) return 'disabled';
  return isHere ? 'active' : 'other';
}

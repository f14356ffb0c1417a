import { ChevronDown } from 'lucide-react';
import { type ComponentProps, useId, useRef, useState } from 'react';
import { EntryMarks } from '../../actions/menu-entry/entry-parts';
import { type MenuLabels, menuLabels } from '../../actions/menu-entry/menu.labels';
import type { MenuNode } from '../../actions/menu-entry/menu-tree';
import { currentOf } from '../../actions/menu-entry/menu-way';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { LazyPart } from '../../foundations/lazy-part/lazy-part';
import { lazyPart } from '../../foundations/lazy-part/part';
import { useLabels } from '../../foundations/locale/locale';
import { useFloating } from '../../internal/floating/use-floating';
import { useHoverMenu } from '../../overlays/dropdown/use-hover-menu';
import { TopEntry } from './top-entry';
import { topLooks } from './top-looks';

/** With Floating UI, 10 kB that a menu without groups does not need. */
const hanging = lazyPart(() => import('./group-panel'));

export interface MenuGroupProps {
  node: MenuNode;
  path: string;
  way: readonly MenuNode[];
  closeLabel: string;
}

/** A group of the row. It opens by a press and by hover, and closes 400 ms after the mouse has left (Spec §9). */
export function MenuGroup({ node, path, way, closeLabel }: MenuGroupProps) {
  const panelId = useId();
  const button = useRef<HTMLButtonElement>(null);
  const { phase, open, close } = useFloating();
  const [isKept, setKept] = useState(false);
  const isOpen = phase === 'open';
  const hover = useHoverMenu({ enabled: true, show: open, hide: () => !isKept && close() });

  /** A press keeps a group open that hover opened; the next one closes it. */
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
        current={currentOf(node, way, path)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panelId : undefined}
        onClick={press}
        {...hover}
      />
      {phase !== 'closed' && (
        <LazyPart of={hanging} missing={<PlainGroup id={panelId} nodes={node.items} path={path} way={way} />}>
          {({ GroupPanel }) => (
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
          )}
        </LazyPart>
      )}
    </>
  );
}

interface PlainGroupProps extends Pick<MenuGroupProps, 'path' | 'way'> {
  id: string;
  nodes: readonly MenuNode[];
}

/** The entries of a group, in the row: used until the panel is loaded. */
function PlainGroup({ id, nodes, path, way }: PlainGroupProps) {
  return (
    <ul id={id} className="u:flex u:flex-wrap u:gap-0.5">
      {entriesOf(nodes).map((node) => (
        <li key={node.id} className="u:flex u:min-h-control">
          <TopEntry node={node} path={path} way={way} />
        </li>
      ))}
    </ul>
  );
}

interface GroupButtonProps extends ComponentProps<'button'> {
  node: MenuNode;
  current: ReturnType<typeof currentOf>;
}

/** With a name of its own, or an arrow beside the link with the name. */
function GroupButton({ node, current, ...button }: GroupButtonProps) {
  const words = useLabels<MenuLabels>(menuLabels);
  const isHere = current !== undefined;
  const arrow = <Icon of={ChevronDown} size="1.1em" className="u:text-muted" />;
  if (node.link) {
    return (
      <button
        type="button"
        aria-label={words.below(node.name)}
        className="u:-ms-2 u:flex u:items-center u:rounded-sm u:px-2 u:hover:bg-surface-hover"
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
      aria-current={current}
      className={cn(topLooks({ state: stateOf(node, isHere) }), 'u:pe-2.5')}
      {...button}
    >
      <span className="u:contents">{node.name}</span>
      <EntryMarks item={node} current={isHere} />
      {arrow}
    </button>
  );
}

function stateOf({ disabled }: MenuNode, isHere: boolean) {
  if (disabled) return 'disabled';
  return isHere ? 'active' : 'other';
}

/** Of every level, without headings that only open. */
function entriesOf(nodes: readonly MenuNode[]): readonly MenuNode[] {
  return nodes.flatMap((node) => [
    ...(node.link || node.items.length === 0 ? [node] : []),
    ...entriesOf(node.items),
  ]);
}

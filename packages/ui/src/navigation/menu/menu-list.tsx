import { cva } from 'class-variance-authority';
import { type KeyboardEventHandler, useId } from 'react';
import { isHeading, type MenuNode } from '../../actions/menu-entry/menu-tree';
import { cn } from '../../foundations/class-names/cn';
import type { MenuContext } from './menu-context';
import { MenuRow } from './menu-row';

const line = cva('', {
  variants: {
    kind: { sidebar: 'not-first:mt-1.5', panel: 'not-first:mt-2 not-first:border-t not-first:pt-2' },
    divide: { true: 'not-first:border-line', false: '' },
  },
  compoundVariants: [{ kind: 'sidebar', divide: true, className: 'not-first:border-t not-first:pt-1.5' }],
});

const title = cva('block truncate pt-2.5 pb-1 text-xs', {
  variants: { kind: { sidebar: 'px-3 text-sidebar-muted in-rail:sr-only', panel: 'px-2 text-muted' } },
});

export interface MenuListProps extends MenuContext {
  nodes: readonly MenuNode[];
  id?: string;
  labelledBy?: string;
  /** A level below the top. */
  nested?: boolean;
  hidden?: boolean;
  onKeyDown?: KeyboardEventHandler<HTMLElement>;
}

/** A vertical menu: links and groups that open in place (the disclosure pattern: Tab, Enter and Space are enough). */
export function MenuList({ nodes, id, labelledBy, nested, hidden, onKeyDown, ...menu }: MenuListProps) {
  return (
    <ul
      id={id}
      aria-labelledby={labelledBy}
      hidden={hidden}
      onKeyDown={onKeyDown}
      className={cn('grid gap-px', hidden && 'hidden', nested && 'ms-6 in-rail:hidden')}
    >
      {nodes.map((node) => (
        <li
          key={node.id}
          className={node.divide ? line({ kind: menu.kind, divide: !isHeading(node) }) : undefined}
        >
          {isHeading(node) ? <Section node={node} {...menu} /> : <Entry node={node} {...menu} />}
        </li>
      ))}
    </ul>
  );
}

function Entry({ node, ...menu }: MenuContext & { node: MenuNode }) {
  const listId = useId();
  if (node.items.length === 0) return <MenuRow node={node} {...menu} />;

  return (
    <>
      <MenuRow node={node} controls={listId} {...menu} />
      <MenuList id={listId} nodes={node.items} nested hidden={!menu.isOpen(node.id)} {...menu} />
    </>
  );
}

/** A heading and the entries that are always shown below it. */
function Section({ node, ...menu }: MenuContext & { node: MenuNode }) {
  const titleId = useId();

  return (
    <>
      <span id={titleId} className={title({ kind: menu.kind })}>
        {node.name}
      </span>
      <MenuList labelledBy={titleId} nodes={node.items} {...menu} />
    </>
  );
}

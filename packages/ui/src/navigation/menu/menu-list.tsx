import { cva } from 'class-variance-authority';
import { type KeyboardEventHandler, useId } from 'react';
import { isHeading, type MenuNode } from '../../actions/menu-entry/menu-tree';
import { cn } from '../../foundations/class-names/cn';
import type { MenuContext } from './menu-context';
import { MenuRow } from './menu-row';

const line = cva('', {
  variants: {
    kind: { sidebar: 'u:not-first:mt-1.5', panel: 'u:not-first:mt-2 u:not-first:border-t u:not-first:pt-2' },
    divide: { true: 'u:not-first:border-line', false: '' },
  },
  compoundVariants: [{ kind: 'sidebar', divide: true, className: 'u:not-first:border-t u:not-first:pt-1.5' }],
});

const title = cva('u:block u:truncate u:pt-2.5 u:pb-1 u:text-xs', {
  variants: {
    kind: { sidebar: 'u:px-3 u:text-sidebar-muted u:in-rail:sr-only', panel: 'u:px-2 u:text-muted' },
  },
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
      className={cn('u:grid u:gap-px', hidden && 'u:hidden', nested && 'u:ms-6 u:in-rail:hidden')}
    >
      {nodes.map((node) => (
        <li
          key={node.id}
          className={node.divide ? line({ kind: menu.kind, divide: !isHeading(node) }) : 'u:part'}
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

import { cva } from 'class-variance-authority';
import { ChevronDown } from 'lucide-react';
import { EntryLink } from '../../actions/menu-entry/entry-link';
import { EntryMarks, EntrySign, EntryWords } from '../../actions/menu-entry/entry-parts';
import { type MenuLabels, menuLabels } from '../../actions/menu-entry/menu.labels';
import type { MenuNode } from '../../actions/menu-entry/menu-tree';
import { currentOf } from '../../actions/menu-entry/menu-way';
import { cn } from '../../foundations/class-names/cn';
import { Icon } from '../../foundations/icon/icon';
import { useLabels } from '../../foundations/locale/locale';
import type { MenuContext } from './menu-context';

const looks = cva(
  'u:focus-inside u:flex u:min-w-0 u:flex-1 u:items-center u:gap-3 u:text-start u:no-underline',
  {
    variants: {
      kind: {
        sidebar:
          'u:min-h-10.5 u:pointer-coarse:min-h-control u:rounded-s-lg u:ps-3 u:pe-3.5 u:text-sm u:in-rail:min-h-11.5 u:in-rail:justify-center u:in-rail:px-0',
        panel: 'u:min-h-13 u:rounded-sm u:px-2 u:tablet:min-h-control',
      },
      state: {
        active: 'u:font-semibold',
        above: 'u:font-semibold',
        other: 'u:font-medium',
        disabled: 'u:font-medium',
      },
    },
    compoundVariants: [
      // In a rail the entries below are hidden, so the one above them is marked as current.
      {
        kind: 'sidebar',
        state: 'above',
        className: 'u:text-sidebar-text u:hover:bg-sidebar-hover u:in-rail:sidebar-tab',
      },
      { kind: 'sidebar', state: 'other', className: 'u:text-sidebar-text u:hover:bg-sidebar-hover' },
      { kind: 'panel', state: 'active', className: 'u:panel-current u:bg-accent-subtle u:text-accent-text' },
      {
        kind: 'panel',
        state: 'above',
        className: 'u:text-ink u:hover:bg-accent-subtle u:hover:text-accent-text',
      },
      {
        kind: 'panel',
        state: 'other',
        className: 'u:text-ink u:hover:bg-accent-subtle u:hover:text-accent-text',
      },
      { state: 'disabled', className: 'u:cursor-not-allowed u:text-disabled' },
    ],
  },
);

/** The row of the present page, with the button beside it where it has one: they are one tab. */
const TAB = 'u:rounded-s-lg u:sidebar-tab';

export interface MenuRowProps extends MenuContext {
  node: MenuNode;
  /** The id of the list that the row opens. */
  controls?: string;
}

/** One entry: a link, a button with an action, a group to open, or a link with its group's button beside it. */
export function MenuRow({ node, controls, ...menu }: MenuRowProps) {
  const state = stateOf(node, menu.way);
  const isTab = menu.kind === 'sidebar' && state === 'active';
  const hasButton = controls !== undefined && Boolean(node.link) && !node.disabled;
  const row = {
    className: cn(looks({ kind: menu.kind, state }), isTab && (hasButton ? 'u:text-inherit' : TAB)),
    'aria-busy': node.load,
    children: <RowContent node={node} menu={menu} hasArrow={controls !== undefined && !node.link} />,
  };

  if (node.link && !node.disabled) {
    const link = (
      <EntryLink
        {...row}
        href={node.link}
        {...(node.download !== undefined && { download: node.download })}
        aria-current={currentOf(node, menu.way, menu.path)}
        onClick={() => choose(node, menu)}
      />
    );
    if (!controls) return link;
    return (
      <div className={cn('u:flex u:items-stretch u:gap-0.5', isTab && TAB)}>
        {link}
        <Toggle node={node} controls={controls} menu={menu} isTab={isTab} />
      </div>
    );
  }

  const opens = controls ? { 'aria-expanded': menu.isOpen(node.id), 'aria-controls': controls } : {};
  return (
    <button
      type="button"
      {...row}
      {...opens}
      aria-current={currentOf(node, menu.way, menu.path)}
      className={cn(row.className, 'u:w-full')}
      disabled={node.disabled}
      onClick={() => (controls ? menu.onToggle(node.id) : choose(node, menu))}
    />
  );
}

interface PartProps {
  node: MenuNode;
  menu: MenuContext;
}

function RowContent({ node, menu, hasArrow }: PartProps & { hasArrow: boolean }) {
  const isActive = menu.way.at(-1)?.id === node.id;

  return (
    <>
      <EntrySign
        item={node}
        size="1.3em"
        className={isActive || node.disabled ? undefined : 'u:text-muted'}
      />
      <EntryWords item={node} className="u:in-rail:sr-only" />
      <span className="u:flex u:items-center u:gap-2 u:in-rail:sr-only">
        <EntryMarks item={node} current={isActive} />
        {hasArrow && (
          <span className="u:text-muted">
            <Arrow open={menu.isOpen(node.id)} />
          </span>
        )}
      </span>
    </>
  );
}

function Toggle({ node, menu, controls, isTab }: PartProps & { controls: string; isTab: boolean }) {
  const words = useLabels<MenuLabels>(menuLabels);
  const open = menu.isOpen(node.id);

  return (
    <button
      type="button"
      aria-label={words.below(node.name)}
      aria-expanded={open}
      aria-controls={controls}
      className={cn(
        'u:focus-inside u:grid u:w-10.5 u:flex-none u:place-items-center u:rounded-sm u:in-rail:hidden',
        isTab ? 'u:text-inherit' : 'u:text-muted u:hover:bg-sidebar-hover',
      )}
      onClick={() => menu.onToggle(node.id)}
    >
      <Arrow open={open} />
    </button>
  );
}

function Arrow({ open }: { open: boolean }) {
  return <Icon of={ChevronDown} size="1.1em" className={open ? 'u:rotate-180' : undefined} />;
}

function choose(node: MenuNode, { onChoose }: MenuContext) {
  node.onSelect?.();
  onChoose?.(node);
}

function stateOf(node: MenuNode, way: readonly MenuNode[]) {
  if (node.disabled) return 'disabled';
  if (way.at(-1)?.id === node.id) return 'active';
  return way.some(({ id }) => id === node.id) ? 'above' : 'other';
}

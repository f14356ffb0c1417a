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

const looks = cva('focus-inside flex min-w-0 flex-1 items-center gap-3 text-start no-underline', {
  variants: {
    kind: {
      sidebar:
        'min-h-10.5 rounded-s-lg ps-3 pe-3.5 text-sm in-rail:min-h-11.5 in-rail:justify-center in-rail:px-0',
      panel: 'min-h-13 rounded-sm px-2 tablet:min-h-control',
    },
    state: { active: 'font-semibold', above: 'font-semibold', other: 'font-medium', disabled: 'font-medium' },
  },
  compoundVariants: [
    { kind: 'sidebar', state: 'active', className: 'sidebar-tab' },
    // In a rail the entries below are hidden, so the one above them is marked as current.
    {
      kind: 'sidebar',
      state: 'above',
      className: 'text-sidebar-text hover:bg-sidebar-hover in-rail:sidebar-tab',
    },
    { kind: 'sidebar', state: 'other', className: 'text-sidebar-text hover:bg-sidebar-hover' },
    { kind: 'panel', state: 'active', className: 'panel-current bg-accent-subtle text-accent-text' },
    { kind: 'panel', state: 'above', className: 'text-ink hover:bg-accent-subtle hover:text-accent-text' },
    { kind: 'panel', state: 'other', className: 'text-ink hover:bg-accent-subtle hover:text-accent-text' },
    { state: 'disabled', className: 'cursor-not-allowed text-disabled' },
  ],
});

export interface MenuRowProps extends MenuContext {
  node: MenuNode;
  /** The id of the list that the row opens. */
  controls?: string;
}

/** One entry: a link, a button with an action, a group to open, or a link with its group's button beside it. */
export function MenuRow({ node, controls, ...menu }: MenuRowProps) {
  const row = {
    className: looks({ kind: menu.kind, state: stateOf(node, menu.way) }),
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
      <div className="flex items-stretch gap-0.5">
        {link}
        <Toggle node={node} controls={controls} menu={menu} />
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
      className={cn(row.className, 'w-full')}
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
      <EntrySign item={node} size="1.3em" className={isActive || node.disabled ? undefined : 'text-muted'} />
      <EntryWords item={node} className="in-rail:sr-only" />
      <span className="flex items-center gap-2 in-rail:sr-only">
        <EntryMarks item={node} current={isActive} />
        {hasArrow && <Arrow open={menu.isOpen(node.id)} />}
      </span>
    </>
  );
}

function Toggle({ node, menu, controls }: PartProps & { controls: string }) {
  const words = useLabels<MenuLabels>(menuLabels);
  const open = menu.isOpen(node.id);

  return (
    <button
      type="button"
      aria-label={words.below(node.name)}
      aria-expanded={open}
      aria-controls={controls}
      className="focus-inside grid w-10.5 flex-none place-items-center rounded-sm text-muted hover:bg-sidebar-hover in-rail:hidden"
      onClick={() => menu.onToggle(node.id)}
    >
      <Arrow open={open} />
    </button>
  );
}

function Arrow({ open }: { open: boolean }) {
  return <Icon of={ChevronDown} size="1.1em" className={cn('text-muted', open && 'rotate-180')} />;
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

import { EntryLink } from '../../actions/menu-entry/entry-link';
import { EntryMarks, EntrySign } from '../../actions/menu-entry/entry-parts';
import type { MenuNode } from '../../actions/menu-entry/menu-tree';
import { currentOf } from '../../actions/menu-entry/menu-way';
import { topLooks } from './top-looks';

export interface TopEntryProps {
  node: MenuNode;
  path: string;
  way: readonly MenuNode[];
}

/** A link or a button of the row. */
export function TopEntry({ node, path, way }: TopEntryProps) {
  const isHere = way[0]?.id === node.id;
  const content = (
    <>
      {(node.load || node.is_preset_selected) && <EntrySign item={node} />}
      <span className="u:contents">{node.name}</span>
      <EntryMarks item={node} current={isHere} />
    </>
  );

  if (!node.link || node.disabled) {
    return (
      <button
        type="button"
        disabled={node.disabled}
        className={topLooks({ state: node.disabled ? 'disabled' : 'other' })}
        onClick={node.onSelect}
      >
        {content}
      </button>
    );
  }
  return (
    <EntryLink
      href={node.link}
      aria-current={currentOf(node, way, path)}
      aria-busy={node.load}
      className={topLooks({ state: isHere ? 'active' : 'other' })}
      onClick={node.onSelect}
    >
      {content}
    </EntryLink>
  );
}

import { ArrowBigUp, ChevronUp, Command, Option } from 'lucide-react';
import { Icon, type SvgIcon } from '../../foundations/icon/icon';

/** Signs of keys that the fonts do not have, and what such a key is called in both languages. */
const DRAWN: Readonly<Record<string, { icon: SvgIcon; name: string }>> = {
  '⌘': { icon: Command, name: 'Command' },
  '⌥': { icon: Option, name: 'Option' },
  '⇧': { icon: ArrowBigUp, name: 'Shift' },
  '⌃': { icon: ChevronUp, name: 'Control' },
};

export interface KeySignsProps {
  /** In the order in which they are pressed. */
  names: readonly string[];
}

/** Keys, each with its sign. */
export function KeySigns({ names }: KeySignsProps) {
  return (
    <span className="u:flex u:flex-wrap u:gap-1">
      {keyed(names).map(({ key, name }) => (
        <kbd
          key={key}
          className="u:rounded-xs u:border u:border-line-strong u:bg-surface u:px-1.5 u:font-mono u:text-xs"
        >
          <Sign name={name} />
        </kbd>
      ))}
    </span>
  );
}

function Sign({ name }: { name: string }) {
  const drawn = DRAWN[name];
  if (!drawn) return name;

  return (
    <>
      <Icon of={drawn.icon} size="1em" />
      <span className="u:sr-only">{drawn.name}</span>
    </>
  );
}

/** The same key may be in the buffer twice, so its index is part of the React key. */
function keyed(names: readonly string[]) {
  return names.map((name, at) => ({ name, key: `${at} ${name}` }));
}

import { useMessages } from '#shared/i18n/messages';
import { deskMessages } from '../messages/desk';

/** What the keys do in the list of costs. A phone has none. */
export function LineKeys() {
  const words = useMessages(deskMessages);
  const keys: readonly { of: readonly string[]; does: string }[] = [
    { of: ['T'], does: words.keyAccept },
    { of: ['C'], does: words.keyPart },
    { of: ['N'], does: words.keyRefuse },
    { of: ['J', 'K'], does: words.keyMove },
    { of: ['[', ']'], does: words.keyFile },
    { of: ['?'], does: words.keyAll },
  ];

  return (
    <ul
      aria-label={words.keys}
      className="u:hidden u:flex-wrap u:gap-x-4 u:gap-y-1.5 u:border-t u:border-line-subtle u:pt-3 u:text-sm u:text-muted u:desktop:flex u:print:hidden"
    >
      {keys.map(({ of, does }) => (
        <li key={does} className="u:inline-flex u:items-center u:gap-1.5">
          {of.map((key) => (
            <kbd
              key={key}
              className="u:min-w-6 u:rounded-sm u:border u:border-line-strong u:bg-surface u:px-1.5 u:text-center u:font-mono u:text-xs"
            >
              {key}
            </kbd>
          ))}
          <span>{does}</span>
        </li>
      ))}
    </ul>
  );
}

import type { RegisterChanges } from '@urzad/contract';
import { Card } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { importMessages } from '../messages/import';

/** What the registers change in the dictionary: how many places of each kind, and the first of them. */
export function PlaceChanges({ changes }: { changes: RegisterChanges }) {
  const words = useMessages(importMessages);
  const { found, first } = changes;
  const kinds = [
    { key: 'added', names: first.added },
    { key: 'named', names: [] },
    { key: 'renamed', names: first.renamed.map(({ from, to }) => `${from} → ${to}`) },
    { key: 'ended', names: first.ended },
  ] as const;

  return (
    <Card className="u:grid u:gap-4">
      <h2 className="u:text-lg">{words.preview}</h2>
      <p className="u:text-muted">{words.found(found)}</p>
      {kinds.map(
        ({ key, names }) =>
          changes[key] > 0 && (
            <div key={key}>
              <h3 className="u:text-base">{`${words[key]}: ${changes[key]}`}</h3>
              {names.length > 0 && (
                <p className="u:text-sm u:wrap-anywhere">
                  {[
                    ...names,
                    ...(changes[key] > names.length ? [words.more(changes[key] - names.length)] : []),
                  ].join(', ')}
                </p>
              )}
              {key === 'ended' && <p className="u:text-sm u:text-muted">{words.endedNote}</p>}
            </div>
          ),
      )}
    </Card>
  );
}

import type { SettingsView } from '@urzad/contract';
import { Card, DescriptionList } from '@urzad/ui';
import { useMessages } from '#shared/i18n/messages';
import { settingsMessages } from '../messages/settings';

/** What the person who starts the server sets. */
export function AtStart({ values }: { values: SettingsView['at_start'] }) {
  const { start: words } = useMessages(settingsMessages);
  const does: Readonly<Record<string, string>> = words.does;

  return (
    <Card>
      <p className="u:mb-3 u:max-w-text">{words.lead}</p>
      <DescriptionList
        items={values.map(({ code, value }) => ({
          term: code,
          value: (
            <>
              <span className="u:block u:font-semibold u:wrap-anywhere">{shown(value)}</span>
              <span className="u:block u:text-sm u:text-muted">{does[code] ?? ''}</span>
            </>
          ),
        }))}
      />
    </Card>
  );

  function shown(value: string): string {
    if (value === '') return words.absent;
    return value === 'set' ? words.set : value;
  }
}

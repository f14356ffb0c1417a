import { useQuery } from '@tanstack/react-query';
import type { LogEntryRow } from '@urzad/contract';
import { logEventName } from '@urzad/grants';
import { IconLink, useLocale } from '@urzad/ui';
import { SideModal } from '@urzad/ui/overlays';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { useMessages } from '#shared/i18n/messages';
import { Loaded } from '#shared/screen/loaded';
import { entryQuery } from '../api';
import { type LogLocation, logList, withEntry } from '../logic/log-list';
import { entryMessages } from '../messages/entry';
import { Entry } from './entry';

interface EntryPanelProps {
  location: LogLocation;
  /** Of the shown page. */
  rows: readonly LogEntryRow[];
  onLocationChange: (location: LogLocation) => void;
}

/** The entry of the address, at the side of the list. */
export function EntryPanel({ location, rows, onLocationChange }: EntryPanelProps) {
  const { id } = location.choices;
  if (id === undefined) return null;
  const { id: _, ...choices } = location.choices;

  return (
    <Panel
      id={Number(id)}
      location={location}
      rows={rows}
      onClose={() => onLocationChange({ ...location, choices })}
    />
  );
}

interface PanelProps extends Pick<EntryPanelProps, 'location' | 'rows'> {
  id: number;
  onClose: () => void;
}

function Panel({ id, location, rows, onClose }: PanelProps) {
  const words = useMessages(entryMessages);
  const locale = useLocale();
  const { data, error, refetch } = useQuery(entryQuery(id));
  const at = rows.findIndex((row) => row.id === id);
  const hrefOf = (row: LogEntryRow | undefined) => row && logList.hrefOf(withEntry(location, row.id));
  const [previous, following] = at < 0 ? [] : [hrefOf(rows[at - 1]), hrefOf(rows[at + 1])];

  return (
    <SideModal
      open
      onOpenChange={onClose}
      title={data ? logEventName(data.event, locale) : words.title}
      titleEnd={
        <span className="u:flex">
          {previous && <IconLink icon={ChevronUp} label={words.previous} href={previous} />}
          {following && <IconLink icon={ChevronDown} label={words.following} href={following} />}
        </span>
      }
    >
      <Loaded
        data={data}
        error={error}
        onRetry={() => void refetch()}
        loading={words.loading}
        failed={words.missing}
      >
        {(entry) => <Entry entry={entry} />}
      </Loaded>
    </SideModal>
  );
}

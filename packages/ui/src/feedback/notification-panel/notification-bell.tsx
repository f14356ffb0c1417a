import { Bell } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../actions/icon-button/icon-button';
import { useLabels } from '../../foundations/locale/locale';
import { type NotificationPanelLabels, notificationPanelLabels } from './notification-panel.labels';
import { useAnnouncement } from './use-announcement';

export interface NotificationBellProps {
  /** `undefined` until it is known: the initial number is not announced. */
  unread: number | undefined;
  /** Whether its panel is open. */
  expanded: boolean;
  /** Called by a press of the button: opens or closes the panel. */
  onPress: () => void;
  /** Words that replace those of the widget, in the language of the interface. */
  labels?: Partial<NotificationPanelLabels>;
}

/** The button of the header. New notifications are announced politely, once. */
export function NotificationBell({ unread, expanded, onPress, labels }: NotificationBellProps) {
  const words = useLabels<NotificationPanelLabels>(notificationPanelLabels, labels);
  const [known, setKnown] = useState<number>();
  const { announcement, announce } = useAnnouncement();

  if (unread !== undefined && unread !== known) {
    setKnown(unread);
    if (known !== undefined && unread > known) announce(words.arrived(unread - known));
  }

  return (
    <>
      <IconButton
        icon={Bell}
        label={words.bell(unread ?? 0)}
        count={unread ?? 0}
        aria-haspopup="dialog"
        aria-expanded={expanded}
        onClick={onPress}
      />
      <span role="status" className="u:sr-only">
        {announcement}
      </span>
    </>
  );
}

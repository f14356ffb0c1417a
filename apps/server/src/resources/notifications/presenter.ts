import type { Notification } from '@urzad/contract';
import type { PersonView } from '../../identity/people';
import type { NotificationRow } from './repository';

export function present(row: NotificationRow, senders: ReadonlyMap<number, PersonView>): Notification {
  return {
    id: row.id,
    id_application: row.id_application,
    id_user: row.id_user,
    user_sender: (row.id_user_sender !== null && senders.get(row.id_user_sender)) || null,
    content_name: row.content_name,
    content_text: row.content_text,
    create_date: row.create_date.toISOString(),
    show: row.show,
    obj_type: row.obj_type,
    id_obj: row.id_obj,
  };
}

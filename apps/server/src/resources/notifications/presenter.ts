import type { Notification } from '@urzad/contract';
import type { NotificationRow } from './repository';

export function present(row: NotificationRow): Notification {
  return {
    id: row.id,
    content_name: row.content_name,
    content_text: row.content_text,
    create_date: row.create_date.toISOString(),
    show: row.show,
    obj_type: row.obj_type,
    id_obj: row.id_obj,
  };
}

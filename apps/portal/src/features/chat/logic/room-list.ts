import { chatRooms } from '@urzad/contract';
import { defineListLocation } from '#shared/list/list-location';
import { paths } from '#shared/paths';

/** The rooms of a person; each tab is a view with an address of its own. */
export const ROOM_LIST = defineListLocation({
  endpoint: chatRooms.get,
  path: paths.chat,
  tableCode: 'chatroom',
  tabs: { all: {}, unread: { unread: 'yes' } },
  sorts: ['last_date'],
  filters: {},
  choices: {},
});

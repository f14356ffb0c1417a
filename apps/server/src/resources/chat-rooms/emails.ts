import { type NoticeText, templated } from '../../mail/email';

/**
 * To who is named in a message. It says neither by whom, nor what, nor in which room: the list of sent notifications is
 * read also by people who are not in the room.
 */
export function mentionText(): NoticeText {
  return templated('staff-chat-mention', {});
}

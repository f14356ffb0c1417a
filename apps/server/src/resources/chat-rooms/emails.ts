import type { NoticeText } from '../../mail/email';

/**
 * To who is named in a message. It says neither by whom, nor what, nor in which room: the list of sent notifications is
 * read also by people who are not in the room.
 */
export function mentionText(): NoticeText {
  return {
    kind: 'STAFF',
    pl: {
      content_name: 'Wzmianka na czacie',
      content_text: 'Na czacie wspomniano o Tobie.',
    },
    en: {
      content_name: 'Mention in the chat',
      content_text: 'You were mentioned in the chat.',
    },
  };
}

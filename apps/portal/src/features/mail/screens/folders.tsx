import { FolderScreen } from '../components/folder-screen';
import { MAIL_LISTS } from '../logic/mail-lists';

// The addresses of the folders (Spec §2).

export function MailHome() {
  return <FolderScreen list={MAIL_LISTS.home} />;
}

export function MailInbox() {
  return <FolderScreen list={MAIL_LISTS.inbox} />;
}

export function MailSent() {
  return <FolderScreen list={MAIL_LISTS.sent} />;
}

export function MailTrash() {
  return <FolderScreen list={MAIL_LISTS.trash} />;
}

/** `a***@example.com`: enough to know which mailbox to open. */
export function maskedMail(mail: string): string {
  return mail.replace(/^(.)[^@]*/, '$1***');
}

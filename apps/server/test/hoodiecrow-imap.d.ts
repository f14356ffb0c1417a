declare module 'hoodiecrow-imap' {
  interface ImapTestServer {
    server: import('node:net').Server;
    listen(port: number, host: string): void;
    close(done: () => void): void;
    appendMessage(mailbox: string, flags: string[], date: string | undefined, raw: string): void;
  }
  const hoodiecrow: (options: object) => ImapTestServer;
  export = hoodiecrow;
}

declare module 'hoodiecrow-imap' {
  interface ImapConnection {
    send(answer: object, description: string, parsed: object, data: unknown): void;
  }
  interface ImapCommand {
    tag: string;
    attributes: readonly { value: string }[];
  }
  type CommandHandler = (
    connection: ImapConnection,
    command: ImapCommand,
    data: unknown,
    done: () => void,
  ) => void;
  interface ImapTestServer {
    getCommandHandler(command: string): CommandHandler;
    setCommandHandler(command: string, handler: CommandHandler): void;
    server: import('node:net').Server;
    listen(port: number, host: string): void;
    close(done: () => void): void;
    appendMessage(mailbox: string, flags: string[], date: string | undefined, raw: string): void;
  }
  const hoodiecrow: (options: object) => ImapTestServer;
  export = hoodiecrow;
}

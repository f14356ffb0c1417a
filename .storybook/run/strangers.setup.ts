import { commands } from 'vitest/browser';
import { strangers } from '../../packages/ui/src/internal/testing/strangers';

declare module 'vitest/browser' {
  interface BrowserCommands {
    answerForStrangers: () => Promise<void>;
    letStrangersGo: () => Promise<void>;
    askedOfStrangers: () => Promise<string[]>;
  }
}

Object.assign(strangers, {
  async answer() {
    await commands.answerForStrangers();
    return () => commands.letStrangersGo();
  },
  asked: commands.askedOfStrangers,
} satisfies typeof strangers);

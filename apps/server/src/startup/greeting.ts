import type { AddressInfo } from 'node:net';
import { momentText } from '@urzad/domain';
import { type Config, DEMO_PASSWORD } from '../config';

/** The output of `npm start`: the address, the demo sign-ins, where the mail is (Order §8). */
export function greeting(config: Config, business: Date, bound: AddressInfo | string | null): string {
  const port = typeof bound === 'object' && bound ? bound.port : config.port;
  const address = `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`;
  const lines = [`▸ The portal is at ${address}`];
  if (config.isDemo) {
    lines.push(
      `  Sign in as a parent:  sliwka.testowa@example.com  or  ewa.probna@example.com`,
      `  Sign in as staff:     pracownik1@urzad.example.com  or  kierownik@urzad.example.com`,
      `  Password of all:      ${DEMO_PASSWORD}`,
      `  Outgoing mail:        ${address}/outbox`,
    );
  }
  lines.push(
    `  API description:      ${address}/api/docs`,
    `  Business time:        ${momentText(business)} (Europe/Warsaw)`,
    '  Stop with Ctrl-C.',
  );
  return `\n${lines.join('\n')}\n`;
}

import type { Messages } from '../i18n/messages';
import { paths } from '../paths';

const pl = {
  sign: 'Zaloguj się, aby podpisać zgłoszenie',
  fill: 'Zaloguj się, aby wypełnić zgłoszenie',
  list: 'Zaloguj się, aby zobaczyć swoje zgłoszenia',
  registration: 'Zaloguj się, aby zobaczyć zgłoszenie',
  page: 'Zaloguj się, aby otworzyć tę stronę',
  after: 'Potem od razu otworzymy stronę, na którą prowadzi ten adres.',
  logIn: 'Zaloguj się',
};

const en = {
  sign: 'Sign in to sign your application',
  fill: 'Sign in to fill in your application',
  list: 'Sign in to see your applications',
  registration: 'Sign in to see the application',
  page: 'Sign in to open this page',
  after: 'We will then open the page that this address leads to.',
  logIn: 'Sign in',
} satisfies typeof pl;

export const wantedMessages: Messages<typeof pl> = { pl, en };

/** By kind of path, the narrower ones first. */
const KINDS: readonly [RegExp, Exclude<keyof typeof pl, 'after' | 'logIn'>][] = [
  [/\/(sign|clausesign\/[^/]+)$/, 'sign'],
  [/\/(edit|start|new)$/, 'fill'],
  [new RegExp(`^${paths.registrations}$`), 'list'],
  [new RegExp(`^${paths.registrations}/`), 'registration'],
];

/** Why a person who is not signed in has to sign in to open the address. */
export function whySignIn(path: string, words: typeof pl): string {
  const [pathname = ''] = path.split('?');
  const [, kind] = KINDS.find(([pattern]) => pattern.test(pathname)) ?? [];

  return words[kind ?? 'page'];
}

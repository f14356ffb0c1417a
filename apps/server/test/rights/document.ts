import { defaultStatusOf, isErrorCode } from '@urzad/contract';
import { PRIVILEGES, type Privilege, ROLES } from '@urzad/grants';
import { actingOf, auditorOf, strangerOf } from './expected';
import type { Answer, Right } from './right';
import { PARTS, RIGHTS } from './rights';

const INTRODUCTION = `Who is answered what, call by call. This page is written by
\`apps/server/src/http/authorisation.postgres.test.ts\` (with \`-u\`) from the contract and from the table in
\`apps/server/test/rights\`. The same test makes every call of it on a server with the demo data.

The columns:

- stranger: nobody is signed in;
- other citizen: somebody else than the owner of the object;
- owner: the citizen whose object it is;
- privileges: those of the office that the call needs, all of them;
- staff with them: somebody who holds these and no others; where none is named, somebody who holds all;
- staff without: somebody who holds all others, tried with each, and somebody who holds none;
- auditor: somebody with the role Obserwator, who reads what staff read and changes nothing but what is their own;
- acting staff: somebody who acts for the owner by a share.

The answers:

- yes: it is done, and the answer holds what the line is about;
- own: the caller does it for themselves, whoever they are;
- without what the line is about: own rows, a list of what is the caller’s; other rows, a list that holds more; the
  rest of an object;
- a number and a code: it is refused, with the reason in brackets where one is given. What somebody may not see is
  answered as missing (404), so that ids tell nothing.

Three rules hold for all of them and have tests of their own in \`apps/server/src\`:

- an object of another application is missing for everybody (\`applications/applications-apart.test.ts\`, decision 0108);
- a locked session is refused all but its unlocking and what is open to strangers
  (\`http/authorisation.postgres.test.ts\`);
- an account without access to the system is refused all but itself and what is open to strangers
  (\`http/refuse-barred-calls.test.ts\`).`;

const HEADS = [
  'call',
  'stranger',
  'other citizen',
  'owner',
  'privileges',
  'staff with them',
  'staff without',
  'auditor',
  'acting staff',
];

/** The text of `docs/authorisation.md`. */
export function authorisationPage(): string {
  return [
    '# Authorisation',
    INTRODUCTION,
    ...PARTS.flatMap(({ title, rights }) => [
      `## ${title}`,
      table(
        HEADS,
        Object.entries(rights).map(([line, right]) => rowOf(line, right)),
      ),
    ]),
    '## Who holds the privileges',
    'Somebody has the privileges of the role that is active, in the application in which they hold it.',
    table(
      ['privilege', 'roles'],
      PRIVILEGES.filter(isNeeded).map((code) => [`\`${code}\``, holdersOf(code)]),
    ),
    '',
  ]
    .join('\n\n')
    .trimEnd()
    .concat('\n');
}

function rowOf(line: string, right: Right): string[] {
  const [name = '', what] = line.split(' – ');
  const { needs, other, owner, holder } = right;
  return [
    what ? `\`${name}\`: ${what}` : `\`${name}\``,
    words(strangerOf(line, right)),
    words(other),
    words(owner),
    needs.map((code) => `\`${code}\``).join(', ') || '–',
    words(holder),
    [...new Set(answersWithout(right).map(words))].join(' or '),
    words(auditorOf(line, right)),
    words(actingOf(line, right)),
  ];
}

/** Of staff who lack each of the privileges in turn, or all. */
function answersWithout({ needs, without, unseen = without, none = unseen }: Right): Answer[] {
  return [none, ...needs.map((_privilege, at) => (at === 0 ? unseen : without))];
}

function words(answer: Answer): string {
  const [code = '', reason] = answer.split(': ');
  if (!isErrorCode(code)) return answer === 'done' ? 'yes' : answer;
  return `${defaultStatusOf(code)} \`${code}\`${reason ? ` (${reason})` : ''}`;
}

function isNeeded(privilege: Privilege): boolean {
  return Object.values(RIGHTS).some(({ needs }) => needs.includes(privilege));
}

function holdersOf(privilege: Privilege): string {
  const holders = ROLES.filter(({ privileges }) => privileges.includes(privilege));
  return holders.map(({ name }) => name.pl).join(', ') || '–';
}

/** In Markdown, its columns aligned. */
function table(heads: readonly string[], rows: readonly string[][]): string {
  const widths = heads.map((head, at) => Math.max(head.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const lineOf = (cells: readonly string[]) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`;
  return [lineOf(heads), lineOf(widths.map((width) => '-'.repeat(width))), ...rows.map(lineOf)].join('\n');
}

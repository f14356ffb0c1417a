import { classToday, isClassGone } from './classes';
import { beginOfOurs, wasOurs } from './names';
import { type Project, whyNotRenamed } from './project';

/** What a text in a script or in an attribute is. */
export interface Words {
  isClass: boolean;
  /** Whether it is the name of a custom property. */
  isProperty: boolean;
  /** Whether a value is put in at its end. */
  goesOn: boolean;
}

/** Read or set inside a text: `var(--accent)`, and Tailwind's `bg-(--accent)` and `[--accent:red]`. */
const IN_TEXT = /(?<=var\(\s*|\(|\[)--([a-zA-Z][\w-]*)/g;
const BEGUN = /(?<=var\(\s*)--([a-z][\w-]*-)$/;
const ALONE = /^(["'`])--([a-zA-Z][\w-]*)\1$/;

/** A text by the names of today, and what cannot be decided. @param written with its quotes, if it has any */
export function inText(written: string, { isClass, isProperty, goesOn }: Words, project: Project) {
  const says: string[] = [];
  const today = (name: string, whole: string) => {
    if (!wasOurs(name)) return whole;
    const reason = whyNotRenamed(name, project);
    if (!reason) return whole.replace(`--${name}`, `--urzad-${name}`);
    says.push(reason);
    return whole;
  };

  let text = written.replace(IN_TEXT, (whole, name) => today(name, whole));
  if (goesOn)
    text = text.replace(BEGUN, (whole, begin) =>
      beginOfOurs(begin) ? whole.replace('--', '--urzad-') : whole,
    );
  const [, , alone] = ALONE.exec(written) ?? [];
  if (alone && isProperty) text = today(alone, text);
  else if (alone && wasOurs(alone))
    says.push(
      `\`--${alone}\` was a custom property of ours: write \`--urzad-${alone}\` if it is meant here.`,
    );
  if (isClass && project.usesPreset) {
    text = text.replace(/[^\s"'`]+/g, classToday);
    for (const [name] of written.matchAll(/[^\s"'`]+/g)) if (isClassGone(name)) says.push(goneClass(name));
  }
  return { text, says };
}

export const goneClass = (name: string) =>
  `\`${name}\` was a class of our preset, and nothing takes its place.`;

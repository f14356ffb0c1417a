import { classToday, isClassGone } from './classes';
import { ENTRIES_GONE, wasOurs, wasWidgetClass } from './names';
import { type Edit, edited, type Project, type Remark, type SourceText, whyNotRenamed } from './project';
import { classesIn, lineEndOf, lineOf, namesOnly, propertiesIn } from './sheet-text';
import { goneClass } from './strings';

const PRESET = /@(?:config|plugin)\s+(["'])@urzad\/ui\/tailwind-preset\1;?/;
const THEME = '@import "@urzad/ui/tailwind.css";';

/** A style sheet, or the styles in a page. @param at where it begins in the file */
export function migrateSheet({ path, text }: SourceText, project: Project) {
  const edits: Edit[] = [];
  const remarks: Remark[] = [];
  const remark = (at: number, says: string) => remarks.push({ path, line: lineOf(text, at), says });

  const names = namesOnly(text, path);
  for (const { name, at } of propertiesIn(names)) {
    if (!wasOurs(name)) continue;
    const reason = whyNotRenamed(name, project);
    if (reason) remark(at, reason);
    else edits.push({ from: at, to: at, text: 'urzad-' });
  }
  for (const { name, at } of classesIn(names)) {
    if (wasWidgetClass(name))
      remark(at, `\`.${name}\` was a class of our widgets: write \`.u\\:${name}\` if the rule is for them.`);
  }
  if (project.usesPreset) {
    edits.push(...appliedClasses(names, remark));
    edits.push(...preset(text, remark));
  }
  return { text: edited(text, edits), remarks };
}

/** `@apply bg-surface p-4;` */
function appliedClasses(names: string, remark: (at: number, says: string) => void): Edit[] {
  return [...names.matchAll(/@apply\s+([^;}]+)/g)].flatMap((match) => {
    const [whole, classes = ''] = match;
    const from = match.index + whole.length - classes.length;
    for (const [name] of classes.matchAll(/\S+/g)) if (isClassGone(name)) remark(from, goneClass(name));
    return [{ from, to: from + classes.length, text: classes.replace(/\S+/g, classToday) }];
  });
}

/** The theme that adds to the one of the page has to come before Tailwind. */
function preset(text: string, remark: (at: number, says: string) => void): Edit[] {
  const used = PRESET.exec(text);
  if (!used) return [];
  const tailwind = /@import\s+(["'])tailwindcss\1/.exec(text);
  if (!tailwind || tailwind.index > used.index) {
    remark(used.index, ENTRIES_GONE['@urzad/ui/tailwind-preset'] ?? '');
    return [];
  }
  const after = used.index + used[0].length;
  return [
    { from: tailwind.index, to: tailwind.index, text: THEME + lineEndOf(text) },
    { from: used.index, to: after + (/^\r?\n/.exec(text.slice(after))?.[0].length ?? 0), text: '' },
  ];
}

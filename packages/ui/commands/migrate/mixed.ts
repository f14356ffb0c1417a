import { classToday } from './classes';
import { wasEntry, wasOurs } from './names';
import type { Project, Remark, SourceText } from './project';
import { lineOf, propertiesIn } from './sheet-text';

const MODULE = /(["'])(@urzad\/[^"'\n]+)\1/g;

/** A file of several languages, such as a component of Vue or a page of MDX. It stays as it is; what may be ours is told. */
export function migrateMixed({ path, text }: SourceText, project: Project) {
  const remarks: Remark[] = [];
  const remark = (at: number, says: string) => remarks.push({ path, line: lineOf(text, at), says });
  const kind = `\`.${path.split('.').pop()}\``;

  for (const { index, 2: entry = '' } of text.matchAll(MODULE)) {
    if (!wasEntry(entry)) continue;
    remark(
      index,
      `Files of the kind ${kind} are not changed: import what comes from \`${entry}\` from the entries that have it today.`,
    );
  }
  for (const { name, at } of propertiesIn(text)) {
    if (!wasOurs(name)) continue;
    remark(
      at,
      `Files of the kind ${kind} are not changed: write \`--urzad-${name}\` where that of ours is meant.`,
    );
  }
  const old = project.usesPreset ? [...text.matchAll(/[^\s"'`]+/g)].find(isOld) : undefined;
  if (old)
    remark(
      old.index,
      `Files of the kind ${kind} are not changed: \`${old[0]}\` is \`${classToday(old[0])}\` today.`,
    );
  return { text, remarks };
}

const isOld = ([name]: RegExpMatchArray) => classToday(name) !== name;

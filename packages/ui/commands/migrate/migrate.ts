import { kindOf } from './kinds';
import { migrateMixed } from './mixed';
import type { NamesOfToday } from './names';
import { migratePage } from './pages';
import { type Project, projectOf, type Remark, type SourceText } from './project';
import { parsed, type ScriptTree } from './script-tree';
import { migrateScript } from './scripts';
import { migrateSheet } from './sheets';

interface Migration {
  changed: readonly SourceText[];
  /** What a person has to decide, in the order of files and lines. */
  remarks: readonly Remark[];
}

/** The files of a project that uses @urzad/ui 0.6.1, by the names of today. They are read together: what one sets, others use. */
export function migrate(files: readonly SourceText[], today: NamesOfToday): Migration {
  const trees = new Map(
    files.filter(({ path }) => kindOf(path) === 'script').map(({ path, text }) => [path, parsed(path, text)]),
  );
  const project = projectOf(files, trees);
  const remarks: Remark[] = [];
  const changed = files.flatMap((file) => {
    const made = oneFile(file, () => migrated(file, project, today, trees.get(file.path)));
    remarks.push(...made.remarks);
    return made.text === file.text ? [] : [{ path: file.path, text: made.text }];
  });

  return { changed, remarks: [...remarks].sort(byPlace) };
}

function migrated(file: SourceText, project: Project, today: NamesOfToday, script?: ScriptTree) {
  switch (kindOf(file.path)) {
    case 'sheet':
      return migrateSheet(file, project);
    case 'page':
      return migratePage(file, project);
    case 'mixed':
      return migrateMixed(file, project);
    default:
      return migrateScript(file, project, today, script ?? parsed(file.path, file.text));
  }
}

/** A fault of ours with one file leaves that file as it is, and the others go on. */
function oneFile(file: SourceText, make: () => { text: string; remarks: readonly Remark[] }) {
  try {
    return make();
  } catch (reason) {
    const why = reason instanceof Error ? reason.message : String(reason);
    const says = `This file could not be read (${why}) and was left as it is.`;
    return { text: file.text, remarks: [{ path: file.path, line: 1, says }] };
  }
}

function byPlace(one: Remark, other: Remark): number {
  return one.path === other.path ? one.line - other.line : Number(one.path > other.path) || -1;
}

import type { NamesOfToday } from './names';
import { migratePage } from './pages';
import { projectOf, type Remark, type SourceText } from './project';
import { migrateScript } from './scripts';
import { migrateSheet } from './sheets';

interface Migration {
  changed: readonly SourceText[];
  /** What a person has to decide, in the order of files and lines. */
  remarks: readonly Remark[];
}

/** The files that it reads. */
export const READ = /\.(?:[cm]?[jt]sx?|css|html?)$/;

/** The files of a project that uses @urzad/ui 0.6.1, by the names of today. They are read together: what one sets, others use. */
export function migrate(files: readonly SourceText[], today: NamesOfToday): Migration {
  const project = projectOf(files);
  const remarks: Remark[] = [];
  const changed = files.flatMap((file) => {
    const made = /\.css$/.test(file.path)
      ? migrateSheet(file, project)
      : /\.html?$/.test(file.path)
        ? migratePage(file, project)
        : migrateScript(file, project, today);
    remarks.push(...made.remarks);
    return made.text === file.text ? [] : [{ path: file.path, text: made.text }];
  });

  return { changed, remarks: [...remarks].sort(byPlace) };
}

function byPlace(one: Remark, other: Remark): number {
  return one.path === other.path ? one.line - other.line : Number(one.path > other.path) || -1;
}

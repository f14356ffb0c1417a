import type { Project, Remark, SourceText } from './project';
import { lineOf } from './sheet-text';
import { migrateSheet } from './sheets';
import { inText } from './strings';

/** What has no attributes of elements. A style sheet is an element with its text. */
const OTHERS = /(<!--[\s\S]*?-->|<script\b[\s\S]*?<\/script>|<style\b[\s\S]*?<\/style>)/i;
const SHEET = /^(<style\b[^>]*>)([\s\S]*)(<\/style>)$/i;
const ATTRIBUTE = /(?<=\s)(class|style)(\s*=\s*)("[^"]*"|'[^']*')/gi;

/** A page: its styles, and the attributes `class` and `style`. What its scripts do is theirs. */
export function migratePage({ path, text }: SourceText, project: Project) {
  const remarks: Remark[] = [];
  let at = 0;
  // The odd parts are what the pattern found.
  const parts = text.split(OTHERS).map((part, number) => {
    const before = lineOf(text, at) - 1;
    at += part.length;
    const made = number % 2 === 0 ? inElements(part, project) : inOthers(part, project);
    remarks.push(...made.remarks.map(({ line, says }) => ({ path, line: line + before, says })));
    return made.text;
  });

  return { text: parts.join(''), remarks };
}

/** A style sheet; a comment or a script stays as it is. */
function inOthers(part: string, project: Project) {
  const [, begin = '', sheet = '', end = ''] = SHEET.exec(part) ?? [];
  if (!begin) return { text: part, remarks: [] };
  const { text, remarks } = migrateSheet({ path: '', text: sheet }, project);
  const before = lineOf(begin, begin.length) - 1;

  return {
    text: begin + text + end,
    remarks: remarks.map((one) => ({ ...one, line: one.line + before })),
  };
}

function inElements(part: string, project: Project) {
  const remarks: Omit<Remark, 'path'>[] = [];
  const text = part.replace(ATTRIBUTE, (whole, name: string, is: string, value: string, at: number) => {
    const made = name.toLowerCase() === 'class' ? inClass(value, project) : inStyle(value, project);
    remarks.push(...made.says.map((says) => ({ line: lineOf(part, at), says })));
    return made.text === value ? whole : `${name}${is}${made.text}`;
  });
  return { text, remarks };
}

function inClass(value: string, project: Project) {
  return inText(value, { isClass: true, isProperty: false, goesOn: false }, project);
}

function inStyle(value: string, project: Project) {
  const quote = value.slice(0, 1);
  const { text, remarks } = migrateSheet({ path: '', text: value.slice(1, -1) }, project);
  return { text: `${quote}${text}${quote}`, says: remarks.map(({ says }) => says) };
}

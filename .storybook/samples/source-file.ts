import ts from 'typescript';

/** A file with elements as the compiler reads it. Each node knows its parent, so that its text can be asked for. */
export function sourceFile(file: string, text: string): ts.SourceFile {
  return ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
}

import ts from 'typescript';
import { sourceFile } from './source-file';

/** Where a name of a story file comes from. */
export interface Imported {
  module: string;
  isType: boolean;
  /** The name in the module: `default` of a default import, `*` of all of it. */
  name: string;
}

/** A file of stories, as written. */
export interface StoryFile {
  source: ts.SourceFile;
  imports: ReadonlyMap<string, Imported>;
  /** What the file declares beside its stories. */
  declarations: ReadonlyMap<string, ts.Statement>;
  meta: ts.ObjectLiteralExpression | undefined;
  stories: ReadonlyMap<string, ts.ObjectLiteralExpression>;
}

export function readStoryFile(path: string, text: string): StoryFile {
  const source = sourceFile(path, text);
  const imports = new Map<string, Imported>();
  const declarations = new Map<string, ts.Statement>();
  const stories = new Map<string, ts.ObjectLiteralExpression>();
  let meta: ts.ObjectLiteralExpression | undefined;

  for (const statement of source.statements) {
    for (const [name, from] of importsOf(statement)) imports.set(name, from);
    for (const [name, value] of declaredBy(statement)) {
      const object = value && objectOf(value);
      if (name === 'meta') meta = object;
      else if (object && meta && isExported(statement)) stories.set(name, object);
      else declarations.set(name, statement);
    }
  }

  return { source, imports, declarations, meta, stories };
}

/** The value of a property of a story or of the meta. */
export function propertyOf(
  object: ts.ObjectLiteralExpression | undefined,
  name: string,
): ts.Node | undefined {
  for (const property of object?.properties ?? []) {
    if (property.name?.getText() !== name) continue;
    if (ts.isPropertyAssignment(property)) return property.initializer;
    if (ts.isMethodDeclaration(property)) return property;
  }
  return undefined;
}

/** `{ … }` of `{ … } satisfies Meta<typeof Button>`. */
export function objectOf(value: ts.Node): ts.ObjectLiteralExpression | undefined {
  if (ts.isSatisfiesExpression(value) || ts.isAsExpression(value) || ts.isParenthesizedExpression(value)) {
    return objectOf(value.expression);
  }
  return ts.isObjectLiteralExpression(value) ? value : undefined;
}

export const withoutParentheses = (value: ts.Expression): ts.Expression =>
  ts.isParenthesizedExpression(value) ? withoutParentheses(value.expression) : value;

function* importsOf(statement: ts.Statement): Generator<[string, Imported]> {
  if (!ts.isImportDeclaration(statement) || !ts.isStringLiteral(statement.moduleSpecifier)) return;
  const { text: module } = statement.moduleSpecifier;
  const clause = statement.importClause;
  if (!clause) return;
  const isType = clause.phaseModifier === ts.SyntaxKind.TypeKeyword;
  const bindings = clause.namedBindings;

  if (clause.name) yield [clause.name.text, { module, isType, name: 'default' }];
  if (!bindings) return;
  if (ts.isNamespaceImport(bindings)) yield [bindings.name.text, { module, isType, name: '*' }];
  else {
    for (const { name, propertyName, isTypeOnly } of bindings.elements) {
      yield [name.text, { module, isType: isType || isTypeOnly, name: (propertyName ?? name).text }];
    }
  }
}

function* declaredBy(statement: ts.Statement): Generator<[string, ts.Expression | undefined]> {
  if (ts.isVariableStatement(statement)) {
    for (const { name, initializer } of statement.declarationList.declarations) {
      if (ts.isIdentifier(name)) yield [name.text, initializer];
      else
        for (const each of name.elements)
          if (ts.isBindingElement(each)) yield [each.name.getText(), undefined];
    }
    return;
  }
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isClassDeclaration(statement);
  if (isNamed && statement.name) yield [statement.name.text, undefined];
}

function isExported(statement: ts.Statement): boolean {
  return (
    ts.isVariableStatement(statement) &&
    (statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword) ?? false)
  );
}

import path from 'node:path';
import ts from 'typescript';
import { PROGRAM } from './ui-program';

/** A declaration at the top of a module, as the compiler writes it into the types that hosts read. */
export interface Declared {
  /** The source. */
  file: string;
  name: string;
  text: string;
  statements: readonly ts.Statement[];
}

interface Module {
  declared: Map<string, Declared>;
  /** Names that stand for declarations of other modules of ours. */
  imported: Map<string, { from: string; name: string }>;
}

const TYPES = typesOf(PROGRAM);
const modules = new Map<string, Module>();

/** In the module, or in that from which it has the name; none, if that is not ours. */
export function declared(file: string, name: string): Declared | undefined {
  const module = moduleOf(file);
  const own = module.declared.get(name);
  if (own) return own;

  const imported = module.imported.get(name);
  return imported && declared(imported.from, imported.name);
}

/** The declarations of ours that one names. */
export function namesIn({ file, statements }: Declared): Declared[] {
  const found: (Declared | undefined)[] = [];
  const visit = (node: ts.Node) => {
    const name = nameIn(node);
    if (ts.isImportTypeNode(node)) {
      const from = sourceFrom(file, node.argument);
      if (from && name) found.push(declared(from, name));
    } else if (name) found.push(declared(file, name));
    ts.forEachChild(node, visit);
  };
  statements.forEach(visit);
  return found.filter((one) => one !== undefined);
}

/** `A` of the types `A<B>`, `A.B`, `typeof A` and `import('a').A`, and of `extends A`. */
function nameIn(node: ts.Node): string | undefined {
  if (ts.isTypeReferenceNode(node)) return firstOf(node.typeName);
  if (ts.isTypeQueryNode(node)) return firstOf(node.exprName);
  if (ts.isImportTypeNode(node)) return node.qualifier && firstOf(node.qualifier);
  if (ts.isExpressionWithTypeArguments(node)) return node.expression.getText().split('.')[0];
  return undefined;
}

function firstOf(name: ts.EntityName): string {
  return ts.isIdentifier(name) ? name.text : firstOf(name.left);
}

function moduleOf(file: string): Module {
  const known = modules.get(file);
  if (known) return known;

  const source = ts.createSourceFile(file, declarationsOf(file), ts.ScriptTarget.Latest, true);
  const module: Module = { declared: new Map(), imported: new Map() };
  for (const statement of source.statements) {
    for (const name of namesOf(statement)) {
      const statements = [...(module.declared.get(name)?.statements ?? []), statement];
      module.declared.set(name, { file, name, statements, text: statements.map(textOf).join('\n') });
    }
    for (const [local, name, from] of importsOf(file, statement)) module.imported.set(local, { from, name });
  }
  modules.set(file, module);
  return module;
}

/** A program of the same files that writes their declarations and checks nothing: that is done elsewhere and takes long. */
function typesOf(program: ts.Program): ts.Program {
  const options: ts.CompilerOptions = {
    ...program.getCompilerOptions(),
    noCheck: true,
    noEmit: false,
    declaration: true,
    emitDeclarationOnly: true,
    removeComments: true,
    // Another export must not change the order of a union elsewhere.
    stableTypeOrdering: true,
  };
  const host = { ...ts.createCompilerHost(options), getSourceFile: program.getSourceFile };
  return ts.createProgram(program.getRootFileNames(), options, host, program);
}

function declarationsOf(file: string): string {
  let text = '';
  const write = (_name: string, content: string) => {
    text = content;
  };
  TYPES.emit(TYPES.getSourceFile(file), write, undefined, true);
  return text;
}

function namesOf(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement);
  return isNamed && statement.name ? [statement.name.text] : [];
}

function importsOf(file: string, statement: ts.Statement): (readonly [string, string, string])[] {
  const isImport = ts.isImportDeclaration(statement);
  if (!isImport && !ts.isExportDeclaration(statement)) return [];

  const from = statement.moduleSpecifier && sourceFrom(file, statement.moduleSpecifier);
  const names = isImport ? statement.importClause?.namedBindings : statement.exportClause;
  if (!from || !names || !(ts.isNamedImports(names) || ts.isNamedExports(names))) return [];
  return names.elements.map(({ name, propertyName }) => [name.text, (propertyName ?? name).text, from]);
}

/** The source of a relative name; none of a package. */
function sourceFrom(file: string, specifier: ts.Node): string | undefined {
  const name = specifier.getText().slice(1, -1);
  if (!name.startsWith('.')) return undefined;
  const base = path.resolve(path.dirname(file), name);
  return ['.ts', '.tsx', '/index.ts'].map((end) => base + end).find((one) => TYPES.getSourceFile(one));
}

const textOf = (statement: ts.Statement) => statement.getText().replace(/^(?:export )?(?:declare )?/, '');

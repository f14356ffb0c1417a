import path from 'node:path';
import { Parser } from 'react-docgen-typescript';
import ts from 'typescript';
import { PROP_TABLES } from '../.storybook/prop-tables';
import { declaredDefaults, propertiesOf } from './prop-declarations';

const PACKAGE = path.resolve('packages/ui');

export interface Documented {
  /** `Button`, or `Button.variant`, with the places of its declaration. */
  name: string;
  description: string;
}

export interface DocumentedProp extends Documented {
  type: string;
  /** The default in the table. */
  shown: string | undefined;
  /** Whether the prop may be left out, and the code, here or in a part that gets the prop, then takes a default. */
  hasDefault: boolean;
}

/** What Storybook tells of the components and props of every entry of @urzad/ui. */
export function propDocs(entries: readonly string[]): { components: Documented[]; props: DocumentedProp[] } {
  const program = programOf(entries.map((entry) => path.join(PACKAGE, entry)));
  const parser = new Parser(program, PROP_TABLES);
  const defaults = declaredDefaults(program);
  const components: Documented[] = [];
  const props: DocumentedProp[] = [];

  for (const component of exportedComponents(program)) {
    const [declaration] = component.declarations ?? [];
    const info = declaration && parser.getComponentInfo(component, declaration.getSourceFile());
    if (!info) continue;

    components.push({ name: named(info.displayName, [declaration]), description: info.description });
    const declared = propertiesOf(program, component);
    for (const { name, type, description, defaultValue, required } of Object.values(info.props)) {
      const places = declared.get(name) ?? [];
      props.push({
        name: named(`${info.displayName}.${name}`, places),
        type: type.raw ?? type.name,
        description,
        shown: defaultValue?.value ?? undefined,
        hasDefault: !required && places.some((place) => defaults.has(place)),
      });
    }
  }

  return { components, props };
}

function programOf(files: string[]): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(path.join(PACKAGE, 'tsconfig.json'), undefined, {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  });
  return ts.createProgram(files, config?.options ?? {});
}

function exportedComponents(program: ts.Program): ts.Symbol[] {
  const checker = program.getTypeChecker();
  const modules = program
    .getRootFileNames()
    .flatMap((file) => checker.getSymbolAtLocation(program.getSourceFile(file) as ts.SourceFile) ?? []);
  const symbols = modules
    .flatMap((module) => checker.getExportsOfModule(module))
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol));

  return [...new Set(symbols)].filter(
    ({ flags, name }) => flags & ts.SymbolFlags.Function && /^[A-Z]/.test(name),
  );
}

function named(name: string, places: readonly ts.Declaration[]): string {
  const lines = places.map((place) => {
    const source = place.getSourceFile();
    const { line } = source.getLineAndCharacterOfPosition(place.getStart());
    return `${path.relative('.', source.fileName)}:${line + 1}`;
  });
  return `${name} (${lines.join(', ')})`;
}

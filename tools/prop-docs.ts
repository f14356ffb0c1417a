import path from 'node:path';
import { Parser } from 'react-docgen-typescript';
import ts from 'typescript';
import { PROP_TABLES } from '../.storybook/prop-tables';
import { declaredDefaults, propertiesOf } from './prop-declarations';
import { ENTRIES, PROGRAM } from './ui-program';

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
export function propDocs(): { components: Documented[]; props: DocumentedProp[] } {
  const parser = new Parser(PROGRAM, PROP_TABLES);
  const defaults = declaredDefaults(PROGRAM);
  const components: Documented[] = [];
  const props: DocumentedProp[] = [];

  for (const component of exportedComponents()) {
    const [declaration] = component.declarations ?? [];
    const info = declaration && parser.getComponentInfo(component, declaration.getSourceFile());
    if (!info) continue;

    components.push({ name: named(info.displayName, [declaration]), description: info.description });
    const declared = propertiesOf(PROGRAM, component);
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

function exportedComponents(): ts.Symbol[] {
  const checker = PROGRAM.getTypeChecker();
  const modules = ENTRIES.flatMap((entry) => {
    const source = PROGRAM.getSourceFile(entry);
    return (source && checker.getSymbolAtLocation(source)) ?? [];
  });
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

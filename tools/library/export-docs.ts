import ts from 'typescript';
import { exportsOfEntries, PROGRAM, placeOf } from './ui-program';

/** The exports of @urzad/ui, and the members of its exported types, that no comment explains. */
export function unexplainedExports(): string[] {
  const checker = PROGRAM.getTypeChecker();
  const isExplained = (symbol: ts.Symbol) => symbol.getDocumentationComment(checker).length > 0;

  return exportsOfEntries().flatMap((symbol) => {
    const [declaration] = symbol.declarations ?? [];
    // Props are in the tables of their components, and words of labels say what they are for by their keys.
    if (!declaration || /Props$/.test(symbol.name)) return [];
    const isType = ts.isInterfaceDeclaration(declaration) && !/Labels$/.test(symbol.name);
    const members = isType ? declaration.members : [];
    const unexplained = members.filter(({ name }) => {
      const member = name && checker.getSymbolAtLocation(name);
      return member && !isExplained(member);
    });

    return [
      ...(isExplained(symbol) ? [] : [`${symbol.name} (${placeOf(declaration)})`]),
      ...unexplained.map((member) => `${symbol.name}.${member.name?.getText()} (${placeOf(member)})`),
    ];
  });
}

import ts from 'typescript';

const isOurs = (declaration: ts.Node) => !declaration.getSourceFile().fileName.includes('/node_modules/');

/** The props of a component by name, with their declarations in our sources. */
export function propertiesOf(program: ts.Program, component: ts.Symbol): Map<string, ts.Declaration[]> {
  const checker = program.getTypeChecker();
  const signatures = checker.getTypeOfSymbol(component).getCallSignatures();
  const types = signatures
    .flatMap((signature) => signature.getParameters().slice(0, 1))
    .map((parameter) => checker.getTypeOfSymbol(parameter))
    .flatMap((type) => (type.isUnion() ? type.types : [type]));
  const declared = new Map<string, ts.Declaration[]>();

  for (const property of types.flatMap((type) => type.getProperties())) {
    const places = (property.declarations ?? []).filter(isOurs);
    declared.set(property.name, [...new Set([...(declared.get(property.name) ?? []), ...places])]);
  }

  return declared;
}

/**
 * The properties that the code gives a default: `{ size = 'md' }` and `size ?? 'md'`. An empty one, as `''` or `[]`, is
 * none to tell: it is what a reader expects.
 */
export function declaredDefaults(program: ts.Program): Set<ts.Declaration> {
  const checker = program.getTypeChecker();
  const found = new Set<ts.Declaration>();

  const add = (property: ts.Symbol | undefined) => {
    for (const place of property?.declarations ?? []) if (isOurs(place)) found.add(place);
  };
  const visit = (node: ts.Node) => {
    if (ts.isBindingElement(node) && node.initializer && !isEmpty(checker, node.initializer)) {
      add(propertyOfBinding(checker, node));
    }
    if (isFallback(node) && isConstant(checker, node.right)) add(propertyOf(checker, node.left));
    ts.forEachChild(node, visit);
  };
  for (const source of program.getSourceFiles()) {
    if (isOurs(source) && !/\.d\.ts$|\.sample\.tsx$/.test(source.fileName)) ts.forEachChild(source, visit);
  }

  return found;
}

const isFallback = (node: ts.Node): node is ts.BinaryExpression =>
  ts.isBinaryExpression(node) && node.operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken;

/** `''`, `[]`, an object of such values, or a constant that is one. */
function isEmpty(checker: ts.TypeChecker, value: ts.Expression): boolean {
  if (ts.isObjectLiteralExpression(value)) {
    return value.properties.every(
      (each) => ts.isPropertyAssignment(each) && isEmpty(checker, each.initializer),
    );
  }
  if (/^(''|\[\]|false|undefined|null)$/.test(value.getText())) return true;

  const declaration = ts.isIdentifier(value) && checker.getSymbolAtLocation(value)?.valueDeclaration;
  return declaration && ts.isVariableDeclaration(declaration) && declaration.initializer
    ? isEmpty(checker, declaration.initializer)
    : false;
}

/** A literal, or a constant in capital letters: no other value that takes the place. */
const isConstant = (checker: ts.TypeChecker, value: ts.Expression) =>
  !isEmpty(checker, value) &&
  (ts.isLiteralExpression(value) || /^(true|-\d+|[A-Z][A-Z0-9_]+)$/.test(value.getText()));

function propertyOf(checker: ts.TypeChecker, value: ts.Expression): ts.Symbol | undefined {
  if (ts.isPropertyAccessExpression(value)) return checker.getSymbolAtLocation(value.name);
  const declaration = checker.getSymbolAtLocation(value)?.valueDeclaration;
  return declaration && ts.isBindingElement(declaration)
    ? propertyOfBinding(checker, declaration)
    : undefined;
}

function propertyOfBinding(checker: ts.TypeChecker, element: ts.BindingElement): ts.Symbol | undefined {
  const name = element.propertyName ?? element.name;
  if (!ts.isObjectBindingPattern(element.parent) || !ts.isIdentifier(name)) return undefined;

  return checker.getPropertyOfType(checker.getTypeAtLocation(element.parent), name.text);
}

/** Codes by the path of their field: `lastname`, `children.0.pesel`. A nested field's path begins with that of its group. */
export type ErrorCodes<Code extends string = string> = Readonly<Record<string, Code>>;

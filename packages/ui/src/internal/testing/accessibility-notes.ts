/**
 * What a person without a mouse or a screen needs to know of a widget: the accessibility page of its documentation.
 * Stands in `parameters.accessibility` of the widget's stories.
 */
export interface AccessibilityNotes {
  /** Each key with what it does; empty for a widget that takes no keys. */
  keys: readonly (readonly [key: string, does: string])[];
  /** Roles and states, and where the name comes from. */
  roles: string;
  /** What a screen reader says, in Polish, between Polish quotation marks. */
  reads: string;
}

/**
 * A widget for people without a mouse or a screen: the accessibility page of its documentation. In
 * `parameters.accessibility` of the widget's stories.
 */
export interface AccessibilityNotes {
  /** Each key and its action; empty for a widget without keys. */
  keys: readonly (readonly [key: string, does: string])[];
  /** Roles and states, and the source of the name. */
  roles: string;
  /** What a screen reader reads, in Polish, in Polish quotation marks. */
  reads: string;
}

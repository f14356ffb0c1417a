/**
 * A widget for people without a mouse or a screen: the accessibility page of its documentation. In
 * `parameters.accessibility` of the widget's stories.
 */
export interface AccessibilityNotes {
  /**
   * Each key, its action, and the story of the same folder that proves it; empty for a widget without keys. A row without
   * a story is told as one that no test presses.
   */
  keys: readonly (readonly [key: string, does: string, story?: string])[];
  /** Roles and states, and the source of the name. */
  roles: string;
  /** What a screen reader reads, in Polish, in Polish quotation marks. */
  reads: string;
}

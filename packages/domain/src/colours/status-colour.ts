/** Colours a status may have (Spec §3). Never alone: an icon and the label stand beside it. */
export type StatusColour = 'grey' | 'blue' | 'orange' | 'purple' | 'green' | 'red';

export interface StatusInfo {
  pl: string;
  en: string;
  colour: StatusColour;
}

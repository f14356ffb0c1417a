/** Why a card has not moved. */
export interface Stay {
  card: number;
  /** The column in which it stays; of one that moved elsewhere there is none. */
  column?: string | undefined;
  text: string;
  /** The step is taken on the screen of the card. */
  hasForm: boolean;
}

/**
 * A card in the vault of the bank. The shop knows its last digits and a token for it, never its number (CARDS-014). `expiry` is MM/AA. The
 * token stays out of every chart, log and storage.
 */
export type SavedCard = {
  id: string;
  token: string;
  brand: string;
  lastDigits: string;
  holder: string;
  expiry: string;
  isPreferred: boolean;
};

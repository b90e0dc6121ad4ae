/** A card in the vault of the bank. The shop knows its last digits, never its number (CARDS-014). `expiry` is MM/AA. */
export type SavedCard = { id: string; brand: string; lastDigits: string; holder: string; expiry: string; isPreferred: boolean };

/** A card at the bank. The fingerprint is equal for equal numbers. */
export interface KeptCard {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
  readonly fingerprint: string;
}

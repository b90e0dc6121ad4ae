export interface Legs {
  readonly from: number;
  readonly to: number;
}

export type ClaimKind = 'selected' | 'blocked' | 'sold';

/** A claim of a run. `legs` is `[from, to)`. */
export interface Claim {
  readonly seat: number;
  readonly from: number;
  readonly to: number;
  readonly kind: ClaimKind;
  readonly holder: string;
  readonly cartId: string | null;
  readonly expiresAt: Date | null;
  readonly version: number;
}

export type OwnClaim = Omit<Claim, 'holder'>;

export interface CartClaim extends OwnClaim {
  readonly runId: string;
}

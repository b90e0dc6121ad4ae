/** How a provider knows the shop. */
export interface SocialShop {
  readonly clientId: string;
  readonly clientSecret: string;
  readonly redirectUri: string;
  /** The origin of the shop. */
  readonly origin: string;
}

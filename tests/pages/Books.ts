export type Charge = { paymentId: string; status: string; charged: number };

/** The bank's books for one browser session. */
export class Books {
  readonly url: string;
  readonly session: string;

  constructor(sandboxUrl: string, session: string) {
    this.url = `${sandboxUrl}/switchboard/charges.json`;
    this.session = session;
  }

  /** Every requested payment; `charged` is captured and not refunded, in 1/100000 peso. */
  async charges(): Promise<Charge[]> {
    const answer = await fetch(this.url, { headers: { 'sandbox-session': this.session } });
    const { charges }: { charges: Charge[] } = await answer.json();
    return charges;
  }

  /** Number of payments that were charged and not refunded. */
  async paid(): Promise<number> {
    return (await this.charges()).filter(({ charged }) => charged > 0).length;
  }
}

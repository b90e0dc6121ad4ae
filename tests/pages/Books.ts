export type Charge = { paymentId: string; status: string; charged: number };

/** What the sandbox bank has in its books for one browser session. */
export class Books {
  readonly url: string;

  constructor(sandboxUrl: string, session: string) {
    this.url = `${sandboxUrl}/switchboard/charges.json?${new URLSearchParams({ session })}`;
  }

  /** Every payment that the bank was asked for; `charged` is what was captured and not given back, in 1/100000 peso. */
  async charges(): Promise<Charge[]> {
    const answer = await fetch(this.url);
    const { charges }: { charges: Charge[] } = await answer.json();
    return charges;
  }

  /** How many payments were charged and not given back. */
  async paid(): Promise<number> {
    return (await this.charges()).filter(({ charged }) => charged > 0).length;
  }
}

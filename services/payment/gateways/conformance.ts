import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { BankAnswer, BankGateway, BankPayment, BankRequest, BankWord, CardCharge } from './bank.ts';

/** A bank under test, with what only its tests can do. */
export interface BankUnderTest {
  readonly bank: BankGateway;
  /** The same gateway with an address at which nobody answers. */
  readonly unreached: BankGateway;
  /** Makes a card readable for the bank alone, as its key or its fields do in a browser. */
  seal(number: string, cvv: string): Promise<Pick<CardCharge, 'cardNumber' | 'cvv'>>;
  /** The code of a kept card, made as `seal` does. */
  sealCode(cvv: string): Promise<string>;
  /** What the cardholder answers on the page of the challenge. */
  answerChallenge(url: string, code: string): Promise<void>;
  /** The messages that the bank has sent so far. */
  messages(): readonly BankRequest[];
  /** Milliseconds of its clock. */
  now(): number;
  /** The clock goes on. */
  forward(seconds: number): void;
  close(): Promise<void>;
}

/** Numbers by what a bank answers to them in its test mode. */
const numbers = {
  good: '4242424242424242',
  other: '5555555555554444',
  refused: '4000000000000002',
  poor: '4000000000009995',
  expired: '4000000000000069',
  wrongCode: '4000000000000127',
  challenged: '4000002500003155',
  challengedInVain: '4000008400001629',
  answerLost: '4000999400000019',
  neverAnswers: '4000999100000012',
} as const;

const price = 47_500_000;
let last = 0;

/** The cases that every implementation of BankGateway passes; `docs/banks.md` explains them. */
export function bankConformance(name: string, open: () => Promise<BankUnderTest>): void {
  describe(name, () => {
    let world: BankUnderTest;
    beforeAll(async () => {
      world = await open();
    });
    afterAll(() => world.close());

    /** A payment as the saga knows it: its id at the bank is stored when the bank tells it. */
    class Paying {
      paymentId = `p_conformance_${(last += 1)}`;
      bankId: string | null = null;
      amount = price;
      currency = 'MXN';
      mayBegin = true;

      async authorise(number: string, { cvv = '123', ...more }: Partial<CardCharge> & { cvv?: string } = {}): Promise<BankAnswer> {
        const card = more.cardToken ? { cardNumber: null, cvv: await world.sealCode(cvv) } : await world.seal(number, cvv);
        return this.charge({ ...card, ...more });
      }

      async charge(card: Partial<CardCharge>): Promise<BankAnswer> {
        const answer = await world.bank.authorise(
          {
            paymentId: this.paymentId,
            amount: this.amount,
            currency: this.currency,
            cardNumber: null,
            cardToken: null,
            cvv: null,
            expiryMonth: '12',
            expiryYear: '2030',
            holderName: 'Ana Peña',
            ddc: null,
            ddcSecret: null,
            shopperIp: '203.0.113.7',
            reference: 'ANDEN1Web',
            returnOrigin: 'http://localhost:3000',
            keepsCard: false,
            ...card,
          },
          (bankId) => {
            if (this.mayBegin) this.bankId = bankId;
            return Promise.resolve(this.mayBegin);
          },
        );
        if (typeof answer === 'object') this.bankId = answer.bankId;
        return answer;
      }
    }

    const wordIn = (answer: BankWord | string): BankWord => {
      if (typeof answer === 'string') throw new Error(`the bank said ${answer}`);
      return answer;
    };
    const statusOf = async (payment: BankPayment) => wordIn(await world.bank.status(payment)).status;
    /** Captured and refunded amounts of a payment. */
    const moved = async ({ bankId }: Paying) => {
      const all = await world.bank.movements(new Date(world.now() - 3_600_000), new Date(world.now() + 3_600_000));
      if (all === 'silence') throw new Error('the bank does not list its movements');
      return all.filter((movement) => movement.bankId === bankId).map(({ kind, amount, currency }) => `${kind} ${amount} ${currency}`);
    };
    const captured = async (number: string = numbers.good): Promise<Paying> => {
      const payment = new Paying();
      await payment.authorise(number);
      expect(await world.bank.capture(payment)).toBe('done');
      return payment;
    };

    it('offers a key for which cards are encrypted, or fields of its own', async () => {
      const offer = await world.bank.offer();
      expect([offer?.publicKey, offer?.fields].filter((part) => part != null)).toHaveLength(1);
      expect(URL.canParse(offer?.origin ?? '')).toBe(true);
    });

    it('authorises a charge and captures it once', async () => {
      const payment = new Paying();
      expect(wordIn(await payment.authorise(numbers.good))).toMatchObject({
        status: 'authorised',
        reason: undefined,
        challenge: undefined,
      });
      expect(await statusOf(payment)).toBe('authorised');
      expect(await moved(payment)).toEqual([]);
      expect(await world.bank.capture(payment)).toBe('done');
      expect(await world.bank.capture(payment)).toBe('done');
      expect(await statusOf(payment)).toBe('captured');
      expect(await moved(payment)).toEqual([`capture ${price} MXN`]);
    });

    it('charges the same payment once, however often it is asked', async () => {
      const payment = new Paying();
      const card = await world.seal(numbers.good, '123');
      const answers = [await payment.charge(card), await payment.charge(card)].map((answer) => wordIn(answer));
      expect(answers.map(({ status, bankId }) => ({ status, bankId }))).toEqual([
        { status: 'authorised', bankId: payment.bankId },
        { status: 'authorised', bankId: payment.bankId },
      ]);
      await world.bank.capture(payment);
      expect(await moved(payment)).toEqual([`capture ${price} MXN`]);
    });

    it.each([
      ['refused', 'card-refused'],
      ['poor', 'insufficient-funds'],
      ['expired', 'card-expired'],
      ['wrongCode', 'cvv-wrong'],
    ] as const)('says why a card is refused: %s', async (card, reason) => {
      const payment = new Paying();
      expect(wordIn(await payment.authorise(numbers[card]))).toMatchObject({ status: 'refused', reason });
      expect(wordIn(await world.bank.status(payment))).toMatchObject({ status: 'refused', reason });
      expect(await world.bank.capture(payment)).toBe('refused');
      expect(await moved(payment)).toEqual([]);
    });

    it('asks the cardholder, and authorises after the answer', async () => {
      const payment = new Paying();
      const { status, challenge } = wordIn(await payment.authorise(numbers.challenged));
      expect(status).toBe('challenge');
      expect(await world.bank.capture(payment)).toBe('refused');
      await world.answerChallenge(challenge?.url ?? '', '1234');
      expect(await statusOf(payment)).toBe('authorised');
      expect(await world.bank.capture(payment)).toBe('done');
    });

    it('refuses what the cardholder did not confirm', async () => {
      const payment = new Paying();
      const { challenge } = wordIn(await payment.authorise(numbers.challengedInVain));
      await world.answerChallenge(challenge?.url ?? '', '1234');
      expect(wordIn(await world.bank.status(payment))).toMatchObject({ status: 'refused', reason: 'challenge-failed' });
    });

    it('says that a card was not made for it, and charges nothing', async () => {
      const payment = new Paying();
      expect(await payment.charge({ cardNumber: 'pm_of_another_bank', cvv: null })).toBe('unreadable');
      expect(await moved(payment)).toEqual([]);
    });

    it('has charged what it did not answer, and says so when it is asked', async () => {
      const payment = new Paying();
      const answer = await payment.authorise(numbers.answerLost);
      // A client may repeat a lost call by its key itself.
      if (typeof answer === 'string') expect(answer).toBe('silence');
      expect(await statusOf(payment)).toBe('authorised');
    });

    it('decides later about what it did not answer', async () => {
      const payment = new Paying();
      expect(await payment.authorise(numbers.neverAnswers)).toBe('silence');
      expect(await statusOf(payment)).toBe('processing');
      expect(await world.bank.cancel(payment)).toBe('deciding');
      expect(await world.bank.capture(payment)).toBe('refused');
    });

    it('has not seen a payment that never reached it', async () => {
      const payment = new Paying();
      expect(await world.bank.status(payment)).toBe('never-seen');
    });

    it('charges nothing when the payment was closed before it began', async () => {
      const payment = new Paying();
      expect(wordIn(await world.bank.cancel(payment)).status).toBe('voided');
      payment.mayBegin = false;
      const answer = await payment.authorise(numbers.good);
      expect(typeof answer === 'string' ? answer : answer.status).toMatch(/^(?:unreached|voided)$/);
      expect(await world.bank.capture(payment)).toBe('refused');
      expect(await moved(payment)).toEqual([]);
    });

    it('voids what it authorised, also while the cardholder is asked', async () => {
      for (const number of [numbers.good, numbers.challenged]) {
        const payment = new Paying();
        await payment.authorise(number);
        expect(wordIn(await world.bank.cancel(payment)).status).toBe('voided');
        expect(wordIn(await world.bank.cancel(payment)).status).toBe('voided');
        expect(await statusOf(payment)).toBe('voided');
        expect(await world.bank.capture(payment)).toBe('refused');
        expect(await moved(payment)).toEqual([]);
      }
    });

    it('refunds what it captured when it is cancelled, once', async () => {
      const payment = await captured();
      expect(wordIn(await world.bank.cancel(payment)).status).toBe('refunded');
      expect(wordIn(await world.bank.cancel(payment)).status).toBe('refunded');
      expect((await moved(payment)).toSorted()).toEqual([`capture ${price} MXN`, `refund ${price} MXN`]);
    });

    it('refunds parts by their keys, and never more than it captured', async () => {
      const payment = await captured();
      const part = 10_000_000;
      expect(await world.bank.refund(payment, { key: `${payment.paymentId} a`, amount: part })).toBe('done');
      expect(await world.bank.refund(payment, { key: `${payment.paymentId} a`, amount: part })).toBe('done');
      expect(await moved(payment)).toEqual([`capture ${price} MXN`, `refund ${part} MXN`]);
      expect(await world.bank.refund(payment, { key: `${payment.paymentId} b`, amount: price - part + 1000 })).toBe('refused');
      expect(await statusOf(payment)).toBe('captured');
      expect(await world.bank.refund(payment, { key: `${payment.paymentId} c`, amount: price - part })).toBe('done');
      expect(await statusOf(payment)).toBe('refunded');
      expect((await moved(payment)).toSorted()).toEqual([`capture ${price} MXN`, `refund ${part} MXN`, `refund ${price - part} MXN`]);
      expect(await world.bank.refund(payment, { key: `${payment.paymentId} d`, amount: 1000 })).toBe('refused');
    });

    it('refunds what is left when a charge with a refund is cancelled', async () => {
      const payment = await captured();
      await world.bank.refund(payment, { key: `${payment.paymentId} a`, amount: 10_000_000 });
      expect(wordIn(await world.bank.cancel(payment)).status).toBe('refunded');
      expect((await moved(payment)).toSorted()).toEqual([
        `capture ${price} MXN`,
        'refund 10000000 MXN',
        `refund ${price - 10_000_000} MXN`,
      ]);
    });

    it('refunds nothing that it did not capture', async () => {
      const payment = new Paying();
      await payment.authorise(numbers.good);
      expect(await world.bank.refund(payment, { key: `${payment.paymentId} a`, amount: 1000 })).toBe('refused');
      expect(await statusOf(payment)).toBe('authorised');
    });

    it('lists movements from an instant until before another', async () => {
      world.forward(7200);
      const from = new Date(world.now());
      const payment = await captured();
      world.forward(1);
      const until = new Date(world.now());
      const idsIn = async (start: Date, end: Date) => {
        const all = await world.bank.movements(start, end);
        return all === 'silence' ? all : all.map(({ bankId }) => bankId);
      };
      expect(await idsIn(from, until)).toEqual([payment.bankId]);
      expect(await idsIn(new Date(from.getTime() - 1000), from)).toEqual([]);
      expect(await idsIn(until, new Date(until.getTime() + 1000))).toEqual([]);
    });

    it('keeps a card, charges it by its token and its code, and knows it again', async () => {
      const keep = async (number: string) => {
        const { cardNumber, cvv } = await world.seal(number, '123');
        return world.bank.keepCard({ number: cardNumber ?? '', cvv, expiryMonth: '12', expiryYear: '2030', holderName: 'Ana Peña' });
      };
      const [kept, again, other] = [await keep(numbers.good), await keep(numbers.good), await keep(numbers.other)];
      if (typeof kept === 'string' || typeof again === 'string' || typeof other === 'string') throw new Error('no card was kept');
      expect(kept).toMatchObject({ brand: 'VISA', last4: '4242' });
      expect(other).toMatchObject({ brand: 'MASTERCARD', last4: '4444' });
      expect(again.fingerprint).toBe(kept.fingerprint);
      expect(other.fingerprint).not.toBe(kept.fingerprint);
      for (let time = 0; time < 2; time += 1) {
        const payment = new Paying();
        expect(wordIn(await payment.authorise('', { cardToken: kept.token })).status).toBe('authorised');
      }
      const wrong = new Paying();
      expect(wordIn(await wrong.authorise('', { cardToken: kept.token, cvv: '1' }))).toMatchObject({
        status: 'refused',
        reason: 'cvv-wrong',
      });
    });

    it('does not keep a card that it would refuse', async () => {
      const { cardNumber, cvv } = await world.seal(numbers.expired, '123');
      const kept = await world.bank.keepCard({
        number: cardNumber ?? '',
        cvv,
        expiryMonth: '12',
        expiryYear: '2030',
        holderName: 'Ana Peña',
      });
      expect(kept).toBe('card-expired');
    });

    it('keeps the card of a charge that asks for it', async () => {
      const payment = new Paying();
      const card = await world.seal(numbers.good, '123');
      expect(wordIn(await payment.charge({ ...card, keepsCard: true })).status).toBe('authorised');
      const kept = await world.bank.keepCharged(payment, {
        number: card.cardNumber ?? '',
        cvv: card.cvv,
        expiryMonth: '12',
        expiryYear: '2030',
        holderName: 'Ana Peña',
      });
      if (typeof kept === 'string') throw new Error(kept);
      const next = new Paying();
      expect(wordIn(await next.authorise('', { cardToken: kept.token })).status).toBe('authorised');
    });

    it('says why a card is refused that it should keep', async () => {
      const payment = new Paying();
      const card = await world.seal(numbers.expired, '123');
      expect(wordIn(await payment.charge({ ...card, keepsCard: true }))).toMatchObject({ status: 'refused', reason: 'card-expired' });
      expect(await moved(payment)).toEqual([]);
    });

    it('tells by itself what a cardholder decided, in a message that nobody else can write', async () => {
      const payment = new Paying();
      const { challenge } = wordIn(await payment.authorise(numbers.challenged));
      await world.answerChallenge(challenge?.url ?? '', '1234');
      const mine = (): BankRequest | undefined => world.messages().find(({ rawBody }) => rawBody.includes(payment.paymentId));
      await expect.poll(mine, { timeout: 15_000 }).toBeDefined();
      const message = mine();
      if (message === undefined) throw new Error('no message');
      expect(world.bank.read(message)).toMatchObject({
        paymentId: payment.paymentId,
        word: { status: 'authorised', bankId: payment.bankId },
      });
      expect(world.bank.read({ ...message, rawBody: `${message.rawBody} ` })).toBe('forged');
      expect(world.bank.read({ ...message, headers: {} })).toBe('forged');
      expect(world.bank.read({ ...message, now: message.now + 299_000 })).not.toBe('old');
      expect(world.bank.read({ ...message, now: message.now + 302_000 })).toBe('old');
    });

    it('is silent, and charges nothing, when it is not reached', async () => {
      const payment = new Paying();
      const card = await world.seal(numbers.good, '123');
      const reached = world;
      world = { ...world, bank: world.unreached };
      try {
        expect(await payment.charge(card)).toBe('unreached');
        const known = { ...payment, bankId: 'pi_known', paymentId: payment.paymentId };
        expect(await world.bank.status(known)).toBe('silence');
        expect(await world.bank.capture(known)).toBe('silence');
        expect(await world.bank.cancel(known)).toBe('silence');
        expect(await world.bank.refund(known, { key: 'a', amount: 1000 })).toBe('silence');
        expect(await world.bank.movements(new Date(0), new Date(1000))).toBe('silence');
      } finally {
        world = reached;
      }
      expect(await world.bank.status(payment)).toBe('never-seen');
    });
  });
}

import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { promotionModel } from './promotion.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([promotionModel], model, facts)).toEqual(facts);

describe('facts of promotion', () => {
  it('the offer is taken with its day, or declined at any time', () =>
    stated(0, [
      ['', 'returnDateMoved', 'stays; returnDate="2026-04-26"'],
      ['', 'offerAccepted', 'asking'],
      ['', 'offerDeclined', 'closed; ends returnDate=null'],
      ['offerAccepted', 'returnDateMoved', '-'],
      ['offerAccepted', 'offerDeclined', 'closed; ends returnDate=null'],
      ['offerAccepted', 'promoApplies', 'closed; ends returnDate="2026-04-19"; isWanted=true'],
      ['returnDateMoved offerAccepted', 'promoApplies', 'closed; ends returnDate="2026-04-26"; isWanted=true'],
      ['offerAccepted', 'promoFails', 'offered; failure'],
      ['offerAccepted promoFails', 'returnDateMoved', 'stays; returnDate="2026-04-26"; failure=null'],
      ['offerAccepted promoFails', 'offerAccepted', 'asking; failure=null'],
    ]));
});

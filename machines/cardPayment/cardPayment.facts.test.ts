import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { cardPaymentModels } from './cardPayment.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf(cardPaymentModels, model, facts)).toEqual(facts);

describe('facts of cardPayment', () => {
  it('a cart that is paid by card', () =>
    stated(0, [
      ['', 'providerComes', 'open.device.idle; provider'],
      ['', 'providerFails', 'open.device.unavailable'],
      ['', 'cardFilled', 'stays; card'],
      ['', 'paySubmitted', '-'],
      ['', '!watchCard', 'stays'],
      ['providerComes', 'cardFilled', 'open.device.collecting; card'],
      ['cardFilled', 'providerComes', 'open.device.collecting; provider'],
      ['cardFilled', 'paySubmitted', 'open.flow.bank.preparing'],
      ['providerComes cardFilled', 'otherCardFilled', 'stays; restarts deviceData; card'],
      ['providerComes cardFilled', 'deviceTold', 'open.device.idle; deviceFor=1'],
      ['providerComes cardFilled', '!deviceData', 'open.device.unavailable'],
      ['cardFilled paySubmitted', 'attemptPrepared', 'open.flow.bank.awaitingDevice; attempt'],
      ['cardFilled paySubmitted', 'noShopperIp', 'open.flow.form.alerting; failure'],
      ['providerComes cardFilled deviceTold', 'otherCardFilled', 'open.device.collecting; card'],
      ['providerComes cardFilled otherCardFilled', 'deviceSilent', 'open.device.idle; deviceFor=2'],
      ['providerFails cardFilled paySubmitted', 'attemptPrepared', 'open.flow.bank.charging; attempt'],
      ['cardFilled paySubmitted attemptPrepared', 'providerComes', 'open.device.collecting; provider'],
      ['cardFilled paySubmitted attemptPrepared', 'providerFails', 'open.device.unavailable open.flow.bank.charging'],
      ['cardFilled paySubmitted noShopperIp', 'alertClosed', 'open.flow.form.ready'],
      ['providerComes cardFilled paySubmitted attemptPrepared', 'otherCardFilled', 'stays; restarts deviceData; card'],
      ['providerComes cardFilled paySubmitted attemptPrepared', 'deviceTold', 'open.device.idle open.flow.bank.charging; deviceFor=1'],
      [
        'providerComes cardFilled otherCardFilled paySubmitted attemptPrepared',
        'deviceSilent',
        'open.device.idle open.flow.bank.charging; deviceFor=2',
      ],
      ['providerComes cardFilled paySubmitted attemptPrepared', '!deviceData', 'open.device.unavailable open.flow.bank.charging'],
      [
        'providerFails cardFilled paySubmitted attemptPrepared',
        'paymentAuthorised',
        'paid; ends kind="paid" orderId="o"; paymentId="p"; orderId="o"',
      ],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentChallenged', 'open.flow.bank.confirming; paymentId="p"; challenge'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentRefused', 'open.flow.form.declined; paymentId="p"; failure'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentRefunded', 'refunded; ends kind="unknown" payment; paymentId="p"'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentUnknown', 'unknown; ends kind="unknown" payment; paymentId="p"'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentLost', 'unknown; ends kind="unknown" payment'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentTooLate', 'late; ends kind="late"'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentRejected', 'open.flow.form.declined; failure'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentSold', 'paid; ends kind="paid" orderId="cart-1"; orderId="cart-1"'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'paymentWithheld', 'open.flow.form.ready; askSignIn'],
      ['providerFails cardFilled paySubmitted attemptPrepared', 'cardMissing', 'open.flow.form.alerting; failure'],
      [
        'providerFails cardFilled paySubmitted attemptPrepared paymentChallenged',
        'challengeAuthorised',
        'paid; ends kind="paid" orderId="o"; challenge=null; orderId="o"',
      ],
      [
        'providerFails cardFilled paySubmitted attemptPrepared paymentChallenged',
        'challengeRefused',
        'open.flow.form.declined; challenge=null; failure',
      ],
      [
        'providerFails cardFilled paySubmitted attemptPrepared paymentChallenged',
        'challengeRefunded',
        'refunded; ends kind="unknown" payment; challenge=null',
      ],
      [
        'providerFails cardFilled paySubmitted attemptPrepared paymentChallenged',
        'challengeUnknown',
        'unknown; ends kind="unknown" payment; challenge=null',
      ],
      ['providerFails cardFilled paySubmitted attemptPrepared paymentChallenged', '!challenge', 'unknown; ends kind="unknown" payment'],
      [
        'providerFails cardFilled paySubmitted attemptPrepared paymentRefused',
        'declineAccepted',
        'open.flow.form.ready; clearCard; attempt=null; paymentId=null; failure=null',
      ],
    ]));
});

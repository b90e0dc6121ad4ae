import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { confirmationModel } from './confirmation.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([confirmationModel], model, facts)).toEqual(facts);

describe('facts of confirmation', () => {
  it('a paid order', () =>
    stated(0, [
      ['', 'orderComes', 'shown.share.idle shown.passkey shown.pdf.idle; order'],
      ['', 'orderIsReserved', 'reserved; ends kind="reserved" orderId="order-1"'],
      ['', 'orderFails', 'failed; failure'],
      ['', 'orderMissing', 'withheld.missing'],
      ['', 'nobodySignedIn', 'withheld.signedOut'],
      ['', 'homeChosen', 'home; ends kind="home"'],
      ['orderComes', 'emailTyped', 'stays; emails="begona@example.com"'],
      ['orderComes', 'shareSubmitted', 'stays; shareError="missing"'],
      ['orderComes', 'pdfRequested', 'shown.pdf.downloading'],
      ['orderComes', 'editChosen', 'editing; editing'],
      ['orderComes', 'rideChosen', 'riding'],
      ['orderComes', '!passkeyCreation', 'stays'],
      ['orderFails', 'orderRetried', 'loading'],
      ['orderMissing', 'signInChosen', 'stays; askSignIn'],
      ['orderMissing', 'sessionOpened', 'loading'],
      ['orderComes emailTyped', 'shareSubmitted', 'shown.share.sending; sent'],
      ['orderComes pdfRequested', 'pdfSaved', 'shown.pdf.idle'],
      ['orderComes pdfRequested', 'pdfFails', 'shown.pdf.failed; pdfFailure'],
      ['orderComes editChosen', 'editDismissed', 'shown.share.idle shown.passkey shown.pdf.idle'],
      ['orderComes editChosen', 'editBegun', 'edited; ends change departure query kind="edit"; begun'],
      ['orderComes editChosen', '!edit', 'shown.share.idle shown.passkey shown.pdf.idle'],
      ['orderComes rideChosen', 'rideDismissed', 'shown.share.idle shown.passkey shown.pdf.idle'],
      ['orderComes rideChosen', '!rideCoupon', 'shown.share.idle shown.passkey shown.pdf.idle'],
      ['orderComes emailTyped shareSubmitted', 'emailTyped', 'stays'],
      ['orderComes emailTyped shareSubmitted', 'ticketsSent', 'shown.share.sent; emails=""'],
      ['orderComes emailTyped shareSubmitted', 'sendFails', 'shown.share.unsent; failure'],
      ['orderComes emailTyped shareSubmitted', 'editChosen', 'stays'],
      ['orderComes emailTyped shareSubmitted', 'rideChosen', 'stays'],
      ['orderComes pdfRequested pdfFails', 'pdfRequested', 'shown.pdf.downloading'],
      ['orderComes emailTyped shareSubmitted sendFails', 'shareSubmitted', 'shown.share.sending'],
    ]));
});

import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { phoneCodeModel } from './phoneCode.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([phoneCodeModel], model, facts)).toEqual(facts);

describe('facts of phoneCode', () => {
  it('a code by SMS', () =>
    stated(0, [
      ['', 'codeTyped', 'stays; code="123456"'],
      ['', 'codeSubmitted', '-'],
      ['', 'timePassed', 'stays; now="2026-04-17T14:23:01.000Z"'],
      ['', 'codeResent', '-'],
      ['', '!ticker', 'stays'],
      ['codeTyped', 'codeSubmitted', 'verifying'],
      ['timePassed', 'codeResent', 'resending'],
      ['codeTyped codeSubmitted', 'codeRight', 'verified; ends proof; proof'],
      ['codeTyped codeSubmitted', 'codeWrong', 'entering; failure'],
      ['codeTyped codeSubmitted', 'codeDead', 'dead; resendAt="1970-01-01T00:03:00.000Z"; code=""; failure'],
      ['timePassed codeResent', 'newCodeSent', 'entering; pin="pin-2"; resendAt="2026-04-17T14:26:01.000Z"'],
      ['timePassed codeResent', 'resendFails', 'entering; failure'],
      ['codeTyped codeSubmitted codeDead', 'codeResent', '-'],
      ['codeTyped codeSubmitted codeDead timePassed', 'codeResent', 'resending'],
    ]));
});

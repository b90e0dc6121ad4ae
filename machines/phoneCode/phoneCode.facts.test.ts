import { describe, expect, it } from 'vitest';
import { type Fact, factsOf } from 'xstate-paths';
import { phoneCodeModel } from './phoneCode.model.ts';

const stated = (model: number, facts: readonly Fact[]) => expect(factsOf([phoneCodeModel], model, facts)).toEqual(facts);

describe('facts of phoneCode', () => {
  it('a code by SMS', () =>
    stated(0, [
      ['', 'codeTyped', 'verifying; code="123456"'],
      ['', 'halfTyped', 'stays; code="12"'],
      ['', 'codeSubmitted', '-'],
      ['', 'timePassed', 'stays; now="2026-04-17T14:23:01.000Z"'],
      ['', 'codeResent', '-'],
      ['', '!ticker', 'stays'],
      ['timePassed', 'codeResent', 'resending'],
      ['codeTyped', 'codeRight', 'verified; ends proof; proof'],
      ['codeTyped', 'codeWrong', 'entering; refused; failure'],
      ['codeTyped', 'codeDead', 'dead; resendAt="1970-01-01T00:03:00.000Z"; code=""; failure'],
      ['codeTyped codeWrong', 'codeTyped', 'stays; failure=null'],
      ['codeTyped codeWrong', 'codeSubmitted', 'verifying'],
      ['timePassed codeResent', 'newCodeSent', 'entering; pin="pin-2"; resendAt="2026-04-17T14:26:01.000Z"'],
      ['timePassed codeResent', 'resendFails', 'entering; failure'],
      ['codeTyped codeDead', 'codeResent', '-'],
      ['codeTyped codeDead timePassed', 'codeResent', 'resending'],
    ]));
});

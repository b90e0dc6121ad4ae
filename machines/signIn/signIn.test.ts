import { describe, expect, it } from 'vitest';
import { isEmail } from '../domain/email.ts';
import { proof } from '../phoneCode/phoneCode.examples.ts';
import { guest, nameless, registered } from '../session/session.examples.ts';
import { EMAIL, NOW } from '../testing/fixtures.ts';
import { done, failed } from 'xstate-paths';
import { accountLoaded, examples, known, lightbox, popup, refused, sent, signIn, submitted } from './signIn.examples.ts';
import { fieldInput, formErrors, masked } from './signIn.rules.ts';
import { signInView } from './signIn.view.ts';

const form = { email: EMAIL, emailConfirm: EMAIL, phone: '8123456789', terms: true };

describe('rules of the guest', () => {
  it('[AUTH-046] the e-mail is valid', () => {
    expect(['a@b.mx', 'begoña@correo.com.mx'].every(isEmail)).toBe(true);
    expect(['', 'a', 'a@b', 'a b@c.mx', '@c.mx'].some(isEmail)).toBe(false);
    const errorOf = (email: string) => formErrors({ ...form, email, emailConfirm: email }).email;
    expect(['a@b.mx', 'a@b', ''].map(errorOf)).toEqual([undefined, 'invalid', 'missing']);
  });

  it('[AUTH-015][AUTH-047][CONST-033] the phone has ten digits, and none is cut off', () => {
    expect(fieldInput('phone', '+52 (81) 2345-6789')).toBe('8123456789');
    expect(fieldInput('phone', '+81 2345-6789 012')).toBe('8123456789012');
    expect(['812345678', '8123456789', '81234567890'].map((phone) => formErrors({ ...form, phone }).phone)).toEqual([
      'short',
      undefined,
      'short',
    ]);
  });

  it('[AUTH-048] the confirmation equals the e-mail', () => {
    expect(formErrors({ ...form, emailConfirm: 'otra@example.com' }).emailConfirm).toBe('different');
    expect(formErrors(form)).toEqual({});
  });

  it('[AUTH-057] e-mails are put in lower case without spaces, and nothing else of them is ruled', () => {
    expect(fieldInput('email', ' Begona@Example.COM')).toBe('begona@example.com');
    expect(fieldInput('emailConfirm', 'b. viaje+Anden@sub.example.com ')).toBe('b.viaje+anden@sub.example.com');
    expect(['b.viaje+anden@sub.example.com', "o'brien@example.museum", 'x@y.mx'].every(isEmail)).toBe(true);
  });
});

describe('signIn chart', () => {
  it('[AUTH-067] the form of a guest has an e-mail, its confirmation and a phone', () => {
    expect(examples.filled).toMatchObject({ values: { email: EMAIL, emailConfirm: EMAIL, phone: '8123456789' }, errors: {} });
    expect(examples.blank).toMatchObject({ errors: { email: 'missing', emailConfirm: 'missing', phone: 'missing' } });
  });

  it('[AUTH-046][AUTH-047][AUTH-048] is sent with a valid e-mail, the same one again and a whole phone, and not before', () => {
    const sends = (...values: [email: string, emailConfirm: string, phone: string]) => {
      const typed = (['email', 'emailConfirm', 'phone'] as const).map((field, index) => ({
        type: 'field.typed' as const,
        field,
        text: values[index] ?? '',
      }));
      return signIn(typed).can({ type: 'guest.submitted' });
    };
    expect(sends(EMAIL, EMAIL, '8123456789')).toBe(true);
    expect(sends('begona@example', 'begona@example', '8123456789')).toBe(false);
    expect(sends(EMAIL, 'otra@example.com', '8123456789')).toBe(false);
    expect(sends(EMAIL, EMAIL, '812345678')).toBe(false);
  });

  it('[AUTH-068] the check has the phone, the e-mail, the id of the sending, and whether it signs in', () => {
    const sentTo = (events: Parameters<typeof signIn>[0]) => signIn(events).children.phoneCode?.getSnapshot().context;
    expect(sentTo([...submitted, sent])).toMatchObject({ phone: '8123456789', email: EMAIL, pin: 'pin-1', purpose: 'signUp' });
    const accepted = [...submitted, refused('account-exists'), { type: 'account.accepted' as const }];
    const again = done('signInPhone', { pin: 'pin-2', returned: false, resendAt: NOW });
    expect(sentTo([...accepted, again])).toMatchObject({ phone: '8123456789', email: EMAIL, pin: 'pin-2', purpose: 'signIn' });
  });

  it.each([
    ['popup', popup],
    ['lightbox', lightbox],
  ] as const)('[AUTH-003] [AUTH-008] the %s has the tabs of an account, of a guest and of a forgotten password', (_, input) => {
    expect(signIn([{ type: 'email.chosen' }], input).matches('password')).toBe(true);
    expect(signIn([{ type: 'email.chosen' }, { type: 'recovery.chosen' }], input).matches('recovery')).toBe(true);
    expect(signIn([{ type: 'recovery.chosen' }, { type: 'guest.chosen' }], input).matches('guest')).toBe(true);
  });

  it('[AUTH-049][AUTH-050] the terms are accepted by default and needed', () => {
    expect(examples.blank).toMatchObject({ terms: true });
    expect(examples.withoutTerms).toMatchObject({ canSubmit: false });
  });

  it('[AUTH-025][AUTH-026] a code that was sent opens the form for it', () => {
    const code = signIn([...submitted, sent]);
    expect(code.matches('code')).toBe(true);
    expect(code.context).toMatchObject({ email: EMAIL, phone: '8123456789', pin: 'pin-1' });
  });

  it('[ERR-020][AUTH-022][AUTH-023] code 0 offers to sign in to the account by code', () => {
    expect(examples.accountExists).toMatchObject({ alert: { kind: 'accountExists' } });
    const accepted = signIn([...submitted, refused('account-exists'), { type: 'account.accepted' }]);
    expect(accepted.matches('sendingToAccount')).toBe(true);
    expect(accepted.context.purpose).toBe('signIn');
  });

  it('[AUTH-024] a code that was already sent opens the form by Tengo un código', () => {
    expect(signIn([...submitted, refused('code-already-sent'), { type: 'code.atHand' }]).matches('code')).toBe(true);
  });

  it('[ERR-021] a refusal is recognised by its text, ignoring accents and case', () => {
    const isCodeAlreadySent = (message: string) =>
      signIn([...submitted, refused('refused', { message })]).matches({ guest: 'codeAlreadySent' });
    expect(['Código ya enviado', 'Espera: CODIGO YA ENVIADO a tu teléfono', 'Código no enviado'].map(isCodeAlreadySent)).toEqual([
      true,
      true,
      false,
    ]);
  });

  it('the code of a corrected phone belongs to the sending in the refusal', () => {
    const corrected = [...submitted, sent, { type: 'number.corrected' as const }, { type: 'guest.submitted' as const }];
    expect(signIn([...corrected, refused('code-already-sent', { pin: 'pin-2' })]).context.pin).toBe('pin-2');
    expect(signIn([...corrected, refused('code-already-sent')]).context.pin).toBeNull();
  });

  it('the verified phone opens the session, and no snapshot stores it', () => {
    const session = { toJSON: () => null, secret: 'token' };
    const opening = signIn([...submitted, sent, done('phoneCode', { proof: { pin: 'pin-1', session } })]);
    expect(opening.context.proof).toEqual({ pin: 'pin-1', session });
    expect(JSON.parse(JSON.stringify(opening.context)).proof).toEqual({ pin: 'pin-1', session: null });
  });

  it('a page that was discarded comes back to the code, with its e-mail and phone', () => {
    const later = '2026-04-17T14:23:00.000Z';
    const awaited = { variant: 'lightbox', email: EMAIL, phone: '8123456789', purpose: 'signIn', pin: 'pin-7', resendAt: later } as const;
    const back = signIn([], { ...popup, awaited });
    expect(back.value).toBe('code');
    expect(back.children.phoneCode?.getSnapshot().context).toMatchObject({
      pin: 'pin-7',
      phone: '8123456789',
      purpose: 'signIn',
      resendAt: later,
    });
    const corrected = signIn([{ type: 'number.corrected' }], { ...popup, awaited });
    expect(signInView(corrected, { phoneCode: null })).toMatchObject({
      screen: 'guest',
      variant: 'lightbox',
      values: { email: EMAIL, emailConfirm: EMAIL, phone: '8123456789' },
      canSubmit: true,
    });
  });

  it('[ERR-022] a returned pin asks for the code already sent', () => {
    expect(examples.codeWaiting).toMatchObject({ alert: { kind: 'codeWaiting' } });
  });

  it('a failure on sending clears the token before it is shown', () => {
    expect(signIn([...submitted, refused('code-not-sent')]).matches('clearing')).toBe(true);
    expect(examples.failed).toMatchObject({ alert: { kind: 'failed', failure: { code: 'code-not-sent' } } });
  });

  it('[AUTH-027] a verified code signs the guest in', () => {
    const open = signIn([...submitted, sent, done('phoneCode', { proof }), done('signUpGuest', guest)]);
    expect(open.output).toEqual({ kind: 'signedIn', user: guest, provider: null, known: { email: EMAIL, phone: '8123456789' } });
  });

  it('[AUTH-002] a password, a provider and a code each sign a user in, and a guest needs no account', () => {
    const account = [{ type: 'email.chosen' } as const, accountLoaded];
    const byCode = [
      ...submitted,
      refused('account-exists'),
      { type: 'account.accepted' } as const,
      done('signInPhone', { pin: 'pin-2', returned: false, resendAt: NOW, now: NOW }),
      done('phoneCode', { proof }),
      done('signUpGuest', registered),
    ];
    for (const [ways, provider] of [
      [[...account, done('passwordSignIn', { user: registered })], null],
      [[...account, done('socialSignIn', { user: registered, provider: 'apple' })], 'apple'],
      [byCode, null],
    ] as const)
      expect(signIn(ways).output).toEqual({ kind: 'signedIn', user: registered, provider, known: null });
    expect(signIn([...submitted, sent, done('phoneCode', { proof }), done('signUpGuest', guest)]).output).toMatchObject({
      kind: 'signedIn',
      user: guest,
      provider: null,
    });
  });

  it('a lost answer keeps the typed values', () => {
    const again = signIn([
      ...submitted,
      sent,
      done('phoneCode', { proof }),
      failed('signUpGuest', { code: 'network', retryable: true }),
      done('clearToken'),
      { type: 'notice.closed' },
    ]);
    expect(again.context).toMatchObject({ email: EMAIL, emailConfirm: EMAIL, phone: '8123456789' });
    expect(again.can({ type: 'guest.submitted' })).toBe(true);
  });

  it('is dismissed by the traveller', () => {
    expect(signIn([{ type: 'signIn.dismissed' }]).output).toEqual({ kind: 'dismissed', known: null });
  });

  describe('of a guest whom the device knows', () => {
    const codeSent = done('signInPhone', { pin: 'pin-2', returned: false, resendAt: NOW });
    const verified = [{ type: 'guest.submitted' as const }, codeSent, done('phoneCode', { proof })];

    it('[AUTH-001] needs only the code, and no name', () => {
      expect(signIn([], known).matches({ guest: 'known' })).toBe(true);
      const open = signIn([...verified, done('signUpGuest', nameless)], known);
      expect(open.output).toEqual({ kind: 'signedIn', user: nameless, provider: null, known: known.known });
    });

    it('[AUTH-036] asks another guest for the name', () => {
      const other = [
        ...submitted,
        refused('account-exists'),
        { type: 'account.accepted' as const },
        codeSent,
        done('phoneCode', { proof }),
      ];
      const known = { ...popup, known: { email: EMAIL, phone: '8199999999' } };
      const forgotten = [{ type: 'guest.forgotten' as const }, ...other, done('signUpGuest', nameless)];
      expect(signIn(forgotten, known).matches('updating')).toBe(true);
    });

    it('shows the e-mail and the phone masked, while the code is sent too', () => {
      const shown = { screen: 'known', email: 'be…@example.com', phone: '6789' };
      expect([examples.known, examples.sendingToKnown]).toMatchObject([
        { ...shown, sending: false },
        { ...shown, sending: true },
      ]);
      expect(masked({ email: 'a@b.mx', phone: '8123456789' }).email).toBe('a…@b.mx');
    });

    it('is forgotten', () => {
      const forgotten = signIn([{ type: 'guest.forgotten' }], known);
      expect(forgotten.matches({ guest: 'filling' })).toBe(true);
      expect(signIn([{ type: 'guest.forgotten' }, { type: 'signIn.dismissed' }], known).output).toEqual({ kind: 'dismissed', known: null });
      expect(signIn([{ type: 'signIn.dismissed' }], known).output).toEqual({ kind: 'dismissed', known: known.known });
    });

    it('corrects the number in the form', () => {
      const corrected = signIn([{ type: 'guest.submitted' }, codeSent, { type: 'number.corrected' }], known);
      expect(signInView(corrected, { phoneCode: null })).toMatchObject({ screen: 'guest', values: { email: EMAIL, phone: '8123456789' } });
    });

    it('ends when a registered user signs in', () => {
      const signed = signIn([{ type: 'email.chosen' }, accountLoaded, done('passwordSignIn', { user: registered })], known);
      expect(signed.output).toEqual({ kind: 'signedIn', user: registered, provider: null, known: null });
    });
  });
});

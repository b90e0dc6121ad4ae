// Generated from openapi/identity.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/v2/signup-guest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Open a guest session
         * @description API-040. `pin` is the id of a code verified within the last 10 minutes for this phone and e-mail; with it `verify_guest` is true.
         *     The answer is the same whether the e-mail has an account or not.
         */
        post: operations["signUpGuest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/send-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code by SMS
         * @description API-041. `tid` is what later calls name `pin`. A field `pin` in the answer means that a code sent before is still good and none was sent now.
         *     409 `account-exists` (errorCode 0): offer to sign in with a code. 409 `code-already-sent`: asked again within 180 s.
         *     A code lives 10 minutes and dies after 5 wrong tries.
         */
        post: operations["sendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/resend-verification": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the code again
         * @description API-042. At the earliest 180 s after the last one; the older code dies.
         */
        post: operations["resendVerification"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/verify-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Check the code
         * @description API-043. `sign` true signs the account of the phone in: the answer then has `session`. Otherwise the pin is marked verified, for `/v2/signup-guest`.
         *     A failed check is 422 with `success` false and the `tid`.
         */
        post: operations["verifyPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin-phone": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a code to sign in with
         * @description API-044. The answer is the same whether the phone has an account or not. `/v2/verify-phone` with `sign` true completes it.
         */
        post: operations["signInPhone"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with e-mail and password
         * @description API-035. One refusal for a wrong password and an unknown e-mail.
         */
        post: operations["signIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register with e-mail and password
         * @description Designed. The answer is the same whether the e-mail has an account or not; a mail tells its owner.
         *     A new e-mail gets a link `/compra/registro?token=…`, which lives 24 hours and is for `/v2/confirm-email`. It ends the links of earlier registrations
         *     of the e-mail; each mail names its hour. One mail an hour is sent whoever asked how often.
         */
        post: operations["signUp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/confirm-email/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What the link of a registration confirms
         * @description Designed. Only reads, so that loading its page confirms nothing and it takes no idempotency key.
         */
        post: operations["checkConfirmation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/confirm-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Confirm the e-mail of a new account
         * @description Designed. `token` comes by the mail of `/v2/signup`. It makes the account and signs it in, once. The link proves the mailbox and not who chose the
         *     password (decision 39), so a browser that did not register sends a new one, which replaces that of the registration.
         */
        post: operations["confirmEmail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/auth/user/refresh-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * New tokens for a refresh token
         * @description API-049. The refresh token is replaced by a new one. Used again within 10 s it gets the same answer; later its whole family ends.
         *     A page of the shop's own origin sends it in the cookie that opened the session (decision 32), everybody else as bearer. The bearer wins.
         *     Takes no idempotency key: the refresh token is the key.
         */
        post: operations["refreshToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validate/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Is the access token good
         * @description API-046. Also asks whether the account and the session still exist.
         */
        get: operations["validateToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/.well-known/jwks.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Public keys of the access tokens */
        get: operations["getJwks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The caller's public IP
         * @description Decision 9, API-034.
         */
        get: operations["getPublicIp"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/preferences": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Preferred services
         * @description API-051.
         */
        get: operations["getPreferences"];
        put?: never;
        /**
         * Save preferred services
         * @description API-052. 64 and 65 go together.
         */
        post: operations["savePreferences"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** List the offered social sign-ins */
        get: operations["listSocialProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/social/begin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a social sign-in
         * @description The answer is the address of the provider: authorization code flow with PKCE, state and nonce. The state belongs to the device of the
         *     request, lives 10 minutes and works once. Facebook is asked for the scope public_profile,email (API-038). The provider returns to
         *     `/compra/oauth-redirect` (NAV-003) with `state` and `code` or `error`. Apple posts a form to `/v2/signin/apple/return`, which redirects
         *     there and adds `user` on the first consent.
         */
        post: operations["beginSocialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/social/finish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Exchange the code of a provider for a one-time proof
         * @description Takes what the provider returned. `token` of the answer is the one-time proof that API-036, API-037 and API-039 take. It belongs to the
         *     device and lives 20 minutes. `next` says what is missing: nothing (`session`), an e-mail (`email`), or that the owner of the account with
         *     this e-mail proves it once (`account`, decision 26).
         */
        post: operations["finishSocialSignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/social/code": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail a code that proves an e-mail
         * @description For `next` `email` and `account`. The answer is the same whether the e-mail has an account. A null `email` is that of the proof.
         */
        post: operations["sendSocialCode"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/social/prove": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prove the e-mail of a social sign-in
         * @description By the mailed code, or by the password of the existing account. Five wrong codes end a code.
         */
        post: operations["proveSocialAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Google
         * @description API-036.
         */
        post: operations["signInGoogle"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/facebook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Facebook
         * @description API-037, API-038. The browser asks for the scope public_profile,email.
         */
        post: operations["signInFacebook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/apple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with Apple
         * @description API-039. `user` is what Apple gives on the first visit only.
         */
        post: operations["signInApple"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in with a passkey
         * @description The answer is what the browser needs to ask for a passkey. It names no account and no key, so it is the same for everybody. The challenge
         *     belongs to the device of the request, lives 5 minutes and works once.
         */
        post: operations["beginPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/signin/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey
         * @description Takes the answer of the authenticator to the challenge of `beginPasskeySignIn`. Its origin, its relying party, the verification of the
         *     user, its signature and its counter are checked. A key that was deleted is `passkey-unknown`.
         */
        post: operations["signInPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for a recovery mail
         * @description API-045. The answer is the same whether the e-mail has an account or not. Until a link is used or ends, every mail has the same one. One mail an hour
         *     is sent whoever asked how often, so strangers cannot keep the owner out.
         */
        post: operations["forgotPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/forgot/reset": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Choose a new password
         * @description Designed. `token` comes by the recovery mail (link `/compra/recupera-contrasena?token=…`), lives 30 minutes and works once. All sessions of the account end.
         */
        post: operations["resetPassword"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/signout": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session
         * @description Designed. The family of the refresh token ends, with its access tokens; a second call is 401 `session-expired`.
         */
        post: operations["signOut"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete the names of an account
         * @description API-048, API-050. `msg` is `done`. Names are in new tokens from the next refresh on.
         */
        post: operations["updateAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v2/accounts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete the account for ever
         * @description Decision 18, API-047. The e-mail must be typed; live tickets must be given up by word. The same e-mail may register again. All sessions end; a second call is 401 `session-expired`.
         */
        delete: operations["deleteAccount"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My data
         * @description Designed, for the form of PUT /user.
         */
        get: operations["getProfile"];
        /**
         * Save my data
         * @description API-028, API-088. The emergency contact is not sent.
         */
        put: operations["updateProfile"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passengers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Favourite passengers
         * @description API-023.
         */
        get: operations["listPassengers"];
        put?: never;
        /**
         * Save a favourite passenger
         * @description API-024. A duplicate is the same accent-stripped lower-case full name and category.
         */
        post: operations["createPassenger"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passengers/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete a favourite passenger
         * @description API-026.
         */
        delete: operations["deletePassenger"];
        options?: never;
        head?: never;
        /**
         * Change a favourite passenger
         * @description API-025.
         */
        patch: operations["updatePassenger"];
        trace?: never;
    };
    "/user/passkeys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Passkeys of the account */
        get: operations["listPasskeys"];
        put?: never;
        /**
         * Add a passkey
         * @description Takes the answer of the authenticator to the challenge of `beginPasskeyCreation`. The account gets a mail about it.
         */
        post: operations["createPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin to add a passkey
         * @description The answer is what the browser needs to create a passkey. The challenge belongs to the account and the device of the request, lives
         *     5 minutes and works once.
         */
        post: operations["beginPasskeyCreation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/passkeys/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /** Delete a passkey */
        delete: operations["deletePasskey"];
        options?: never;
        head?: never;
        /** Rename a passkey */
        patch: operations["renamePasskey"];
        trace?: never;
    };
    "/user/sessions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open sessions of the account
         * @description The service stores the names of browser and system, never the header that they come from.
         */
        get: operations["listSessions"];
        put?: never;
        post?: never;
        /**
         * End the other sessions
         * @description Their access tokens end too. That of this call stays.
         */
        delete: operations["endOtherSessions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/social": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Connected accounts of providers */
        get: operations["listSocialLinks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/social/{provider}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Disconnect the accounts of a provider
         * @description A later sign-in with them has to prove the account again.
         */
        delete: operations["unlinkSocial"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/password": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the password
         * @description Every other session of the account ends. A wrong current password counts as a try of `signIn`.
         */
        put: operations["changePassword"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/invitations/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What an invitation offers
         * @description For the page of the mailed link. `authenticator` is the same at every call; the challenge of `passkey` belongs to the device of the request, lives 5 minutes
         *     and works once. `name` is that of a person who was invited again. A repeated call begins another challenge, so it takes no idempotency key.
         */
        post: operations["openStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/invitations/accept": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Accept an invitation
         * @description The person proves a passkey of the challenge of `openStaffInvitation`, or chooses a password and proves the authenticator with a code. It signs them in, once.
         *     Of a person who was invited again it replaces every way in, and ends their sessions. The roles are those of the invitation.
         */
        post: operations["acceptStaffInvitation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/sign-in": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with password and authenticator
         * @description One refusal for everything that is wrong: e-mail, password, or a code that is not of now or was used. A code serves once.
         */
        post: operations["signInStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/passkey/options": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Begin a sign-in with a passkey of the office
         * @description As `beginPasskeySignIn`, for persons of the company: a challenge of one serves nothing of the other.
         */
        post: operations["beginStaffPasskeySignIn"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/passkey": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Sign in with a passkey of the office
         * @description As `signInPasskey`, for persons of the company. The passkey of a traveller is `passkey-unknown`.
         */
        post: operations["signInStaffPasskey"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/refresh": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new access token for the session
         * @description The session lives in the cookie, for 12 hours at most and 2 hours without a renewal. The token ends with it. Takes no idempotency key: the cookie is the key.
         */
        post: operations["refreshStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/sign-out": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the session of the office
         * @description The session of the token ends at once, with its cookie.
         */
        post: operations["signOutStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** Persons of the company and open invitations */
        get: operations["listStaff"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/invitations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Invite a person of the company
         * @description Mails a link that works once, for 48 hours, and ends the older ones of that e-mail. A person who exists may be invited again, as after a lost phone.
         */
        post: operations["inviteStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/invitations/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Withdraw an invitation
         * @description Its link works no more. Once more changes nothing.
         */
        delete: operations["withdrawStaffInvitation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{id}/roles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change the roles of a person
         * @description Their sessions end, so that the next one has the new roles. The same roles again change nothing.
         */
        put: operations["changeStaffRoles"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/{id}/end": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the access of a person
         * @description Their sessions, ways in and invitations end. Once more changes nothing.
         */
        post: operations["endStaff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/staff/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What persons of the company did
         * @description 50 a page, the newest first. Every condition that is given has to hold.
         */
        get: operations["listActs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/account/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The account of a phone that was proved
         * @description For the back office. A body and no address, because a phone is personal data. Only reads, so it takes no idempotency key.
         */
        post: operations["findAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: string;
        /** Format: email */
        Email: string;
        /** @description No rule of composition; none of the 10,000 commonest. */
        NewPassword: string;
        /** @enum {string} */
        SocialProvider: "google" | "facebook" | "apple";
        /** @description The one-time proof of `finishSocialSignIn`. */
        SocialToken: string;
        SocialProof: {
            token: components["schemas"]["SocialToken"];
            provider: components["schemas"]["SocialProvider"];
            /** @enum {string} */
            next: "session" | "email" | "account";
            /** @description The e-mail that the provider named, or that was proved since. */
            email: string | null;
        };
        PasskeyName: string;
        /**
         * @description Where the key was created; `key` is a device of its own.
         * @enum {string}
         */
        PasskeyKind: "phone" | "tablet" | "computer" | "key";
        Passkey: {
            id: components["schemas"]["Id"];
            name: string;
            kind: components["schemas"]["PasskeyKind"];
            createdAt: components["schemas"]["Instant"];
            /** Format: date-time */
            lastUsedAt: string | null;
            /** @description The browser of this request used it last. */
            isHere: boolean;
        };
        OpenSession: {
            id: components["schemas"]["Id"];
            /** @description Null when the browser names none that is known. */
            browser: string | null;
            system: string | null;
            /** @enum {string} */
            kind: "phone" | "tablet" | "computer";
            openedAt: components["schemas"]["Instant"];
            /** @description Its tokens were renewed then. */
            lastUsedAt: components["schemas"]["Instant"];
            /** @description It is the session of this request. */
            isThis: boolean;
        };
        SocialLink: {
            provider: components["schemas"]["SocialProvider"];
            /** @description As the provider named it when the accounts were connected. */
            email: string | null;
            linkedAt: components["schemas"]["Instant"];
        };
        Base64url: string;
        PasskeyRequestOptions: {
            challenge: components["schemas"]["Base64url"];
            rpId: string;
            /** @description Milliseconds. */
            timeout: number;
            /** @enum {string} */
            userVerification: "required";
        };
        PasskeyCreationOptions: {
            challenge: components["schemas"]["Base64url"];
            rp: {
                name: string;
                id: string;
            };
            user: {
                id: components["schemas"]["Base64url"];
                name: string;
                displayName: string;
            };
            pubKeyCredParams: {
                /** @enum {string} */
                type: "public-key";
                alg: number;
            }[];
            /** @description Milliseconds. */
            timeout: number;
            excludeCredentials: {
                /** @enum {string} */
                type: "public-key";
                id: components["schemas"]["Base64url"];
            }[];
            authenticatorSelection: {
                /** @enum {string} */
                residentKey: "required";
                /** @enum {string} */
                userVerification: "required";
            };
        };
        PasskeyAttestation: {
            id: components["schemas"]["Base64url"];
            clientDataJSON: string;
            attestationObject: string;
            transports: string[];
        };
        PasskeyAssertion: {
            id: components["schemas"]["Base64url"];
            clientDataJSON: string;
            authenticatorData: string;
            signature: components["schemas"]["Base64url"];
            userHandle: components["schemas"]["Base64url"];
        };
        /** @description Of an authenticator (RFC 6238). */
        AuthenticatorCode: string;
        /** @enum {string} */
        StaffRole: "sell" | "support" | "door" | "money" | "admin";
        StaffRoles: components["schemas"]["StaffRole"][];
        StaffName: string;
        /** @description Why; in the words of the person. */
        Reason: string;
        StaffProof: {
            /** @constant */
            kind: "password";
            password: components["schemas"]["NewPassword"];
            code: components["schemas"]["AuthenticatorCode"];
        } | {
            /** @constant */
            kind: "passkey";
            attestation: components["schemas"]["PasskeyAttestation"];
        };
        OpenStaffInvitation: {
            email: components["schemas"]["Email"];
            name: string | null;
            roles: components["schemas"]["StaffRoles"];
            expiresAt: components["schemas"]["Instant"];
            authenticator: {
                /** @description Base32, to be typed into an authenticator. */
                key: string;
                /** @description An `otpauth:` address, to be shown as a QR code. */
                uri: string;
            };
            passkey: components["schemas"]["PasskeyCreationOptions"];
        };
        StaffSession: {
            /** @description Access token of the back office (15 min, or until the session ends). */
            token: string;
            /** @description Of the token. */
            expiresAt: components["schemas"]["Instant"];
            person: {
                id: components["schemas"]["Id"];
                name: string;
                email: components["schemas"]["Email"];
                roles: components["schemas"]["StaffRoles"];
            };
        };
        StaffPerson: {
            id: components["schemas"]["Id"];
            name: string;
            email: components["schemas"]["Email"];
            roles: components["schemas"]["StaffRoles"];
            /** @description How they sign in; none after the end. */
            ways: ("passkey" | "password")[];
            joinedAt: components["schemas"]["Instant"];
            /** Format: date-time */
            lastSeenAt: string | null;
            /** Format: date-time */
            endedAt: string | null;
        };
        StaffInvitation: {
            id: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            roles: components["schemas"]["StaffRoles"];
            /** @description Name of the person; null for `npm run operator`. */
            invitedBy: string | null;
            expiresAt: components["schemas"]["Instant"];
        };
        ActId: string;
        StaffAct: {
            id: components["schemas"]["ActId"];
            at: components["schemas"]["Instant"];
            person: {
                id: components["schemas"]["Id"];
                name: string;
            };
            /** @description The operationId, or the name of the act within it. */
            act: string;
            /** @description Ids of what it touched. */
            about: string[];
            /** @description What people call the thing: a folio, a ticket, a person. */
            label: string | null;
            reason: string | null;
            detail: {
                [key: string]: string | number | boolean | null;
            };
        };
        /** @description From the link of a mail. */
        MailToken: string;
        Phone: string;
        Ip: string | null;
        /** Format: date-time */
        Instant: string;
        /**
         * @description An empty role is that of a registered user too.
         * @enum {string}
         */
        Role: "guest" | "user" | "";
        Problem: {
            /** Format: uri-reference */
            type: string;
            title: string;
            status: number;
            /** @description Spanish; fit to be shown. */
            detail: string;
            code: string;
            /** @description The same request may succeed later. */
            retryable: boolean;
            /** @description Numeric code of the older platform. */
            errorCode?: number;
        };
        CodeSent: {
            /** @constant */
            success: true;
            /** @description Id of the code; `pin` of later calls. */
            tid: components["schemas"]["Id"];
            /** @description Only when a code sent before is still good. */
            pin?: components["schemas"]["Id"];
            message: string;
            expiresAt: components["schemas"]["Instant"];
            /** @description From when another may be asked for. */
            resendAt: components["schemas"]["Instant"];
        };
        /** @description Payload of the access token. */
        User: {
            /** @description Shown as PIN. */
            sub: components["schemas"]["Id"];
            email: components["schemas"]["Email"];
            /** @description Contains "invitado" while a guest profile is incomplete. */
            full_name: string;
            nombre: string;
            paterno: string;
            materno: string;
            avatar: string | null;
            /** @description Loyalty card number. */
            viaja: string | null;
            zoho: string | null;
            phone: string | null;
            /** @description Seconds since 1970. */
            exp: number;
            iat: number;
        };
        Session: {
            /** @description Access token; `access_token` of the session. */
            token: string;
            /** @description Null for a page of the shop's own origin, which has it in a cookie that no script reads (decision 32). */
            refresh_token: string | null;
            /** @description Of the access token. */
            expires_at: components["schemas"]["Instant"];
            role: components["schemas"]["Role"];
            /** @description The phone was verified. */
            verify_guest: boolean;
            nombre: string;
            user: components["schemas"]["User"];
        };
        Jwk: {
            /** @enum {string} */
            kty: "EC" | "OKP";
            crv: string;
            kid: string;
            /** @enum {string} */
            alg: "ES256" | "EdDSA";
            /** @constant */
            use: "sig";
            x: string;
            y?: string;
        };
        Preferences: {
            services: components["schemas"]["Id"][];
        };
        PreferencesAnswer: {
            data: {
                data: {
                    id: components["schemas"]["Id"];
                    preferences: components["schemas"]["Preferences"];
                    enabled: boolean;
                };
            };
        };
        Done: {
            msg: string;
        };
        /** @description Letters and spaces. It is stored in the form NFC, with single spaces. */
        PersonName: string;
        /** @description May be empty. */
        SecondSurname: string;
        /** @description Letters and spaces, as on a ticket. */
        PassengerName: string;
        /** @enum {string|null} */
        Sexo: "Male" | "Female" | null;
        /** @description DD/MM/YYYY. */
        Birthday: string | null;
        Profile: {
            nombre: string;
            paterno: string;
            materno: string;
            sexo: components["schemas"]["Sexo"];
            birthday: components["schemas"]["Birthday"];
            cellphone: string | null;
            email: components["schemas"]["Email"];
            /** @description Shown as PIN. */
            sub: components["schemas"]["Id"];
            /** @description Loyalty card number. */
            viaja: string | null;
        };
        /**
         * @description 1 ADULTO, 2 MENOR, 3 SENECTUD, 4 ESTUDIANTE, 5 PROFESOR, 368 PREFERENTE.
         * @enum {integer}
         */
        CategoryId: 1 | 2 | 3 | 4 | 5 | 368;
        SavedPassengerData: {
            name: components["schemas"]["PassengerName"];
            last_name: components["schemas"]["PassengerName"];
            /** @description DD/MM/YYYY. */
            birthdate: string;
            category_id: components["schemas"]["CategoryId"];
        };
        SavedPassenger: {
            id: components["schemas"]["Id"];
            name: string;
            last_name: string;
            /** @description DD/MM/YYYY. */
            birthdate: string;
            category_id: components["schemas"]["CategoryId"];
            /** @enum {string} */
            category: "ADULTO" | "MENOR" | "SENECTUD" | "ESTUDIANTE" | "PROFESOR" | "PREFERENTE";
            /** @description Has a FacePass. */
            enrolled: boolean;
        };
    };
    responses: {
        /** @description The request does not fit this document. Codes: `invalid-request`. */
        Invalid: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid-request",
                 *       "title": "Invalid request",
                 *       "status": 400,
                 *       "detail": "La solicitud no es válida.",
                 *       "code": "invalid-request",
                 *       "retryable": false,
                 *       "errors": [
                 *         {
                 *           "path": "/phone",
                 *           "message": "must match pattern"
                 *         }
                 *       ]
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid-request";
                    errors?: {
                        path: string;
                        message: string;
                    }[];
                };
            };
        };
        /** @description Codes: `unauthorized` (none or not valid), `session-expired` (errorCode 1003). */
        Unauthorized: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unauthorized",
                 *       "title": "Unauthorized",
                 *       "status": 401,
                 *       "detail": "Sesión requerida",
                 *       "code": "unauthorized",
                 *       "retryable": false,
                 *       "error": "Unauthorized"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unauthorized" | "session-expired";
                    /** @constant */
                    error?: "Unauthorized";
                };
            };
        };
        /** @description Codes: `bad-credentials`, `idempotency-key-reused`. */
        BadCredentials: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/bad-credentials",
                 *       "title": "Bad credentials",
                 *       "status": 422,
                 *       "detail": "El correo o la contraseña no son correctos.",
                 *       "code": "bad-credentials",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "bad-credentials" | "idempotency-key-reused";
                };
            };
        };
        /** @description Codes: `idempotency-in-progress` (the first try of this key is still running). */
        InProgress: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/idempotency-in-progress",
                 *       "title": "In progress",
                 *       "status": 409,
                 *       "detail": "La misma solicitud está en curso.",
                 *       "code": "idempotency-in-progress",
                 *       "retryable": true
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-in-progress";
                };
            };
        };
        /** @description Codes: `idempotency-key-reused`. */
        KeyReused: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/idempotency-key-reused",
                 *       "title": "Key reused",
                 *       "status": 422,
                 *       "detail": "La clave ya se usó con otra solicitud.",
                 *       "code": "idempotency-key-reused",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "idempotency-key-reused";
                };
            };
        };
        /** @description More than 256 kB. Codes: `invalid-request`. */
        TooLarge: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid-request",
                 *       "title": "Too large",
                 *       "status": 413,
                 *       "detail": "La solicitud es demasiado grande.",
                 *       "code": "invalid-request",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid-request";
                };
            };
        };
        /** @description The body is not JSON by its media type. Codes: `invalid-request`. */
        NotJson: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invalid-request",
                 *       "title": "Not JSON",
                 *       "status": 415,
                 *       "detail": "La solicitud debe ser JSON.",
                 *       "code": "invalid-request",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invalid-request";
                };
            };
        };
        /** @description Codes: `too-many-requests`. */
        TooMany: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                /**
                 * @description Seconds.
                 * @example 60
                 */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/too-many-requests",
                 *       "title": "Too many requests",
                 *       "status": 429,
                 *       "detail": "Demasiados intentos. Espera un momento.",
                 *       "code": "too-many-requests",
                 *       "retryable": true
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "too-many-requests";
                };
            };
        };
        /** @description Codes: `internal-error`. */
        Failed: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/internal-error",
                 *       "title": "Internal error",
                 *       "status": 500,
                 *       "detail": "Ocurrió algo, intenta más tarde.",
                 *       "code": "internal-error",
                 *       "retryable": true
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "internal-error";
                };
            };
        };
        /** @description Something behind this service is out of reach for the moment, or too many requests wait for their turn (`detail` says so). Codes: `unavailable`. */
        Unavailable: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                /**
                 * @description Seconds.
                 * @example 1
                 */
                "retry-after"?: number;
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/unavailable",
                 *       "title": "Unavailable",
                 *       "status": 503,
                 *       "detail": "El servicio no está disponible por el momento.",
                 *       "code": "unavailable",
                 *       "retryable": true
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "unavailable";
                };
            };
        };
        /** @description Codes: `sms-unavailable`, `unavailable`. */
        SmsFailed: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/sms-unavailable",
                 *       "title": "SMS unavailable",
                 *       "status": 503,
                 *       "detail": "Error al enviar el código.",
                 *       "code": "sms-unavailable",
                 *       "retryable": true
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "sms-unavailable" | "unavailable";
                };
            };
        };
        /** @description Codes: `guest-not-allowed`. */
        GuestsNot: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/guest-not-allowed",
                 *       "title": "Guest not allowed",
                 *       "status": 403,
                 *       "detail": "Necesitas una cuenta para esto.",
                 *       "code": "guest-not-allowed",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "guest-not-allowed";
                };
            };
        };
        /** @description Codes: `passenger-not-found`. */
        PassengerNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/passenger-not-found",
                 *       "title": "Passenger not found",
                 *       "status": 404,
                 *       "detail": "No encontramos ese pasajero.",
                 *       "code": "passenger-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "passenger-not-found";
                };
            };
        };
        /** @description Codes: `passkey-not-found`. */
        PasskeyNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/passkey-not-found",
                 *       "title": "Passkey not found",
                 *       "status": 404,
                 *       "detail": "No encontramos esa llave.",
                 *       "code": "passkey-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "passkey-not-found";
                };
            };
        };
        /** @description Codes: `role-missing`. */
        RoleMissing: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/role-missing",
                 *       "title": "Role missing",
                 *       "status": 403,
                 *       "detail": "Tu puesto no permite esto.",
                 *       "code": "role-missing",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "role-missing";
                };
            };
        };
        /** @description Codes: `staff-not-found`. */
        StaffNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/staff-not-found",
                 *       "title": "Staff not found",
                 *       "status": 404,
                 *       "detail": "No encontramos a esa persona.",
                 *       "code": "staff-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "staff-not-found";
                };
            };
        };
        /** @description Codes: `invitation-not-found`. */
        InvitationNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/invitation-not-found",
                 *       "title": "Invitation not found",
                 *       "status": 404,
                 *       "detail": "No encontramos esa invitación.",
                 *       "code": "invitation-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "invitation-not-found";
                };
            };
        };
    };
    parameters: {
        /**
         * @description Made before the first try and repeated with every retry.
         * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
         */
        IdempotencyKey: string;
    };
    requestBodies: never;
    headers: {
        /**
         * @description The service's clock when it answered, UTC with milliseconds.
         * @example 2026-11-21T05:20:00.123Z
         */
        ServerTime: string;
    };
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    signUpGuest: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "email_confirmation": "ana@example.com",
                 *       "phone": "8112345678",
                 *       "pin": "v_3f2a",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    email_confirmation: components["schemas"]["Email"];
                    phone: components["schemas"]["Phone"];
                    pin?: components["schemas"]["Id"] | null;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description A guest session. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1XzQyIn0.c2ln",
                     *       "refresh_token": "rt_Xk29vLq8Zr4mTn1cYw6b",
                     *       "expires_at": "2026-11-21T05:35:00Z",
                     *       "role": "guest",
                     *       "verify_guest": true,
                     *       "nombre": "invitado",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "invitado",
                     *         "nombre": "invitado",
                     *         "paterno": "",
                     *         "materno": "",
                     *         "avatar": null,
                     *         "viaja": null,
                     *         "zoho": null,
                     *         "phone": "8112345678",
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `email-mismatch`, `pin-not-verified`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/email-mismatch",
                     *       "title": "Differs",
                     *       "status": 422,
                     *       "detail": "Los correos no coinciden.",
                     *       "code": "email-mismatch",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "email-mismatch" | "pin-not-verified" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    sendVerification: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "8112345678",
                 *       "email": "ana@example.com",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    phone: components["schemas"]["Phone"];
                    email: components["schemas"]["Email"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Sent, or still good. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `account-exists` (errorCode 0), `code-already-sent` (detail contains "codigo ya enviado"; with `tid`), `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "account-exists" | "code-already-sent" | "idempotency-in-progress";
                        tid?: components["schemas"]["Id"];
                        resendAt?: components["schemas"]["Instant"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["SmsFailed"];
        };
    };
    resendVerification: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "phone": "8112345678",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    phone: components["schemas"]["Phone"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Sent. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "tid": "v_9b1c",
                     *       "message": "Código enviado",
                     *       "expiresAt": "2026-11-21T05:33:00Z",
                     *       "resendAt": "2026-11-21T05:26:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `resend-too-early` (with `resendAt`), `nothing-to-resend`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/resend-too-early",
                     *       "title": "Too early",
                     *       "status": 409,
                     *       "detail": "Espera un momento para pedir otro código.",
                     *       "code": "resend-too-early",
                     *       "retryable": true,
                     *       "resendAt": "2026-11-21T05:23:00Z"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "resend-too-early" | "nothing-to-resend" | "idempotency-in-progress";
                        resendAt?: components["schemas"]["Instant"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["SmsFailed"];
        };
    };
    verifyPhone: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "8112345678",
                 *       "code": "123456",
                 *       "pin": "v_3f2a",
                 *       "sign": false,
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    phone: components["schemas"]["Phone"];
                    code: string;
                    pin: components["schemas"]["Id"];
                    sign: boolean;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description The code is right. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        /** @constant */
                        success: true;
                        message: string;
                        session?: components["schemas"]["Session"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `code-wrong` (with `triesLeft`), `code-expired`, `code-dead` (5 wrong tries), `code-not-found`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/code-wrong",
                     *       "title": "Wrong code",
                     *       "status": 422,
                     *       "detail": "El código no es correcto.",
                     *       "code": "code-wrong",
                     *       "retryable": false,
                     *       "success": false,
                     *       "tid": "v_3f2a",
                     *       "triesLeft": 4
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "code-wrong" | "code-expired" | "code-dead" | "code-not-found" | "idempotency-key-reused";
                        /** @constant */
                        success?: false;
                        tid?: components["schemas"]["Id"];
                        triesLeft?: number;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInPhone: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "8112345678",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    phone: components["schemas"]["Phone"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Sent, or still good. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true,
                     *       "tid": "v_77aa",
                     *       "message": "Código enviado",
                     *       "expiresAt": "2026-11-21T05:30:00Z",
                     *       "resendAt": "2026-11-21T05:23:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["CodeSent"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `code-already-sent` (with `tid`), `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/code-already-sent",
                     *       "title": "Already sent",
                     *       "status": 409,
                     *       "detail": "Código ya enviado",
                     *       "code": "code-already-sent",
                     *       "retryable": false,
                     *       "tid": "v_77aa",
                     *       "resendAt": "2026-11-21T05:23:00Z"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "code-already-sent" | "idempotency-in-progress";
                        tid?: components["schemas"]["Id"];
                        resendAt?: components["schemas"]["Instant"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["SmsFailed"];
        };
    };
    signIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "password": "correcto-caballo",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: string;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1XzQyIn0.c2ln",
                     *       "refresh_token": "rt_Xk29vLq8Zr4mTn1cYw6b",
                     *       "expires_at": "2026-11-21T05:35:00Z",
                     *       "role": "user",
                     *       "verify_guest": true,
                     *       "nombre": "Ana",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": "6001234567",
                     *         "zoho": null,
                     *         "phone": "8112345678",
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["BadCredentials"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signUp: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "password": "correcto-caballo",
                 *       "nombre": "Ana",
                 *       "paterno": "Peña",
                 *       "materno": "Ruiz",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: components["schemas"]["NewPassword"];
                    nombre: components["schemas"]["PersonName"];
                    paterno: components["schemas"]["PersonName"];
                    materno: components["schemas"]["SecondSurname"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Taken; a mail is on its way. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "success": true
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        success: true;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `password-common` (one of the 10,000 commonest), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/password-common",
                     *       "title": "Password common",
                     *       "status": 422,
                     *       "detail": "Esa contraseña es muy común. Elige otra.",
                     *       "code": "password-common",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "password-common" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    checkConfirmation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Xk29vLq8Zr4mTn1cYw6bB7hW2sQd9LkP"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["MailToken"];
                };
            };
        };
        responses: {
            /** @description The link works. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@example.com",
                     *       "isThisDevice": true
                     *     }
                     */
                    "application/json": {
                        /** @description The mailbox that the link proves. */
                        email: string;
                        /** @description Whether this browser registered. Another one must set a new password. */
                        isThisDevice: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `token-spent` (used, replaced or unknown), `token-expired`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/token-spent",
                     *       "title": "Token spent",
                     *       "status": 422,
                     *       "detail": "Este enlace ya se usó.",
                     *       "code": "token-spent",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "token-spent" | "token-expired";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmEmail: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Xk29vLq8Zr4mTn1cYw6bB7hW2sQd9LkP",
                 *       "password": null
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["MailToken"];
                    password: components["schemas"]["NewPassword"] | null;
                };
            };
        };
        responses: {
            /** @description A session of the new account. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1XzQyIn0.c2ln",
                     *       "refresh_token": "rt_Xk29vLq8Zr4mTn1cYw6b",
                     *       "expires_at": "2026-11-21T05:35:00Z",
                     *       "role": "user",
                     *       "verify_guest": false,
                     *       "nombre": "Ana",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": null,
                     *         "zoho": null,
                     *         "phone": null,
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `token-spent` (used, replaced or unknown), `token-expired`, `password-needed` (another device), `password-common`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "token-spent" | "token-expired" | "password-needed" | "password-common" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A renewed session. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1XzQyIn0.c2ln",
                     *       "refresh_token": "rt_B7hW2sQd9LkPz3xVn5Ty",
                     *       "expires_at": "2026-11-21T05:50:00Z",
                     *       "role": "user",
                     *       "verify_guest": true,
                     *       "nombre": "Ana",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": "6001234567",
                     *         "zoho": null,
                     *         "phone": "8112345678",
                     *         "exp": 1795240200,
                     *         "iat": 1795239300
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `unauthorized` (no bearer and no cookie), `refresh-invalid`, `refresh-reused` (family ended), `session-expired` (errorCode 1003). */
            401: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/session-expired",
                     *       "title": "Session expired",
                     *       "status": 401,
                     *       "detail": "Sesión expirada, por favor inicie sesión nuevamente",
                     *       "code": "session-expired",
                     *       "retryable": false,
                     *       "errorCode": 1003
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unauthorized" | "refresh-invalid" | "refresh-reused" | "session-expired";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateToken: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description It is. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "valid": true,
                     *       "role": "user",
                     *       "verify_guest": true,
                     *       "expires_at": "2026-11-21T05:35:00Z",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": "6001234567",
                     *         "zoho": null,
                     *         "phone": "8112345678",
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        valid: true;
                        role: components["schemas"]["Role"];
                        verify_guest: boolean;
                        expires_at: components["schemas"]["Instant"];
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getJwks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A JSON Web Key Set. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "keys": [
                     *         {
                     *           "kty": "EC",
                     *           "crv": "P-256",
                     *           "kid": "k1",
                     *           "alg": "ES256",
                     *           "use": "sig",
                     *           "x": "f83OJ3D2xF1Bg8vub9tLe1gHMzV76e8Tus9uPHvRVEU",
                     *           "y": "x_FEzRu9m36HLN_tue659LNpXW6pCyStikYjKIWI5a0"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        keys: components["schemas"]["Jwk"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPublicIp: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The address seen by the service. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "ip": "203.0.113.7"
                     *     }
                     */
                    "application/json": {
                        ip: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPreferences: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Preferences; defaults when none were saved. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": {
                     *           "id": "pr_42",
                     *           "preferences": {
                     *             "services": []
                     *           },
                     *           "enabled": false
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    savePreferences: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferences": {
                 *         "services": [
                 *           "64",
                 *           "65"
                 *         ]
                 *       },
                 *       "enabled": true,
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    preferences: components["schemas"]["Preferences"];
                    enabled: boolean;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description As saved. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": {
                     *           "id": "pr_42",
                     *           "preferences": {
                     *             "services": [
                     *               "64",
                     *               "65"
                     *             ]
                     *           },
                     *           "enabled": true
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PreferencesAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSocialProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Those with a configuration, in the order of their buttons. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "providers": [
                     *         "google",
                     *         "facebook",
                     *         "apple"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        providers: components["schemas"]["SocialProvider"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginSocialSignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "provider": "google",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    provider: components["schemas"]["SocialProvider"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Where the browser goes. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "url": "https://accounts.google.com/o/oauth2/v2/auth?client_id=anden",
                     *       "state": "s4mQ0bT1",
                     *       "expiresAt": "2026-11-21T05:30:00Z"
                     *     }
                     */
                    "application/json": {
                        url: string;
                        state: string;
                        expiresAt: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `social-not-offered`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-not-offered",
                     *       "title": "Social not offered",
                     *       "status": 422,
                     *       "detail": "No se puede entrar con esa cuenta.",
                     *       "code": "social-not-offered",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-not-offered";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            /** @description Codes: `social-unavailable`, `unavailable`. */
            503: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-unavailable",
                     *       "title": "Social unavailable",
                     *       "status": 503,
                     *       "detail": "El servicio de inicio de sesión no responde.",
                     *       "code": "social-unavailable",
                     *       "retryable": true
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    finishSocialSignIn: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "state": "s4mQ0bT1",
                 *       "code": "4/0AX4XfWh",
                 *       "error": null,
                 *       "iss": null
                 *     }
                 */
                "application/json": {
                    state: string;
                    code: string | null;
                    /** @description As the provider returned it. */
                    error: string | null;
                    /** @description The issuer that the provider returned. */
                    iss: string | null;
                };
            };
        };
        responses: {
            /** @description The proof. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "social-token-ana",
                     *       "provider": "google",
                     *       "next": "session",
                     *       "email": "ana@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["SocialProof"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `social-state-refused` (unknown, used, or of another device), `social-state-expired`, `social-consent-refused` (the person refused), `social-token-refused` (code, nonce, audience or signature), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-state-refused",
                     *       "title": "Social state refused",
                     *       "status": 422,
                     *       "detail": "Esa respuesta no es de esta ventana. Empieza de nuevo.",
                     *       "code": "social-state-refused",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-state-refused" | "social-state-expired" | "social-consent-refused" | "social-token-refused" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            /** @description Codes: `social-unavailable`, `unavailable`. */
            503: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-unavailable",
                     *       "title": "Social unavailable",
                     *       "status": 503,
                     *       "detail": "El servicio de inicio de sesión no responde.",
                     *       "code": "social-unavailable",
                     *       "retryable": true
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    sendSocialCode: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "social-token-ana",
                 *       "email": "ana@example.com",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["SocialToken"];
                    email: components["schemas"]["Email"] | null;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description The code is on its way; it lives 10 minutes. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@example.com",
                     *       "expiresAt": "2026-11-21T05:30:00Z"
                     *     }
                     */
                    "application/json": {
                        email: string;
                        expiresAt: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `social-token-refused`, `social-email-missing`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-token-refused",
                     *       "title": "Social token refused",
                     *       "status": 422,
                     *       "detail": "Tu permiso venció. Entra otra vez.",
                     *       "code": "social-token-refused",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-token-refused" | "social-email-missing" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    proveSocialAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "social-token-ana",
                 *       "code": "481516",
                 *       "password": null,
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["SocialToken"];
                    code: string | null;
                    password: string | null;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Proved. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "social-token-ana",
                     *       "provider": "google",
                     *       "next": "session",
                     *       "email": "ana@example.com"
                     *     }
                     */
                    "application/json": components["schemas"]["SocialProof"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `code-wrong`, `code-dead`, `code-expired`, `bad-credentials`, `social-token-refused`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/code-wrong",
                     *       "title": "Code wrong",
                     *       "status": 422,
                     *       "detail": "El código no es correcto.",
                     *       "code": "code-wrong",
                     *       "retryable": false,
                     *       "triesLeft": 4
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "code-wrong" | "code-dead" | "code-expired" | "bad-credentials" | "social-token-refused" | "idempotency-key-reused";
                        triesLeft?: number;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInGoogle: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "social-token-ana",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["SocialToken"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description A session; the account is made on the first visit. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1XzQyIn0.c2ln",
                     *       "refresh_token": "rt_Xk29vLq8Zr4mTn1cYw6b",
                     *       "expires_at": "2026-11-21T05:35:00Z",
                     *       "role": "user",
                     *       "verify_guest": false,
                     *       "nombre": "Ana",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": null,
                     *         "zoho": null,
                     *         "phone": null,
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `social-token-refused`, `social-email-missing` (the person did not share it), `social-account-unproved` (decision 26), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-token-refused",
                     *       "title": "Social token refused",
                     *       "status": 422,
                     *       "detail": "No fue posible iniciar sesión con esa cuenta.",
                     *       "code": "social-token-refused",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-token-refused" | "social-email-missing" | "social-account-unproved" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            /** @description Codes: `social-unavailable`, `unavailable`. */
            503: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-unavailable",
                     *       "title": "Social unavailable",
                     *       "status": 503,
                     *       "detail": "El servicio de inicio de sesión no responde.",
                     *       "code": "social-unavailable",
                     *       "retryable": true
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    signInFacebook: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "social-token-ana",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["SocialToken"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description A session; the account is made on the first visit. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1XzQyIn0.c2ln",
                     *       "refresh_token": "rt_Xk29vLq8Zr4mTn1cYw6b",
                     *       "expires_at": "2026-11-21T05:35:00Z",
                     *       "role": "user",
                     *       "verify_guest": false,
                     *       "nombre": "Ana",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": null,
                     *         "zoho": null,
                     *         "phone": null,
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `social-token-refused`, `social-email-missing` (the person did not share it), `social-account-unproved` (decision 26), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-token-refused",
                     *       "title": "Social token refused",
                     *       "status": 422,
                     *       "detail": "No fue posible iniciar sesión con esa cuenta.",
                     *       "code": "social-token-refused",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-token-refused" | "social-email-missing" | "social-account-unproved" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            /** @description Codes: `social-unavailable`, `unavailable`. */
            503: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-unavailable",
                     *       "title": "Social unavailable",
                     *       "status": 503,
                     *       "detail": "El servicio de inicio de sesión no responde.",
                     *       "code": "social-unavailable",
                     *       "retryable": true
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    signInApple: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "social-token-ana",
                 *       "user": {
                 *         "name": {
                 *           "firstName": "Ana",
                 *           "lastName": "Peña"
                 *         },
                 *         "email": "ana@example.com"
                 *       },
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["SocialToken"];
                    /** @description Name and e-mail, as Apple hands them over. */
                    user: {
                        name?: {
                            firstName?: string;
                            lastName?: string;
                        };
                        email?: components["schemas"]["Email"];
                    } | null;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description A session; the account is made on the first visit. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1XzQyIn0.c2ln",
                     *       "refresh_token": "rt_Xk29vLq8Zr4mTn1cYw6b",
                     *       "expires_at": "2026-11-21T05:35:00Z",
                     *       "role": "user",
                     *       "verify_guest": false,
                     *       "nombre": "Ana",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": null,
                     *         "zoho": null,
                     *         "phone": null,
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `social-token-refused`, `social-email-missing` (the person did not share it), `social-account-unproved` (decision 26), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-token-refused",
                     *       "title": "Social token refused",
                     *       "status": 422,
                     *       "detail": "No fue posible iniciar sesión con esa cuenta.",
                     *       "code": "social-token-refused",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-token-refused" | "social-email-missing" | "social-account-unproved" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            /** @description Codes: `social-unavailable`, `unavailable`. */
            503: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/social-unavailable",
                     *       "title": "Social unavailable",
                     *       "status": 503,
                     *       "detail": "El servicio de inicio de sesión no responde.",
                     *       "code": "social-unavailable",
                     *       "retryable": true
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "social-unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    beginPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of the browser. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "Yx0yqfS4Vv5Wd1",
                     *       "rpId": "shop.example",
                     *       "timeout": 300000,
                     *       "userVerification": "required"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInPasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "q2xvbmVk",
                 *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *       "authenticatorData": "SZYN5YgOjGh0NBcP",
                 *       "signature": "MEUCIQDx",
                 *       "userHandle": "dV80Mg"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJ1XzQyIn0.c2ln",
                     *       "refresh_token": "rt_Xk29vLq8Zr4mTn1cYw6b",
                     *       "expires_at": "2026-11-21T05:35:00Z",
                     *       "role": "user",
                     *       "verify_guest": true,
                     *       "nombre": "Ana",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": "6001234567",
                     *         "zoho": null,
                     *         "phone": "8112345678",
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Session"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `passkey-challenge-refused` (unknown, used, or of another device), `passkey-challenge-expired`, `passkey-unknown` (no account has this key), `passkey-refused` (origin, relying party, verification of the user, signature, counter or owner), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passkey-challenge-refused" | "passkey-challenge-expired" | "passkey-unknown" | "passkey-refused" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgotPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Taken. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "Si el correo tiene una cuenta, enviamos las instrucciones."
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resetPassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Xk29vLq8Zr4mTn1cYw6bB7hW2sQd9LkP",
                 *       "password": "correcto-caballo",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["MailToken"];
                    password: components["schemas"]["NewPassword"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `token-spent` (used, replaced or unknown), `token-expired`, `password-common` (one of the 10,000 commonest), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "token-spent" | "token-expired" | "password-common" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOut: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refresh_token": "rt_Xk29vLq8Zr4mTn1cYw6b",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    /** @description Null when it is in the cookie. */
                    refresh_token: string | null;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nombre": "Ana",
                 *       "paterno": "Peña",
                 *       "materno": "Ruiz",
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    nombre: components["schemas"]["PersonName"];
                    paterno: components["schemas"]["PersonName"];
                    materno: components["schemas"]["PersonName"];
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "done",
                     *       "user": {
                     *         "sub": "u_42",
                     *         "email": "ana@example.com",
                     *         "full_name": "Ana Peña Ruiz",
                     *         "nombre": "Ana",
                     *         "paterno": "Peña",
                     *         "materno": "Ruiz",
                     *         "avatar": null,
                     *         "viaja": null,
                     *         "zoho": null,
                     *         "phone": "8112345678",
                     *         "exp": 1795239300,
                     *         "iat": 1795238400
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        msg: "done";
                        user: components["schemas"]["User"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `application-key-wrong`. */
            403: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/application-key-wrong",
                     *       "title": "Application key wrong",
                     *       "status": 403,
                     *       "detail": "Aplicación desconocida.",
                     *       "code": "application-key-wrong",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "application-key-wrong";
                    };
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteAccount: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "loseTickets": true,
                 *       "ip": "203.0.113.7"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    /** @description The traveller was warned of the live tickets. */
                    loseTickets: boolean;
                    ip: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `application-key-wrong`, `guest-not-allowed`. */
            403: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/application-key-wrong",
                     *       "title": "Application key wrong",
                     *       "status": 403,
                     *       "detail": "Aplicación desconocida.",
                     *       "code": "application-key-wrong",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "application-key-wrong" | "guest-not-allowed";
                    };
                };
            };
            /** @description Codes: `live-tickets` (with `liveTickets`), `payment-in-progress`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/live-tickets",
                     *       "title": "Live tickets",
                     *       "status": 409,
                     *       "detail": "Tienes boletos vigentes.",
                     *       "code": "live-tickets",
                     *       "retryable": false,
                     *       "liveTickets": 2
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "live-tickets" | "payment-in-progress" | "idempotency-in-progress";
                        liveTickets?: number;
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `email-differs`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/email-differs",
                     *       "title": "Email differs",
                     *       "status": 422,
                     *       "detail": "El correo no es el de tu cuenta.",
                     *       "code": "email-differs",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "email-differs" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getProfile: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The profile. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nombre": "Ana",
                     *       "paterno": "Peña",
                     *       "materno": "Ruiz",
                     *       "sexo": "Female",
                     *       "birthday": "17/04/1990",
                     *       "cellphone": "8112345678",
                     *       "email": "ana@example.com",
                     *       "sub": "u_42",
                     *       "viaja": "6001234567"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updateProfile: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "nombre": "Ana",
                 *       "paterno": "Peña",
                 *       "materno": "Ruiz",
                 *       "sexo": "Female",
                 *       "birthday": "17/04/1990",
                 *       "cellphone": "8112345678"
                 *     }
                 */
                "application/json": {
                    nombre: components["schemas"]["PersonName"];
                    paterno: components["schemas"]["PersonName"];
                    materno: components["schemas"]["SecondSurname"];
                    sexo: components["schemas"]["Sexo"];
                    birthday: components["schemas"]["Birthday"];
                    cellphone: string | null;
                    ip?: components["schemas"]["Ip"];
                };
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "nombre": "Ana",
                     *       "paterno": "Peña",
                     *       "materno": "Ruiz",
                     *       "sexo": "Female",
                     *       "birthday": "17/04/1990",
                     *       "cellphone": "8112345678",
                     *       "email": "ana@example.com",
                     *       "sub": "u_42",
                     *       "viaja": "6001234567"
                     *     }
                     */
                    "application/json": components["schemas"]["Profile"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `birthday-invalid`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/birthday-invalid",
                     *       "title": "Birthday invalid",
                     *       "status": 422,
                     *       "detail": "La fecha de nacimiento no es válida.",
                     *       "code": "birthday-invalid",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "birthday-invalid" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPassengers: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 10. (FAV-005) */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "limit": 10,
                     *       "passengers": [
                     *         {
                     *           "id": "7",
                     *           "name": "Luis",
                     *           "last_name": "Peña",
                     *           "birthdate": "02/09/1988",
                     *           "category_id": 1,
                     *           "category": "ADULTO",
                     *           "enrolled": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        passengers: components["schemas"]["SavedPassenger"][];
                        /** @description How many may be kept. */
                        limit: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPassenger: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Luis",
                 *       "last_name": "Peña",
                 *       "birthdate": "02/09/1988",
                 *       "category_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["SavedPassengerData"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passenger": {
                     *         "id": "7",
                     *         "name": "Luis",
                     *         "last_name": "Peña",
                     *         "birthdate": "02/09/1988",
                     *         "category_id": 1,
                     *         "category": "ADULTO",
                     *         "enrolled": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        passenger: components["schemas"]["SavedPassenger"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            /** @description Codes: `passenger-duplicate`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/passenger-duplicate",
                     *       "title": "Passenger duplicate",
                     *       "status": 409,
                     *       "detail": "Este pasajero ya está en tus favoritos.",
                     *       "code": "passenger-duplicate",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passenger-duplicate" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `passenger-limit`, `birthday-invalid`, `category-not-found`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/passenger-limit",
                     *       "title": "Passenger limit",
                     *       "status": 422,
                     *       "detail": "¡Has alcanzado el límite de pasajeros favoritos!",
                     *       "code": "passenger-limit",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passenger-limit" | "birthday-invalid" | "category-not-found" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePassenger: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 7 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "7"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            404: components["responses"]["PassengerNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    updatePassenger: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 7 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Luis",
                 *       "last_name": "Peña",
                 *       "birthdate": "02/09/1988",
                 *       "category_id": 1
                 *     }
                 */
                "application/json": components["schemas"]["SavedPassengerData"];
            };
        };
        responses: {
            /** @description Saved. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passenger": {
                     *         "id": "7",
                     *         "name": "Luis",
                     *         "last_name": "Peña",
                     *         "birthdate": "02/09/1988",
                     *         "category_id": 1,
                     *         "category": "ADULTO",
                     *         "enrolled": false
                     *       }
                     *     }
                     */
                    "application/json": {
                        passenger: components["schemas"]["SavedPassenger"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            404: components["responses"]["PassengerNotFound"];
            /** @description Codes: `passenger-duplicate`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/passenger-duplicate",
                     *       "title": "Passenger duplicate",
                     *       "status": 409,
                     *       "detail": "Este pasajero ya está en tus favoritos.",
                     *       "code": "passenger-duplicate",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passenger-duplicate" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `birthday-invalid`, `category-not-found`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/category-not-found",
                     *       "title": "Category not found",
                     *       "status": 422,
                     *       "detail": "No existe esa categoría.",
                     *       "code": "category-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "birthday-invalid" | "category-not-found" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listPasskeys: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 10, the newest first. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        passkeys: components["schemas"]["Passkey"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createPasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Celular de Begoña",
                 *       "kind": "phone",
                 *       "attestation": {
                 *         "id": "q2xvbmVk",
                 *         "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uY3JlYXRlIn0",
                 *         "attestationObject": "o2NmbXRkbm9uZQ",
                 *         "transports": [
                 *           "internal"
                 *         ]
                 *       }
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["PasskeyName"];
                    kind: components["schemas"]["PasskeyKind"];
                    attestation: components["schemas"]["PasskeyAttestation"];
                };
            };
        };
        responses: {
            /** @description Added. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkey": {
                     *         "id": "pk_3",
                     *         "name": "Celular de Begoña",
                     *         "kind": "phone",
                     *         "createdAt": "2026-11-20T14:12:00Z",
                     *         "lastUsedAt": null,
                     *         "isHere": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        passkey: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `passkey-challenge-refused` (unknown, used, or of another device or account), `passkey-challenge-expired`, `passkey-refused` (origin, relying party, verification of the user, signature, or a key that exists), `passkey-limit`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passkey-challenge-refused" | "passkey-challenge-expired" | "passkey-refused" | "passkey-limit" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginPasskeyCreation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of the browser. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "Yx0yqfS4Vv5Wd1",
                     *       "rp": {
                     *         "name": "Camino",
                     *         "id": "shop.example"
                     *       },
                     *       "user": {
                     *         "id": "dV80Mg",
                     *         "name": "ana@example.com",
                     *         "displayName": "Ana Peña Ruiz"
                     *       },
                     *       "pubKeyCredParams": [
                     *         {
                     *           "type": "public-key",
                     *           "alg": -8
                     *         },
                     *         {
                     *           "type": "public-key",
                     *           "alg": -7
                     *         },
                     *         {
                     *           "type": "public-key",
                     *           "alg": -257
                     *         }
                     *       ],
                     *       "timeout": 300000,
                     *       "excludeCredentials": [
                     *         {
                     *           "type": "public-key",
                     *           "id": "q2xvbmVk"
                     *         }
                     *       ],
                     *       "authenticatorSelection": {
                     *         "residentKey": "required",
                     *         "userVerification": "required"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyCreationOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `passkey-limit`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/passkey-limit",
                     *       "title": "Passkey limit",
                     *       "status": 422,
                     *       "detail": "Ya tienes 10 llaves. Elimina una para guardar otra.",
                     *       "code": "passkey-limit",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passkey-limit";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deletePasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example pk_3 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Deleted. It opens no session any more. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "pk_3"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            404: components["responses"]["PasskeyNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example pk_3 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "Celular de Begoña"
                 *     }
                 */
                "application/json": {
                    name: components["schemas"]["PasskeyName"];
                };
            };
        };
        responses: {
            /** @description Renamed. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "passkey": {
                     *         "id": "pk_3",
                     *         "name": "Celular de Begoña",
                     *         "kind": "phone",
                     *         "createdAt": "2026-11-20T14:12:00Z",
                     *         "lastUsedAt": null,
                     *         "isHere": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        passkey: components["schemas"]["Passkey"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            404: components["responses"]["PasskeyNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSessions: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description At most 20. That of this call first, then the last used. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        sessions: components["schemas"]["OpenSession"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    endOtherSessions: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listSocialLinks: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The oldest first. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        links: components["schemas"]["SocialLink"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    unlinkSocial: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example google */
                provider: components["schemas"]["SocialProvider"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Disconnected, or not connected before. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "provider": "google"
                     *     }
                     */
                    "application/json": {
                        provider: components["schemas"]["SocialProvider"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changePassword: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "current": "correcto-caballo",
                 *       "password": "camión azul 8.30"
                 *     }
                 */
                "application/json": {
                    current: string;
                    password: components["schemas"]["NewPassword"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `current-password-wrong`, `password-common`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/current-password-wrong",
                     *       "title": "Current password wrong",
                     *       "status": 422,
                     *       "detail": "La contraseña actual no es correcta.",
                     *       "code": "current-password-wrong",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "current-password-wrong" | "password-common" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    openStaffInvitation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "token": "Xk29vLq8Zr4mTn1cYw6bB7hW2sQd9LkP"
                 *     }
                 */
                "application/json": {
                    token: components["schemas"]["MailToken"];
                };
            };
        };
        responses: {
            /** @description An open invitation. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OpenStaffInvitation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `invitation-over` (unknown, used, withdrawn, replaced or expired). */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/invitation-over",
                     *       "title": "Invitation over",
                     *       "status": 422,
                     *       "detail": "Esta invitación ya no sirve. Pide otra.",
                     *       "code": "invitation-over",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invitation-over";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    acceptStaffInvitation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: components["schemas"]["MailToken"];
                    name: components["schemas"]["StaffName"];
                    proof: components["schemas"]["StaffProof"];
                };
            };
        };
        responses: {
            /** @description A session of the person. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJzdF80MiJ9.c2ln",
                     *       "expiresAt": "2026-11-21T05:35:00Z",
                     *       "person": {
                     *         "id": "st_42",
                     *         "name": "Olivia Operadora",
                     *         "email": "olivia@example.com",
                     *         "roles": [
                     *           "support",
                     *           "admin"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `last-admin` (the invitation takes `admin` from the last person who has it), `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "last-admin" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `invitation-over` (unknown, used, withdrawn, replaced or expired), `password-common`, `code-wrong` (also one that was used), `passkey-challenge-refused`, `passkey-challenge-expired`, `passkey-refused`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "invitation-over" | "password-common" | "code-wrong" | "passkey-challenge-refused" | "passkey-challenge-expired" | "passkey-refused" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInStaff: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "olivia@example.com",
                 *       "password": "camión azul 8.30",
                 *       "code": "123456"
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    password: string;
                    code: components["schemas"]["AuthenticatorCode"];
                };
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJzdF80MiJ9.c2ln",
                     *       "expiresAt": "2026-11-21T05:35:00Z",
                     *       "person": {
                     *         "id": "st_42",
                     *         "name": "Olivia Operadora",
                     *         "email": "olivia@example.com",
                     *         "roles": [
                     *           "support",
                     *           "admin"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `unauthorized`, `staff-sign-in-refused`. */
            401: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/staff-sign-in-refused",
                     *       "title": "Staff sign in refused",
                     *       "status": 401,
                     *       "detail": "El correo, la contraseña o el código no son correctos.",
                     *       "code": "staff-sign-in-refused",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unauthorized" | "staff-sign-in-refused";
                    };
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    beginStaffPasskeySignIn: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The options of the browser. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "challenge": "Yx0yqfS4Vv5Wd1",
                     *       "rpId": "shop.example",
                     *       "timeout": 300000,
                     *       "userVerification": "required"
                     *     }
                     */
                    "application/json": components["schemas"]["PasskeyRequestOptions"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signInStaffPasskey: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "q2xvbmVk",
                 *       "clientDataJSON": "eyJ0eXBlIjoid2ViYXV0aG4uZ2V0In0",
                 *       "authenticatorData": "SZYN5YgOjGh0NBcP",
                 *       "signature": "MEUCIQDx",
                 *       "userHandle": "dV80Mg"
                 *     }
                 */
                "application/json": components["schemas"]["PasskeyAssertion"];
            };
        };
        responses: {
            /** @description A session. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJzdF80MiJ9.c2ln",
                     *       "expiresAt": "2026-11-21T05:35:00Z",
                     *       "person": {
                     *         "id": "st_42",
                     *         "name": "Olivia Operadora",
                     *         "email": "olivia@example.com",
                     *         "roles": [
                     *           "support",
                     *           "admin"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `passkey-challenge-refused`, `passkey-challenge-expired`, `passkey-unknown`, `passkey-refused`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "passkey-challenge-refused" | "passkey-challenge-expired" | "passkey-unknown" | "passkey-refused" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refreshStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The session. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "eyJhbGciOiJFUzI1NiJ9.eyJzdWIiOiJzdF80MiJ9.c2ln",
                     *       "expiresAt": "2026-11-21T05:35:00Z",
                     *       "person": {
                     *         "id": "st_42",
                     *         "name": "Olivia Operadora",
                     *         "email": "olivia@example.com",
                     *         "roles": [
                     *           "support",
                     *           "admin"
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["StaffSession"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `unauthorized` (no cookie), `session-expired` (unknown, ended or over). */
            401: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/session-expired",
                     *       "title": "Session expired",
                     *       "status": 401,
                     *       "detail": "Sesión expirada, por favor inicie sesión nuevamente",
                     *       "code": "session-expired",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "unauthorized" | "session-expired";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    signOutStaff: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "msg": "done"
                     *     }
                     */
                    "application/json": components["schemas"]["Done"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listStaff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Who may enter first, by name; then those who ended. Of the invitations the open ones, the newest first. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        people: components["schemas"]["StaffPerson"][];
                        invitations: components["schemas"]["StaffInvitation"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    inviteStaff: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "carla@example.com",
                 *       "roles": [
                 *         "sell",
                 *         "door"
                 *       ]
                 *     }
                 */
                "application/json": {
                    email: components["schemas"]["Email"];
                    roles: components["schemas"]["StaffRoles"];
                };
            };
        };
        responses: {
            /** @description Invited. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "invitation": {
                     *         "id": "5b6a1c1e-2f0f-4b55-9a0e-0f4d5b8f7a10",
                     *         "email": "carla@example.com",
                     *         "roles": [
                     *           "sell",
                     *           "door"
                     *         ],
                     *         "invitedBy": "Olivia Operadora",
                     *         "expiresAt": "2026-11-23T05:20:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        invitation: components["schemas"]["StaffInvitation"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    withdrawStaffInvitation: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example 5b6a1c1e-2f0f-4b55-9a0e-0f4d5b8f7a10 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Withdrawn. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b6a1c1e-2f0f-4b55-9a0e-0f4d5b8f7a10"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["InvitationNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    changeStaffRoles: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example st_43 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "roles": [
                 *         "sell",
                 *         "support"
                 *       ],
                 *       "reason": "Atiende también el teléfono."
                 *     }
                 */
                "application/json": {
                    roles: components["schemas"]["StaffRoles"];
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Changed. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "st_43",
                     *         "name": "Bruno Taquilla",
                     *         "email": "bruno@example.com",
                     *         "roles": [
                     *           "sell",
                     *           "support"
                     *         ],
                     *         "ways": [
                     *           "password"
                     *         ],
                     *         "joinedAt": "2026-11-02T18:00:00Z",
                     *         "lastSeenAt": "2026-11-20T14:12:00Z",
                     *         "endedAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        person: components["schemas"]["StaffPerson"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["StaffNotFound"];
            /** @description Codes: `last-admin`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "last-admin" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    endStaff: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /** @example st_43 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Dejó la compañía."
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["Reason"];
                };
            };
        };
        responses: {
            /** @description Ended. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "person": {
                     *         "id": "st_43",
                     *         "name": "Bruno Taquilla",
                     *         "email": "bruno@example.com",
                     *         "roles": [
                     *           "sell"
                     *         ],
                     *         "ways": [],
                     *         "joinedAt": "2026-11-02T18:00:00Z",
                     *         "lastSeenAt": "2026-11-20T14:12:00Z",
                     *         "endedAt": "2026-11-21T05:20:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        person: components["schemas"]["StaffPerson"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["StaffNotFound"];
            /** @description Codes: `last-admin`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "last-admin" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listActs: {
        parameters: {
            query?: {
                /**
                 * @description An order, payment, ticket, departure or person of the act.
                 * @example st_43
                 */
                about?: components["schemas"]["Id"];
                /**
                 * @description Who did it.
                 * @example st_42
                 */
                person?: components["schemas"]["Id"];
                /**
                 * @description A part of the label or of the name of the act.
                 * @example Bruno
                 */
                text?: string;
                /**
                 * @description The `next` of the page before.
                 * @example 1041
                 */
                before?: components["schemas"]["ActId"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A page. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        acts: components["schemas"]["StaffAct"][];
                        /** @description Null on the last page. */
                        next: components["schemas"]["ActId"] | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    findAccount: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "phone": "8112345678"
                 *     }
                 */
                "application/json": {
                    phone: components["schemas"]["Phone"];
                };
            };
        };
        responses: {
            /** @description The account, a guest or a user; null for an unknown phone. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "accountId": "0b7c0d52-3f0e-4f0c-9a55-8f2f5f1f9b11"
                     *     }
                     */
                    "application/json": {
                        accountId: string | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}

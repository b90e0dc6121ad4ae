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
         * @description API-049. The refresh token is the bearer and is replaced by a new one. Used again within 10 s it gets the same answer; later its whole family ends.
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
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Id: string;
        /** Format: email */
        Email: string;
        Phone: string;
        Ip: string | null;
        /** Format: date-time */
        Instant: string;
        /**
         * @description The empty role of document A is `user`.
         * @enum {string}
         */
        Role: "guest" | "user";
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
            refresh_token: string;
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
        /** @description Codes: `sms-unavailable`. */
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
                    code?: "sms-unavailable";
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
            422: components["responses"]["BadCredentials"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
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
            /** @description Codes: `refresh-invalid`, `refresh-reused` (family ended), `session-expired` (errorCode 1003). */
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
                        code?: "refresh-invalid" | "refresh-reused" | "session-expired";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
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
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
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
            500: components["responses"]["Failed"];
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
            500: components["responses"]["Failed"];
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
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
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
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
        };
    };
}

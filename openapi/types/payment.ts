// Generated from openapi/payment.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/payment/providers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where cards are charged, and the key to encrypt them for
         * @description API-067. Messages of the device-data frame and of the challenge frame are taken from `origin` only.
         *     Device data page: opened in a hidden frame as `deviceDataUrl?bin=<first 6 digits>`; it posts `{type: 'anden.bank.device-data', sessionId, ddc, ddcSecret}`.
         *     Challenge page: posts `{type: 'anden.bank.challenge-complete', paymentId}`.
         */
        get: operations["getPaymentProviders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a cart
         * @description API-068 to API-070. Three good answers: 200 authorised at once (with `responseConfirmTickets`), 200 with a challenge (status CHALLENGE), 202 not known yet (PENDING or UNKNOWN; poll).
         *     A payment of the cart that is PENDING, CHALLENGE or UNKNOWN refuses another one. After a refusal a new key starts a new payment.
         */
        post: operations["createPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/transaction/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a payment
         * @description API-078. Polled every 1.7 s; AUTHORISED, REFUSED and REFUNDED are final. Each call may ask the bank again.
         */
        get: operations["getPaymentTransaction"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/by-key/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of an idempotency key
         * @description After a reload or a lost answer. Asking closes the key for the account that asks, and for the reservation of `linkToken`: no payment begins with it any more, also when its
         *     request is still on the way or is repeated. So 404 and REFUSED are final. A request that arrives later answers 409 `payment-key-closed` (`createPayment`, `createOrder`,
         *     `payReservation`). One key is one attempt; the next attempt needs another key. A payment of another account answers 403, and its key stays as it is for that account.
         */
        get: operations["getPaymentByKey"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/log/{folio}": {
        parameters: {
            query?: {
                /**
                 * @description Of the reservation that was paid; without a session.
                 * @example rt_71
                 */
                linkToken?: string;
            };
            header?: never;
            path: {
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        /**
         * What was asked for a payment, and what became of it
         * @description Designed. Read from every device of the payer, by the folio. Each call may ask the bank again.
         */
        get: operations["getPaymentLog"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/log/{folio}/notice": {
        parameters: {
            query?: {
                /**
                 * @description Of the reservation that was paid; without a session.
                 * @example rt_71
                 */
                linkToken?: string;
            };
            header?: never;
            path: {
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the result of a payment by e-mail
         * @description Designed. To the e-mail of the payment, once the result is known. Paid tickets are mailed in any case.
         */
        post: operations["askPaymentNotice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/cart/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example c_7Kq2bYt9 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        /**
         * The cart to pay
         * @description API-071. `payment` tells of the last payment of the cart, so that a reload finds it.
         */
        get: operations["getCart"];
        put?: never;
        post?: never;
        /**
         * Give the cart and its seats up
         * @description API-019. A cart already gone answers 200 as well.
         */
        delete: operations["deleteCart"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/detail/cart/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The order with its tickets
         * @description API-072. Called with the order id of the route; a cart id that became an order is taken as well.
         */
        get: operations["getCartDetail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/payment-methods": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What may be paid with
         * @description API-074, CASH-015. A cutoff of 0 or less means no reservation payment.
         */
        get: operations["getPaymentMethods"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/bank-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bank tells what happened
         * @description Signed: header `bank-signature` is `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`, refused when older than 300 s.
         *     Idempotent by the event's `id`, so it takes no idempotency key. Events may come twice and out of order; a final state is never left.
         */
        post: operations["receiveBankEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/stripe-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Stripe tells what happened
         * @description The webhook of a shop whose bank is Stripe; else 404. Signed: header `stripe-signature` is `t=<unix seconds>,v1=<hex HMAC-SHA256 of "<t>.<raw body>">`, refused when older than 300 s.
         *     Idempotent by the event's `id`. Only `payment_intent.*` changes a payment, and only by what the intent says.
         */
        post: operations["receiveStripeEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/cash-events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A till asks about a reservation, or tells that it was paid
         * @description Signed as `receiveBankEvent`. `cash.asked` changes nothing. `cash.paid` is idempotent by `receipt`; its tickets are issued at once.
         *     A till gives the money back when the answer is 409 or 422: nothing was taken.
         */
        post: operations["receiveCashEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/reservation/{orderId}": {
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
         * Give up a reservation
         * @description Designed. The seats go free. A reservation that ended already answers 200 as well.
         */
        delete: operations["cancelReservation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/resend-email/cart/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the tickets by e-mail
         * @description API-077. `id` is the order id (or cart id). At most 10 addresses.
         */
        post: operations["resendTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/tickets/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets as PDF
         * @description API-087. By order id or operation number. Opened in a new tab, so `ticket` (of `ticketsUrl`, good for 1 hour) stands for the bearer.
         */
        get: operations["downloadTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/tickets/{orderId}/{itemId}/apple": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ticket for Apple Wallet
         * @description Designed. A signed `.pkpass` of an issued ticket, with its QR code. A phone opens it by its address, so `ticket` (of `walletPasses`, good for 1 hour)
         *     stands for the bearer. 404 also for a ticket that may not board, and where no keys of Apple are configured.
         */
        get: operations["getApplePass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/tickets/{orderId}/{itemId}/google": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A ticket for Google Wallet
         * @description Designed. Leads to the signed link that saves an issued ticket in Google Wallet. `ticket` and 404 as in `getApplePass`.
         */
        get: operations["getGooglePass"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/order": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Order a cart that costs nothing
         * @description API-079 (path designed), FREE-001 to FREE-009. `cortesia` with a coupon, `puntos-viaja` without one, `no_payment` for an edit. The grand total must be 0.
         *     A method that does not belong to the cart answers 422 `method-not-available`. No bank is asked. When the tickets are
         *     still on their way it answers 503: the same key goes on with the same order.
         */
        post: operations["createOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/coupon/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Apply a coupon to a cart
         * @description API-073, COUPON-010 to COUPON-014. One at a time, ticket by ticket over the display prices; the points are switched off.
         */
        post: operations["applyCoupon"];
        /**
         * Take the coupon off
         * @description Designed. A cart without one answers 200 as well.
         */
        delete: operations["removeCoupon"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/resolve": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a reservation link means
         * @description API-082 (path designed).
         */
        get: operations["resolveReservationToken"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation/own/{operation}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Open an own reservation
         * @description Designed. NAV-016, LINK-002: a reservation is paid from My trips, without its link.
         */
        get: operations["openOwnReservation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A held reservation
         * @description API-076, API-083. Tickets with an `ikey` are paid already. Only reads, so it takes no idempotency key. Saved cards only with a session.
         */
        post: operations["getReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-reservation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pay a held reservation by card
         * @description API-075, API-080 (the paths brought together). From an e-mailed link (`channel` email, with `linkToken`) or from My trips (`web-reservation`).
         */
        post: operations["payReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment-reservation/{paymentId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of a reservation payment
         * @description API-081 (path designed). Polled every 1.7 s until a ticket has an `iKey` or `StatusPayment` contains `error`.
         */
        get: operations["validateReservationPayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/resend-email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send tickets of an operation by e-mail
         * @description API-085 (path designed).
         */
        post: operations["resendTicketsByOperation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/uber/counpon": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ride-hailing coupons for a trip
         * @description API-086 (the path is spelt so). One per person: account, proved phone, proved mailbox; terminals VIC, TAM, MTY, SLP; 3 h before departure at the origin, 3 h after arrival at the destination.
         */
        post: operations["createRideCoupons"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/cards": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My saved cards
         * @description API-089. The number is masked; `token` is what a payment takes.
         */
        get: operations["listCards"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/payment/cards/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make a card the preferred one
         * @description API-090 (payload and use designed).
         */
        post: operations["preferCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/card/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Save a card
         * @description API-092. Number and CVV as JWE for the bank, which keeps the card and gives a token.
         */
        post: operations["saveCard"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/card/{id}": {
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
         * Delete a saved card
         * @description API-091.
         */
        delete: operations["deleteCard"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cash/bag": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My Puntos Viaja
         * @description API-027. `balance` can be spent. `backupBalance` is the same amount, because a cart keeps no points: its payment takes them.
         */
        get: operations["getCashBag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/points": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Credit points to an account
         * @description A cancelled ticket gives its refund as points, and what a cancelled or changed one earned is taken back. Idempotent by `reference`.
         */
        post: operations["creditPoints"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/reservation/{reservationId}/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Mail the payment link of a reservation
         * @description To the e-mail of its account. Each call makes another link; the earlier ones stay good. Only the hash of its token is stored.
         */
        post: operations["mailReservationLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/account/{accountId}/payments": {
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
         * Delete the personal data of a deleted account
         * @description PROFILE-034. Amounts stay for the books, without names. An unfinished payment is left; the caller asks again while `open` is above 0.
         */
        delete: operations["forgetAccountPayments"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/open-payments": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Payments that have not ended
         * @description Roles: support, money. The oldest first, vouchers last; at most 200. And the messages that were not sent, without their recipients; at most 200.
         */
        get: operations["listOpenPayments"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/open-payments/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the bank about all that it has not answered
         * @description Roles: money. Continues each payment of the group `unanswered`.
         */
        post: operations["askOpenPayments"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Orders by what a traveller can say of them
         * @description Roles: support, sell, door. `text` is a folio of a payment or a ticket, a reference of a voucher, a transaction, a name, a proved phone, the e-mail of who paid, or a day and a seat (`2026-12-03 12`). At most 20 tickets, the nearest departures first. A body and no address, because a name is personal data. Only reads, so it takes no idempotency key.
         */
        post: operations["findOrders"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/payments/{folio}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A payment for the back office
         * @description Roles: support, money, sell. Open or ended, with what was asked for it, given back, sent and done. `customer` is null for who has `money` without `support` or `sell`. `refundable` is null while the trip service does not say what the tickets are worth.
         */
        get: operations["getOfficePayment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/payments/{folio}/acts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Act on a payment that has not ended
         * @description Roles: money. One of its `acts`. An act that marks a payment needs the proof of the bank, the number of its answer.
         */
        post: operations["actOnPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/payments/{folio}/refunds": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give back of a payment
         * @description Roles: money. Decision 42. A worker carries it out and mails the payer. Sent twice with one `id` it is one refund, and the answer is the first one.
         */
        post: operations["refundPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/payments/{folio}/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send the tickets to the payer again
         * @description Roles: support, sell. To the e-mail of the payment. An unpaid reservation is sent as one. The limit of `resendTickets`.
         */
        post: operations["resendOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/payments/{folio}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the payer's e-mail
         * @description Roles: support. The tickets go to the new address once. What was not sent yet to the old one is not sent there. Of two corrections the last one stands.
         */
        put: operations["correctEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/payments/{folio}/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Note something about a payment
         * @description Roles: support, money, sell, door. It stands in the history of the payment.
         */
        post: operations["noteOnPayment"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/messages/resend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send again what was given up
         * @description Roles: support, money. For as long as each message is of use.
         */
        post: operations["resendMessages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Compare a day with the bank
         * @description Roles: money. What moved at the bank on a day of the shop's zone, and each payment of which bank and shop say another thing.
         */
        get: operations["closeDay"];
        put?: never;
        post?: never;
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
        /** @description ISO 4217. The shop sells in the currency of its feed, MXN in the demo. */
        Currency: string;
        /** @description 1/100000 of the currency's unit. */
        Money: number;
        /** Format: date-time */
        Instant: string;
        Colour: string;
        /** @description IANA name. */
        TimeZone: string;
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
        Brand: {
            id: components["schemas"]["Id"];
            name: string;
            initials: string;
            colour: components["schemas"]["Colour"];
            textColour: components["schemas"]["Colour"];
            /** @description The phone of the brand, as its feed shows it (`agency_phone`). */
            phone?: string;
            /** @description The e-mail of the brand (`agency_email`). */
            email?: string;
            /** @description The site of the brand (`agency_url`). */
            url?: string;
        };
        Named: {
            id: components["schemas"]["Id"];
            name: string;
        };
        /** @enum {string} */
        Floor: "ground" | "top";
        RunLegs: {
            routeId: components["schemas"]["Id"];
            /** @description Name of the schedule. */
            scheduleId: components["schemas"]["Id"];
            /** Format: date */
            manifestDate: string;
            legFrom: number;
            legTo: number;
        };
        CustomerInfo: {
            firstName: string;
            lastName: string;
            /** Format: email */
            email: string;
        };
        /**
         * @description open: held, may be paid. paying: a payment is asking the bank. sold: tickets issued. reserved: to be paid later.
         *     released: given back. expired: time ran out.
         * @enum {string}
         */
        CartStatus: "open" | "paying" | "sold" | "reserved" | "released" | "expired";
        Ticket: {
            _id: components["schemas"]["Id"];
            /** @description Folio of the ticket; null until issued. */
            itemId: components["schemas"]["Id"] | null;
            isReturn: boolean;
            associatedRoundtripTicketId: components["schemas"]["Id"] | null;
            /** @description Label of the seat. */
            seat: string;
            seatId: components["schemas"]["Id"];
            section: components["schemas"]["Floor"];
            sectionName: string;
            /** @enum {string} */
            floor: "P.B." | "P.A.";
            firstName: string;
            lastName: string;
            email: string;
            /** @description Name of the category. */
            fare: string;
            fareId: components["schemas"]["Id"];
            /** @description Name of the terminal. */
            from: string;
            /** @description Name of its place; missing in tickets from before 28 November 2026. */
            fromCity?: string;
            fromId: components["schemas"]["Id"];
            fromShortcode: string;
            fromTimeZone: components["schemas"]["TimeZone"];
            to: string;
            toCity?: string;
            toId: components["schemas"]["Id"];
            toShortcode: string;
            toTimeZone: components["schemas"]["TimeZone"];
            departureDatetime: components["schemas"]["Instant"];
            arrivalDatetime: components["schemas"]["Instant"];
            brand: components["schemas"]["Brand"];
            serviceClass: components["schemas"]["Named"];
            unitNumber: string | null;
            run: components["schemas"]["RunLegs"];
            /** @description The fare, with the promotion of the way back. */
            price: components["schemas"]["Money"];
            /** @description The promotion of the way back with which the ticket was priced; absent without one. */
            promotion?: {
                id: components["schemas"]["Id"];
                /** @description The ticket out that gives it the promotion; missing in tickets from before 27 November 2026. */
                wayOutId?: components["schemas"]["Id"];
                /**
                 * Format: date
                 * @description Day of the way out.
                 */
                wayOutDate: string;
                /** @description What it took off the fare; 0 for a fare at half. */
                discount: components["schemas"]["Money"];
                /** @description The part of the discount that the end of the way out took back. The ticket is worth so much more than its `total`. */
                returned?: components["schemas"]["Money"];
            };
            /** @description The fare less its part of a coupon or of points. */
            displayPrice: components["schemas"]["Money"];
            services: {
                _id: components["schemas"]["Id"];
                name: string;
                total: components["schemas"]["Money"];
            }[];
            totalServices: components["schemas"]["Money"];
            /** @description price plus totalServices. */
            total: components["schemas"]["Money"];
            /** @enum {string} */
            status: "held" | "reserved" | "issued" | "cancelled" | "changed";
            /** @description Payload of the QR code; null until issued. */
            qr: string | null;
        };
        /** @description A card that only the bank can read: a compact JWE of the digits (RSA-OAEP-256 and A256GCM) for its `publicKey`, or the payment method that its `fields` made. */
        SealedNumber: string;
        /** @description A security code as `SealedNumber`; null where a payment method of `fields` has the code too. */
        SealedCode: string | null;
        /**
         * @description PENDING: on its way (to the bank, or from the bank to the tickets). CHALLENGE: waits for the shopper in the bank's page.
         *     AUTHORISED: charged and tickets issued, or reserved for pay_later. REFUSED: not charged. UNKNOWN: the bank gave no answer; asked until it does.
         *     REFUNDING: charged, tickets impossible, money on its way back. REFUNDED: money given back.
         * @enum {string}
         */
        PaymentStatus: "PENDING" | "CHALLENGE" | "AUTHORISED" | "REFUSED" | "UNKNOWN" | "REFUNDING" | "REFUNDED";
        /**
         * @description What the shopper's account statement will show. `refunded` also while the refund is being settled.
         * @enum {string}
         */
        ChargeTruth: "asking" | "charged" | "not-charged" | "refunded";
        /** @enum {string} */
        RefusalReason: "card-refused" | "insufficient-funds" | "card-expired" | "cvv-wrong" | "challenge-failed" | "challenge-expired" | "cart-expired" | "bank-unavailable" | "cash-limit" | "cash-bus-limit" | "reservation-expired" | "reservation-cancelled";
        PaymentExtras: {
            paymentId?: components["schemas"]["Id"];
            folio?: string;
            charge?: components["schemas"]["ChargeTruth"];
            orderId?: components["schemas"]["Id"];
            /** @description Of the payment that is named: an unknown one may be of another cart. */
            cartId?: components["schemas"]["Id"];
        };
        PaymentProvider: {
            /** @constant */
            id: "pasarela-de-pago";
            name: string;
            /**
             * Format: uri
             * @description The only origin whose messages are believed.
             */
            origin: string;
            /**
             * Format: uri
             * @description Null for a bank whose fields collect the device data.
             */
            deviceDataUrl: string | null;
            /** @description The key for which number and code are encrypted; null for a bank with fields of its own. */
            publicKey: {
                /** @constant */
                kty: "RSA";
                kid: string;
                /** @constant */
                alg: "RSA-OAEP-256";
                /** @constant */
                use: "enc";
                n: string;
                e: string;
            } | null;
            /**
             * @description Of `publicKey`.
             * @constant
             */
            encryption: "A256GCM";
            /** @description The bank's own fields of a card, in frames of its script. The shop never sees what is typed in them. */
            fields: {
                /** Format: uri */
                scriptUrl: string;
                /** @description Public; names the account of the shop at the bank. */
                key: string;
            } | null;
            brands: string[];
            currency: components["schemas"]["Currency"];
        };
        CardPayment: {
            /** @constant */
            method: "pasarela-de-pago";
            /** @description Must equal `granTotal` of the cart. */
            amount: components["schemas"]["Money"];
            /** @description Null with a saved card. */
            ccnumber: components["schemas"]["SealedNumber"] | null;
            expiryMonth: string;
            expiryYear: string;
            description: string;
            holderName: string;
            cvv: components["schemas"]["SealedCode"];
            /** @description Company code + cart number + `Web`; `reference` of the cart. */
            reference: string;
            /** @description Null when device data did not come in 10 s. */
            ddc_secret: string | null;
            ddc: string | null;
            /** @description Null is refused with `shopper-ip-missing`. */
            shopper_ip: string | null;
            sessionId: string | null;
            deviceId: string | null;
            /** @description Of a saved card. */
            token: string | null;
            saveCard: boolean;
        };
        CashPayment: {
            /** @constant */
            method: "pay_later";
            amount: components["schemas"]["Money"];
            description: string;
            /** @description Pesos with two decimals. */
            amountDisplay: string;
        };
        PaymentRequest: {
            cartId: components["schemas"]["Id"];
            withPoints: boolean;
            coupon: string | null;
            couponId: string | null;
            /** @description Cash only; empty today. */
            customFields?: Record<string, never>[];
            payment: components["schemas"]["CardPayment"] | components["schemas"]["CashPayment"];
            customerInfo: components["schemas"]["CustomerInfo"];
        };
        Challenge: {
            id: components["schemas"]["Id"];
            /**
             * Format: uri
             * @description For the challenge frame; of the provider's origin.
             */
            url: string;
            /** @description 900 s after the payment began. */
            expiresAt: components["schemas"]["Instant"];
        };
        ResponsePayment: {
            id: components["schemas"]["Id"];
            /** @description To be told to support. */
            folio: string;
            /** @description The bank's id. */
            optId: string | null;
            status: components["schemas"]["PaymentStatus"];
            charge: components["schemas"]["ChargeTruth"];
            authorization: string | null;
            challenge: components["schemas"]["Challenge"] | null;
            orderId: components["schemas"]["Id"] | null;
            points: components["schemas"]["Money"];
            amount: components["schemas"]["Money"];
            /** @description In Monterrey time. */
            creation_date: components["schemas"]["Instant"];
            operation_date: components["schemas"]["Instant"] | null;
        };
        ConfirmTickets: {
            orderId: components["schemas"]["Id"];
            transactionSummary: {
                itemId: string;
                details: {
                    passenger: string;
                };
            }[];
            responsePayment: {
                _id: components["schemas"]["Id"];
                total: components["schemas"]["Money"];
                payments: {
                    /** @description Of a reservation, what a till reads: 16 digits. */
                    referenceNumber: string;
                    /** @description Until when a reservation may be paid. */
                    waitingExpirationDate: components["schemas"]["Instant"] | null;
                    /** @enum {string} */
                    status: "reservado" | "pagado";
                }[];
            };
        };
        PaymentAnswer: {
            responsePayment: components["schemas"]["ResponsePayment"];
            /** @description Null until the tickets are issued. */
            responseConfirmTickets: components["schemas"]["ConfirmTickets"] | null;
            serverTime: components["schemas"]["Instant"];
        };
        PaymentTransaction: {
            id: components["schemas"]["Id"];
            folio: string;
            cartId: components["schemas"]["Id"];
            status: components["schemas"]["PaymentStatus"];
            charge: components["schemas"]["ChargeTruth"];
            /** @description Spanish; fit to be shown. */
            message: string | null;
            reason: components["schemas"]["RefusalReason"] | null;
            /** @description Set when AUTHORISED. */
            orderId: components["schemas"]["Id"] | null;
            /** @enum {string} */
            method: "pasarela-de-pago" | "pay_later" | "cortesia" | "puntos-viaja" | "no_payment";
            optId: string | null;
            authorization: string | null;
            /** @description Set while CHALLENGE. */
            challenge: components["schemas"]["Challenge"] | null;
            amount: components["schemas"]["Money"];
            points: components["schemas"]["Money"];
            creation_date: components["schemas"]["Instant"];
            operation_date: components["schemas"]["Instant"] | null;
            /** @description When the bank last answered. */
            askedAt: components["schemas"]["Instant"] | null;
            /** @description The cart may be paid again (refused and still held). */
            retryAllowed: boolean;
            serverTime: components["schemas"]["Instant"];
        };
        PaymentLog: {
            payment: components["schemas"]["PaymentTransaction"];
            log: components["schemas"]["PaymentLogEntry"][];
            /** @description A reservation of the older platform was paid. It has no order. */
            isReservation: boolean;
            /** @description The seats are kept and the bank may answer until then. Null when it is over. */
            seatsKeptUntil: components["schemas"]["Instant"] | null;
            /** @description Where the result is sent. */
            email: string;
            noticeAsked: boolean;
        };
        PaymentLogEntry: {
            /**
             * @description `sent`: the bank was asked to charge. `no-answer`: it was asked and did not answer. `undecided`: it answered that it has not decided. `challenge`: it verifies the payer.
             *     `closing`: it was told to charge nothing any more. `unknown`: it did not confirm that; the seats are released. `charged`, `refused`, `refunded`: its decision.
             *     `tickets`: the tickets are issued. `refund-asked`: it was told to give the charge back.
             * @enum {string}
             */
            event: "sent" | "no-answer" | "undecided" | "challenge" | "closing" | "unknown" | "charged" | "tickets" | "refund-asked" | "refused" | "refunded";
            at: components["schemas"]["Instant"];
            /** @description Of an entry that happened several times in a row. */
            lastAt: components["schemas"]["Instant"];
            times: number;
        };
        Cart: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["CartStatus"];
            isChange: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Fares (Subtotal). */
            total: components["schemas"]["Money"];
            servicesTotal: components["schemas"]["Money"];
            /** @description What is charged. */
            granTotal: components["schemas"]["Money"];
            creditsTotal: components["schemas"]["Money"];
            earn_points: components["schemas"]["Money"];
            /** @description The applied coupon. Points are chosen with the payment. */
            discount: components["schemas"]["Discount"] | null;
            reference: string;
            createdAt: components["schemas"]["Instant"];
            /** @description The truth of the countdown. */
            expiresAt: components["schemas"]["Instant"];
            serverTime: components["schemas"]["Instant"];
            /** @description The last payment of the cart. */
            payment: {
                id: components["schemas"]["Id"];
                folio: string;
                status: components["schemas"]["PaymentStatus"];
                charge: components["schemas"]["ChargeTruth"];
            } | null;
            tickets: components["schemas"]["Ticket"][];
        };
        CartDetail: {
            orderId: components["schemas"]["Id"];
            /** @description TRX number. */
            transactionId: components["schemas"]["Id"];
            cartId: components["schemas"]["Id"];
            /** @enum {string} */
            status: "paid" | "reserved" | "cancelled";
            total: components["schemas"]["Money"];
            servicesTotal: components["schemas"]["Money"];
            /** @description total + servicesTotal - creditsTotal - discount. */
            granTotal: components["schemas"]["Money"];
            creditsTotal: components["schemas"]["Money"];
            /** @description What the order promises as Puntos Viaja, which count after the trip: 5 % of what was paid, or for a change what the replaced tickets cost more. */
            earn_points: components["schemas"]["Money"];
            discount: components["schemas"]["Discount"] | null;
            currency: components["schemas"]["Currency"];
            isChange: boolean;
            payment_data: {
                /** @description Folio. */
                operation: string;
                transaction_id: string;
                operation_date: components["schemas"]["Instant"];
                order_id: components["schemas"]["Id"];
                authorization: string | null;
                amount: components["schemas"]["Money"];
            };
            /** @description Set for an order that is paid at a till. */
            reservation: components["schemas"]["CashReservation"] | null;
            /** @description Discounts for rides to and from terminals exist (`createRideCoupons`). */
            rides: boolean;
            /** @description Path of the PDF of the operation number with a signed ticket, for a new tab. */
            ticketsUrl: string;
            /** @description The tickets that may be added to a wallet: paths of `getApplePass` and `getGooglePass` with a signed ticket, null for a wallet without keys. */
            walletPasses: {
                itemId: components["schemas"]["Id"];
                apple: string | null;
                google: string | null;
            }[];
            tickets: components["schemas"]["Ticket"][];
        };
        CashReservation: {
            /** @enum {string} */
            state: "pending" | "paid" | "expired" | "cancelled";
            /** @description What a till reads. */
            reference: string;
            createdAt: components["schemas"]["Instant"];
            /** @description Until when it may be paid; then the seats go free. */
            expiresAt: components["schemas"]["Instant"];
            paidAt: components["schemas"]["Instant"] | null;
        };
        CashEvent: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "cash.asked" | "cash.paid";
            created: components["schemas"]["Instant"];
            data: {
                reference: string;
                /** @description What the till took; null when it only asks. */
                amount: components["schemas"]["Money"] | null;
                receipt: string | null;
            };
        };
        CashAnswer: {
            folio: string;
            /** @enum {string} */
            state: "pending" | "paid" | "expired" | "cancelled";
            /** @description What is due. */
            amount: components["schemas"]["Money"];
            expiresAt: components["schemas"]["Instant"];
            passenger: string;
            from: string;
            to: string;
            departureDatetime: components["schemas"]["Instant"];
        };
        PaymentMethods: {
            token: string;
            cutoff: {
                /** @enum {string} */
                unit: "minutes" | "hours" | "days";
                value: number;
                /** @description Minutes. */
                converted: number;
            };
            /** @description Minutes. */
            maxWaitTime: number;
            /** @description Minutes. */
            expirationTime: number;
            enableOxxoPay: boolean;
            enablePagoExpress: boolean;
            enablePayManually: boolean;
            /** @description Minutes before departure at which an unpaid reservation is lost. */
            tripDepartureTimeOffset: number;
            /** @description Reservations of the person that wait for their payment; designed, for CASH-010. A person is an account, a proved phone and a proved e-mail. */
            pendingReservations: number;
            /** @description Whether the caller has a registered account or a phone proved by a code. */
            mayReserve: boolean;
        };
        BankEvent: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            type: "payment.authorised" | "payment.refused" | "payment.expired" | "refund.settled";
            created: components["schemas"]["Instant"];
            data: {
                /** @description Ours; sent to the bank as its idempotency key. */
                paymentId: components["schemas"]["Id"];
                bankId: string;
                authorization: string | null;
                reason: components["schemas"]["RefusalReason"] | null;
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        StripeEvent: {
            id: string;
            type: string;
            created: number;
            data: {
                object: {
                    [key: string]: unknown;
                };
            } & {
                [key: string]: unknown;
            };
        } & {
            [key: string]: unknown;
        };
        OrderRequest: {
            cartId: components["schemas"]["Id"];
            customFields: Record<string, never>[];
            withPoints: boolean;
            coupon: string | null;
            couponId: string | null;
            payment: {
                /** @enum {string} */
                method: "cortesia" | "puntos-viaja" | "no_payment";
                /** @constant */
                amount: components["schemas"]["Money"];
                description: string;
                /** @description Pesos with two decimals. */
                amountDisplay: string;
            };
            customerInfo: components["schemas"]["CustomerInfo"];
        };
        /** @description What a coupon or Puntos Viaja take off the tickets, ticket by ticket (COUPON-013). */
        Discount: {
            /** @enum {string} */
            kind: "coupon" | "points";
            couponId: components["schemas"]["Id"] | null;
            /** @description The code. */
            coupon: string | null;
            amount: components["schemas"]["Money"];
        };
        Coupon: {
            id: components["schemas"]["Id"];
            coupon: string;
            discount: components["schemas"]["Money"];
            /** @description Null; errors are problems. */
            error: string | null;
            nombreExterno: string | null;
            nombreEmpleado: string | null;
            /** @description The only passenger it is good for. */
            nombreBeneficiario: string | null;
        };
        /** @description `andenId` is its `{product}Id`. */
        ReservationItem: {
            /** @description Empty means unpaid. */
            ikey: string;
            numoperacion: components["schemas"]["Id"];
            andenId: components["schemas"]["Id"];
            boletoId: components["schemas"]["Id"];
            esIda: boolean;
            origenId: components["schemas"]["Id"];
            destinoId: components["schemas"]["Id"];
            fechorsalida: components["schemas"]["Instant"];
            fechorllegada: components["schemas"]["Instant"];
            corridaId: components["schemas"]["Id"];
            marcaId: components["schemas"]["Id"];
            descmarca: string;
            empresacorridaId: components["schemas"]["Id"];
            claseservicioId: components["schemas"]["Id"];
            preciobase: components["schemas"]["Money"];
            /** Format: date */
            feccorrida: string;
            nombpasajero: string;
            apellidopasajero: string;
            numasiento: number;
            /** @description 1 is the lower deck, otherwise the upper one. */
            numpiso: number;
            categoriaId: components["schemas"]["Id"];
            /** @enum {string} */
            desccategoria: "MENOR" | "MASCOTA" | "ADULTO" | "SENECTUD" | "ESTUDIANTE" | "PROFESOR" | "PREFERENTE";
            /** @description Fare and services; 0 while unpaid, then preciobase and servicios are due. */
            preciopagado: components["schemas"]["Money"];
            servicios: {
                ItemServicioBoleto: {
                    nombreServicio: string;
                    precioServicio: components["schemas"]["Money"];
                }[];
            };
            origenTimeZone: components["schemas"]["TimeZone"];
            destinoTimeZone: components["schemas"]["TimeZone"];
            cveorigen: string;
            descorigen: string;
            cvedestino: string;
            descdestino: string;
            revenewDetId: components["schemas"]["Id"];
        };
        HeldReservation: {
            tickets: components["schemas"]["ReservationItem"][];
            cards: components["schemas"]["SavedCard"][];
            folio: string;
            /** @description Its name in the refusals of a payment. */
            cartId: components["schemas"]["Id"];
            total: components["schemas"]["Money"];
            /** @description Until when it may be paid; null when it is paid. */
            expiresAt: components["schemas"]["Instant"] | null;
            /** @description Of the account; the link and the tickets are mailed there. */
            email: string;
            /** @description Its payment by card that is open or went through; ask `validateReservationPayment`. */
            payment: {
                id: components["schemas"]["Id"];
            } | null;
            serverTime: components["schemas"]["Instant"];
        };
        ReservationPayment: {
            sessionId: string | null;
            deviceId: string | null;
            firstName: string;
            lastName: string;
            /** @description Of a saved card. */
            token: string | null;
            total: components["schemas"]["Money"];
            /** Format: email */
            email: string;
            /** @constant */
            mixedPayment: false;
            /**
             * @description A reservation is paid by card alone.
             * @constant
             */
            pointsUsed: components["schemas"]["Money"];
            /** @constant */
            transfer: false;
            payReserved: boolean;
            /** @enum {string} */
            channel: "email" | "web-reservation";
            saveCard: boolean;
            /** @description Operation number. */
            code: string;
            linkToken: string | null;
            dataCard: {
                /** @description Null with a saved card. */
                card: components["schemas"]["SealedNumber"] | null;
                holderName: string;
                cvv: components["schemas"]["SealedCode"];
                month: string;
                year: string;
                reference: string;
                ddc_secret: string | null;
                ddc: string | null;
                shopper_ip: string | null;
            };
        };
        SavedCard: {
            id: components["schemas"]["Id"];
            card: {
                /** @description VISA or another. */
                brand: string;
                holder_name: string;
                expiration_month: string;
                expiration_year: string;
                /** @description Masked. */
                card_number: string;
            };
            tokens: {
                token: string;
            }[];
            preferred: boolean;
        };
        CashBag: {
            /** @description What can be spent. */
            balance: components["schemas"]["Money"];
            /** @description The same as `balance`. */
            backupBalance: components["schemas"]["Money"];
            history: {
                _id: components["schemas"]["Id"];
                date: components["schemas"]["Instant"];
                /** @description Negative when spent. */
                amount: components["schemas"]["Money"];
                balance: components["schemas"]["Money"];
                description: string;
                reference: string;
            }[];
        };
        /** @description Why; in the words of the person. */
        StaffReason: string;
        /** @description An e-mail as `a***@example.com`, or the last four digits of a phone. */
        MaskedRecipient: string;
        /** @enum {string} */
        PaymentMethod: "pasarela-de-pago" | "pay_later" | "no_payment" | "cortesia" | "puntos-viaja" | "reservation";
        /** @enum {string} */
        PaymentState: "created" | "reserved" | "asking" | "pending" | "challenged" | "closing" | "unknown" | "authorised" | "ticketed" | "voiding" | "paid" | "refused" | "refunded";
        /**
         * @description `unanswered`: the bank has not said whether it charged. `without-tickets`: it authorised, the tickets are missing. `with-the-holder`: it verifies the payer. `vouchers`: a till has to be paid.
         *     `not-captured`: the tickets exist, and the bank refuses to charge. `refunds`: it was told to give the charge back. `ending`: the last step is missing.
         * @enum {string}
         */
        PaymentGroup: "unanswered" | "without-tickets" | "with-the-holder" | "vouchers" | "not-captured" | "refunds" | "ending";
        /** @enum {string} */
        PaymentAct: "ask" | "issue" | "mark-charged" | "mark-not-charged" | "mark-captured" | "mark-refunded";
        /**
         * @description By the bank to the card, in cash at the till of the company, or as points.
         * @enum {string}
         */
        RefundWay: "bank" | "till" | "points";
        OfficeOpenPayments: {
            payments: components["schemas"]["OpenPayment"][];
            unsent: components["schemas"]["UnsentMessage"][];
            /** @description Acts on payments and messages today. */
            actsToday: number;
        };
        OpenPayment: {
            id: components["schemas"]["Id"];
            folio: string;
            reference: string;
            state: components["schemas"]["PaymentState"];
            group: components["schemas"]["PaymentGroup"];
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            createdAt: components["schemas"]["Instant"];
            deadlineAt: components["schemas"]["Instant"];
            /** @description It has waited longer than payments of its group should. */
            isLate: boolean;
            /** @description What is allowed now. */
            acts: components["schemas"]["PaymentAct"][];
            /** @description From when a person may say what the bank did not. */
            marksFrom: components["schemas"]["Instant"];
            lastAct: {
                act: string;
                /** @description Name. */
                person: string;
                reason: string | null;
                at: components["schemas"]["Instant"];
            } | null;
        };
        UnsentMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "mail" | "sms";
            /**
             * @description `waiting`: it is tried. `expired`: of no use any more. `given-up`: `resendMessages` sends it again.
             * @enum {string}
             */
            state: "waiting" | "expired" | "given-up";
            tries: number;
            /** @description What a server said when it refused it for good, `SMTP 550` or `HTTP 400`. */
            refused: string | null;
            createdAt: components["schemas"]["Instant"];
        };
        FoundOrder: {
            paymentId: components["schemas"]["Id"];
            folio: string;
            orderId: components["schemas"]["Id"] | null;
            state: components["schemas"]["PaymentState"];
            method: components["schemas"]["PaymentMethod"];
            amount: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            createdAt: components["schemas"]["Instant"];
            tickets: {
                ticketId: components["schemas"]["Id"];
                /** @description Its folio. */
                itemId: string;
                name: string;
                /** @enum {string} */
                status: "reserved" | "issued" | "cancelled" | "changed";
                seat: string;
                from: string;
                to: string;
                departsAt: components["schemas"]["Instant"];
                runId: components["schemas"]["Id"];
            }[];
        };
        OfficePayment: {
            payment: {
                id: components["schemas"]["Id"];
                folio: string;
                reference: string;
                orderId: components["schemas"]["Id"] | null;
                state: components["schemas"]["PaymentState"];
                /** @description Null when it has ended. */
                group: components["schemas"]["PaymentGroup"] | null;
                method: components["schemas"]["PaymentMethod"];
                amount: components["schemas"]["Money"];
                /** @description That it spends. */
                points: components["schemas"]["Money"];
                currency: components["schemas"]["Currency"];
                createdAt: components["schemas"]["Instant"];
                deadlineAt: components["schemas"]["Instant"];
                /** @description What is allowed now. */
                acts: components["schemas"]["PaymentAct"][];
                marksFrom: components["schemas"]["Instant"];
                discount: components["schemas"]["Discount"] | null;
                /** @description What names it at the bank, or at the till that took its money. */
                bank: {
                    id: string;
                    authorizationCode: string | null;
                } | null;
            };
            customer: {
                name: string;
                /** @description Empty once the customer was forgotten. */
                email: string;
            } | null;
            log: components["schemas"]["PaymentLogEntry"][];
            refunds: components["schemas"]["OfficeRefund"][];
            refundable: {
                whole: components["schemas"]["Refundable"];
                tickets: (components["schemas"]["Refundable"] & {
                    ticketId: components["schemas"]["Id"];
                })[];
            } | null;
            messages: components["schemas"]["OfficeMessage"][];
            /** @description Acts on the payment or its order, the newest first. */
            history: components["schemas"]["OfficeAct"][];
        };
        /** @description What may still go back each way. */
        Refundable: {
            bank: components["schemas"]["Money"];
            till: components["schemas"]["Money"];
            points: components["schemas"]["Money"];
        };
        OfficeRefund: {
            /** Format: uuid */
            id: string;
            ticketId: components["schemas"]["Id"] | null;
            way: components["schemas"]["RefundWay"];
            amount: components["schemas"]["Money"];
            /**
             * @description `refused`: the bank did not give it. `exceeded`: the tickets were not worth as much any more.
             * @enum {string}
             */
            state: "asked" | "done" | "refused" | "exceeded";
            /** @description Name. */
            person: string;
            reason: string;
            askedAt: components["schemas"]["Instant"];
            settledAt: components["schemas"]["Instant"] | null;
        };
        OfficeMessage: {
            id: components["schemas"]["Id"];
            /** @enum {string} */
            kind: "mail" | "sms";
            subject: string | null;
            to: components["schemas"]["MaskedRecipient"];
            createdAt: components["schemas"]["Instant"];
            sentAt: components["schemas"]["Instant"] | null;
            /**
             * @description `refused`: a server will never take it.
             * @enum {string}
             */
            state: "waiting" | "sent" | "given-up" | "refused";
        };
        OfficeAct: {
            at: components["schemas"]["Instant"];
            /** @description Name. */
            person: string;
            act: string;
            reason: string | null;
            detail: {
                [key: string]: string | number | boolean | null;
            };
        };
        MovedSums: {
            captured: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
        };
        DailyClose: {
            /** Format: date */
            day: string;
            currency: components["schemas"]["Currency"];
            captured: components["schemas"]["Money"];
            refunded: components["schemas"]["Money"];
            /** @description That moved. */
            payments: number;
            differences: {
                /** @description Null for what no payment of ours knows. */
                folio: string | null;
                bankId: string;
                currency: components["schemas"]["Currency"];
                ours: components["schemas"]["MovedSums"];
                bank: components["schemas"]["MovedSums"];
            }[];
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
                 *           "path": "/seatIds",
                 *           "message": "must NOT have fewer than 1 items"
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
        /** @description Codes: `not-yours`. */
        NotYours: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/not-yours",
                 *       "title": "Not yours",
                 *       "status": 403,
                 *       "detail": "Esto pertenece a otra persona.",
                 *       "code": "not-yours",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "not-yours";
                };
            };
        };
        /** @description Codes: `role-missing` (the person has none of the roles). */
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
        /** @description Codes: `cart-not-found`. */
        CartNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/cart-not-found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "No encontramos ese carrito.",
                 *       "code": "cart-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "cart-not-found";
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
                 * @example 5
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
                 *       "detail": "Demasiadas solicitudes. Espera un momento.",
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
        /** @description Codes: `cart-expired` (detail contains "Cart has expired"), `cart-released`, `cart-sold` (with `orderId`). */
        CartGone: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/cart-expired",
                 *       "title": "Cart expired",
                 *       "status": 409,
                 *       "detail": "Cart has expired: el tiempo de compra terminó.",
                 *       "code": "cart-expired",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & components["schemas"]["PaymentExtras"] & {
                    /** @enum {unknown} */
                    code?: "cart-expired" | "cart-released" | "cart-sold";
                };
            };
        };
        /** @description Codes: `order-not-found`. */
        OrderNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/order-not-found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "No encontramos esa orden.",
                 *       "code": "order-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "order-not-found";
                };
            };
        };
        /** @description Codes: `payment-not-found`. */
        PaymentNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/payment-not-found",
                 *       "title": "Not found",
                 *       "status": 404,
                 *       "detail": "No encontramos ese pago.",
                 *       "code": "payment-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "payment-not-found";
                };
            };
        };
        /** @description The bank was not reached; nothing was charged. Codes: `bank-unavailable`, `unavailable` (another service). */
        BankUnavailable: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/bank-unavailable",
                 *       "title": "Bank unavailable",
                 *       "status": 503,
                 *       "detail": "El banco no responde por el momento.",
                 *       "code": "bank-unavailable",
                 *       "retryable": true,
                 *       "charge": "not-charged"
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & components["schemas"]["PaymentExtras"] & {
                    /** @enum {unknown} */
                    code?: "bank-unavailable" | "unavailable";
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
        /** @description Codes: `saved-card-not-found`. */
        CardNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/saved-card-not-found",
                 *       "title": "Saved card not found",
                 *       "status": 404,
                 *       "detail": "No encontramos esa tarjeta.",
                 *       "code": "saved-card-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "saved-card-not-found";
                };
            };
        };
    };
    parameters: {
        /**
         * @description `responsePayment.folio`.
         * @example TUN-7KQ2BYT9
         */
        Folio: string;
        /** @example c_7Kq2bYt9 */
        CartId: components["schemas"]["Id"];
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
    getPaymentProviders: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Providers; one today. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "paymentProviders": [
                     *         {
                     *           "id": "pasarela-de-pago",
                     *           "name": "Pasarela de pago",
                     *           "origin": "http://localhost:3001",
                     *           "deviceDataUrl": "http://localhost:3001/bank/device-data",
                     *           "publicKey": {
                     *             "kty": "RSA",
                     *             "kid": "bank-1",
                     *             "alg": "RSA-OAEP-256",
                     *             "use": "enc",
                     *             "n": "oahUIoWw0K0usKNuOR6H4wkf4oBUXHTxRvgb48E",
                     *             "e": "AQAB"
                     *           },
                     *           "encryption": "A256GCM",
                     *           "fields": null,
                     *           "brands": [
                     *             "VISA",
                     *             "MASTERCARD",
                     *             "AMEX"
                     *           ],
                     *           "currency": "MXN"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        paymentProviders: components["schemas"]["PaymentProvider"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["BankUnavailable"];
        };
    };
    createPayment: {
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
                "application/json": components["schemas"]["PaymentRequest"];
            };
        };
        responses: {
            /** @description Authorised, reserved for cash, or challenged. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            /** @description The bank has not said yet; ask `getPaymentTransaction`. */
            202: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responsePayment": {
                     *         "id": "p_9f8e7d",
                     *         "folio": "TUN-7KQ2BYT9",
                     *         "optId": null,
                     *         "status": "UNKNOWN",
                     *         "charge": "asking",
                     *         "authorization": null,
                     *         "challenge": null,
                     *         "orderId": null,
                     *         "points": 0,
                     *         "amount": 47500000,
                     *         "creation_date": "2026-11-21T05:21:00-06:00",
                     *         "operation_date": null
                     *       },
                     *       "responseConfirmTickets": null,
                     *       "serverTime": "2026-11-21T05:21:31.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Refused by the bank; nothing was charged. Codes: `card-refused`, `insufficient-funds`, `card-expired`, `cvv-wrong`. */
            402: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & components["schemas"]["PaymentExtras"] & {
                        /** @enum {unknown} */
                        code?: "card-refused" | "insufficient-funds" | "card-expired" | "cvv-wrong";
                    };
                };
            };
            403: components["responses"]["NotYours"];
            404: components["responses"]["CartNotFound"];
            /**
             * @description Codes: `cart-expired` (detail contains "Cart has expired"), `cart-released`, `cart-sold` (with `orderId`), `duplicate-reference`,
             *     `payment-in-progress` and `payment-unknown` (with the earlier `paymentId` and its `cartId`), `payment-refunded` (charged, no tickets, refund under way; detail speaks of the
             *     "reembolso automático"), `cash-too-late` (errorCode 51), `cash-limit`, `cash-bus-limit` (too many unpaid seats of the bus), `cash-unproved`
             *     (neither a registered account nor a phone proved by a code), `cash-disabled`, `payment-key-closed` (`getPaymentByKey` was asked first; nothing was charged
             *     or reserved, and the next attempt needs another key), `idempotency-in-progress`.
             */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & components["schemas"]["PaymentExtras"] & {
                        /** @enum {unknown} */
                        code?: "cart-expired" | "cart-released" | "cart-sold" | "duplicate-reference" | "payment-in-progress" | "payment-unknown" | "payment-refunded" | "cash-too-late" | "cash-limit" | "cash-bus-limit" | "cash-unproved" | "cash-disabled" | "payment-key-closed" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /**
             * @description Codes: `amount-differs` (with `granTotal`), `shopper-ip-missing`, `card-data-unreadable` (not a JWE for the bank's key), `saved-card-not-found`,
             *     `coupon-invalid`, `points-not-available`, `method-not-available` (also a cart that costs nothing: `createOrder`), `idempotency-key-reused`.
             */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/amount-differs",
                     *       "title": "Amount differs",
                     *       "status": 422,
                     *       "detail": "El importe no coincide con el carrito.",
                     *       "code": "amount-differs",
                     *       "retryable": false,
                     *       "granTotal": 47500000
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "amount-differs" | "shopper-ip-missing" | "card-data-unreadable" | "saved-card-not-found" | "coupon-invalid" | "points-not-available" | "method-not-available" | "idempotency-key-reused";
                        granTotal?: components["schemas"]["Money"];
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["BankUnavailable"];
        };
    };
    getPaymentTransaction: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `responsePayment.id`.
                 * @example p_9f8e7d
                 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["PaymentTransaction"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["PaymentNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentByKey: {
        parameters: {
            query?: {
                /**
                 * @description Of the reservation that was to be paid; without a session.
                 * @example rt_71
                 */
                linkToken?: string;
            };
            header?: never;
            path: {
                /** @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11 */
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "p_9f8e7d",
                     *       "folio": "TUN-7KQ2BYT9",
                     *       "cartId": "c_7Kq2bYt9",
                     *       "status": "CHALLENGE",
                     *       "charge": "asking",
                     *       "message": null,
                     *       "reason": null,
                     *       "orderId": null,
                     *       "method": "pasarela-de-pago",
                     *       "optId": "b_12345",
                     *       "authorization": null,
                     *       "challenge": {
                     *         "id": "ch_771",
                     *         "url": "http://localhost:3001/bank/challenge/ch_771",
                     *         "expiresAt": "2026-11-21T05:36:00Z"
                     *       },
                     *       "amount": 47500000,
                     *       "points": 0,
                     *       "creation_date": "2026-11-21T05:21:00-06:00",
                     *       "operation_date": null,
                     *       "askedAt": "2026-11-21T05:21:02Z",
                     *       "retryAllowed": false,
                     *       "serverTime": "2026-11-21T05:21:31.000Z"
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentTransaction"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["PaymentNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentLog: {
        parameters: {
            query?: {
                /**
                 * @description Of the reservation that was paid; without a session.
                 * @example rt_71
                 */
                linkToken?: string;
            };
            header?: never;
            path: {
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment with its log, oldest entry first. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "payment": {
                     *         "id": "p_9f8e7d",
                     *         "folio": "TUN-7KQ2BYT9",
                     *         "cartId": "c_7Kq2bYt9",
                     *         "status": "PENDING",
                     *         "charge": "asking",
                     *         "message": null,
                     *         "reason": null,
                     *         "orderId": null,
                     *         "method": "pasarela-de-pago",
                     *         "optId": null,
                     *         "authorization": null,
                     *         "challenge": null,
                     *         "amount": 47500000,
                     *         "points": 0,
                     *         "creation_date": "2026-11-21T05:21:00-06:00",
                     *         "operation_date": null,
                     *         "askedAt": null,
                     *         "retryAllowed": false,
                     *         "serverTime": "2026-11-21T05:23:11.000Z"
                     *       },
                     *       "log": [
                     *         {
                     *           "event": "sent",
                     *           "at": "2026-11-21T11:21:00Z",
                     *           "lastAt": "2026-11-21T11:21:00Z",
                     *           "times": 1
                     *         },
                     *         {
                     *           "event": "no-answer",
                     *           "at": "2026-11-21T11:21:10Z",
                     *           "lastAt": "2026-11-21T11:23:00Z",
                     *           "times": 7
                     *         }
                     *       ],
                     *       "isReservation": false,
                     *       "seatsKeptUntil": "2026-11-21T11:36:00Z",
                     *       "email": "ana@example.com",
                     *       "noticeAsked": false
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentLog"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["PaymentNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    askPaymentNotice: {
        parameters: {
            query?: {
                /**
                 * @description Of the reservation that was paid; without a session.
                 * @example rt_71
                 */
                linkToken?: string;
            };
            header: {
                /**
                 * @description Made before the first try and repeated with every retry.
                 * @example 0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11
                 */
                "idempotency-key": components["parameters"]["IdempotencyKey"];
            };
            path: {
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Asked. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["PaymentNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCart: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example c_7Kq2bYt9 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The cart. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "newCart": {
                     *         "id": "c_7Kq2bYt9",
                     *         "status": "open",
                     *         "isChange": false,
                     *         "currency": "MXN",
                     *         "total": 45000000,
                     *         "servicesTotal": 2500000,
                     *         "granTotal": 47500000,
                     *         "creditsTotal": 0,
                     *         "earn_points": 0,
                     *         "discount": null,
                     *         "reference": "TUNc_7Kq2bYt9Web",
                     *         "createdAt": "2026-11-21T05:20:00Z",
                     *         "expiresAt": "2026-11-21T05:29:00Z",
                     *         "serverTime": "2026-11-21T05:20:05.000Z",
                     *         "payment": null,
                     *         "tickets": [
                     *           {
                     *             "_id": "t_1a2b3c",
                     *             "itemId": null,
                     *             "isReturn": false,
                     *             "associatedRoundtripTicketId": null,
                     *             "seat": "1",
                     *             "seatId": "1",
                     *             "section": "ground",
                     *             "sectionName": "Planta baja",
                     *             "floor": "P.B.",
                     *             "firstName": "Ana",
                     *             "lastName": "Peña",
                     *             "email": "ana@example.com",
                     *             "fare": "ADULTO",
                     *             "fareId": "1",
                     *             "from": "Central de Autobuses Monterrey",
                     *             "fromCity": "Monterrey",
                     *             "fromId": "mty-central",
                     *             "fromShortcode": "MTY",
                     *             "fromTimeZone": "America/Monterrey",
                     *             "to": "Central Tampico",
                     *             "toCity": "Tampico",
                     *             "toId": "tam-central",
                     *             "toShortcode": "TAM",
                     *             "toTimeZone": "America/Monterrey",
                     *             "departureDatetime": "2026-11-27T08:30:00-06:00",
                     *             "arrivalDatetime": "2026-11-27T15:45:00-06:00",
                     *             "brand": {
                     *               "id": "cumbres",
                     *               "name": "Cumbres",
                     *               "initials": "CU",
                     *               "colour": "#0b6e4f",
                     *               "textColour": "#ffffff",
                     *               "phone": "81 0000 0200"
                     *             },
                     *             "serviceClass": {
                     *               "id": "primera",
                     *               "name": "Primera"
                     *             },
                     *             "unitNumber": "2041",
                     *             "run": {
                     *               "routeId": "MTY-TAM",
                     *               "scheduleId": "0830",
                     *               "manifestDate": "2026-11-27",
                     *               "legFrom": 0,
                     *               "legTo": 3
                     *             },
                     *             "price": 45000000,
                     *             "displayPrice": 45000000,
                     *             "services": [
                     *               {
                     *                 "_id": "64",
                     *                 "name": "Seguro de viajero",
                     *                 "total": 2500000
                     *               }
                     *             ],
                     *             "totalServices": 2500000,
                     *             "total": 47500000,
                     *             "status": "held",
                     *             "qr": null
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        newCart: components["schemas"]["Cart"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["CartGone"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    deleteCart: {
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
                /** @example c_7Kq2bYt9 */
                cartId: components["parameters"]["CartId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Released. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c_7Kq2bYt9",
                     *       "status": "released"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                        /** @enum {string} */
                        status: "released" | "expired";
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["CartNotFound"];
            /** @description Codes: `cart-paying`, `cart-sold`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/cart-paying",
                     *       "title": "Payment under way",
                     *       "status": 409,
                     *       "detail": "Hay un pago en curso de este carrito.",
                     *       "code": "cart-paying",
                     *       "retryable": true
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "cart-paying" | "cart-sold" | "idempotency-in-progress";
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
    getCartDetail: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Order id (or cart id).
                 * @example o_5Xy7Zt2k
                 */
                cartId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "orderId": "o_5Xy7Zt2k",
                     *       "transactionId": "TRX-20261121-7KQ2BYT9",
                     *       "cartId": "c_7Kq2bYt9",
                     *       "status": "paid",
                     *       "total": 45000000,
                     *       "servicesTotal": 2500000,
                     *       "granTotal": 47500000,
                     *       "creditsTotal": 0,
                     *       "earn_points": 0,
                     *       "discount": null,
                     *       "currency": "MXN",
                     *       "isChange": false,
                     *       "payment_data": {
                     *         "operation": "TUN-7KQ2BYT9",
                     *         "transaction_id": "TRX-20261121-7KQ2BYT9",
                     *         "operation_date": "2026-11-21T05:21:30-06:00",
                     *         "order_id": "o_5Xy7Zt2k",
                     *         "authorization": "004512",
                     *         "amount": 47500000
                     *       },
                     *       "reservation": null,
                     *       "rides": true,
                     *       "ticketsUrl": "/payment-api/payment/tickets/TUN-7KQ2BYT9?ticket=v1.b181WHk3WnQyaw.c2ln",
                     *       "walletPasses": [
                     *         {
                     *           "itemId": "AN-2W8K-1",
                     *           "apple": "/payment-api/payment/tickets/TUN-7KQ2BYT9/AN-2W8K-1/apple?ticket=v1.b181WHk3WnQyaw.c2ln",
                     *           "google": null
                     *         }
                     *       ],
                     *       "tickets": [
                     *         {
                     *           "_id": "t_1a2b3c",
                     *           "itemId": "AN-2W8K-1",
                     *           "isReturn": false,
                     *           "associatedRoundtripTicketId": null,
                     *           "seat": "1",
                     *           "seatId": "1",
                     *           "section": "ground",
                     *           "sectionName": "Planta baja",
                     *           "floor": "P.B.",
                     *           "firstName": "Ana",
                     *           "lastName": "Peña",
                     *           "email": "ana@example.com",
                     *           "fare": "ADULTO",
                     *           "fareId": "1",
                     *           "from": "Central de Autobuses Monterrey",
                     *           "fromCity": "Monterrey",
                     *           "fromId": "mty-central",
                     *           "fromShortcode": "MTY",
                     *           "fromTimeZone": "America/Monterrey",
                     *           "to": "Central Tampico",
                     *           "toCity": "Tampico",
                     *           "toId": "tam-central",
                     *           "toShortcode": "TAM",
                     *           "toTimeZone": "America/Monterrey",
                     *           "departureDatetime": "2026-11-27T08:30:00-06:00",
                     *           "arrivalDatetime": "2026-11-27T15:45:00-06:00",
                     *           "brand": {
                     *             "id": "cumbres",
                     *             "name": "Cumbres",
                     *             "initials": "CU",
                     *             "colour": "#0b6e4f",
                     *             "textColour": "#ffffff",
                     *             "phone": "81 0000 0200"
                     *           },
                     *           "serviceClass": {
                     *             "id": "primera",
                     *             "name": "Primera"
                     *           },
                     *           "unitNumber": "2041",
                     *           "run": {
                     *             "routeId": "MTY-TAM",
                     *             "scheduleId": "0830",
                     *             "manifestDate": "2026-11-27",
                     *             "legFrom": 0,
                     *             "legTo": 3
                     *           },
                     *           "price": 45000000,
                     *           "displayPrice": 45000000,
                     *           "services": [
                     *             {
                     *               "_id": "64",
                     *               "name": "Seguro de viajero",
                     *               "total": 2500000
                     *             }
                     *           ],
                     *           "totalServices": 2500000,
                     *           "total": 47500000,
                     *           "status": "issued",
                     *           "qr": "ANDEN1:AN-2W8K-1:c2lnbmF0dXJl"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CartDetail"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPaymentMethods: {
        parameters: {
            query?: {
                /**
                 * @description Cart whose first departure counts.
                 * @example c_7Kq2bYt9
                 */
                cartId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Methods. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "card",
                     *       "cutoff": {
                     *         "unit": "minutes",
                     *         "value": 120,
                     *         "converted": 120
                     *       },
                     *       "maxWaitTime": 60,
                     *       "expirationTime": 60,
                     *       "enableOxxoPay": true,
                     *       "enablePagoExpress": true,
                     *       "enablePayManually": true,
                     *       "tripDepartureTimeOffset": 60,
                     *       "pendingReservations": 0,
                     *       "mayReserve": true
                     *     }
                     */
                    "application/json": components["schemas"]["PaymentMethods"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveBankEvent: {
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
                 *       "id": "ev_1",
                 *       "type": "payment.authorised",
                 *       "created": "2026-11-21T05:21:30Z",
                 *       "data": {
                 *         "paymentId": "p_9f8e7d",
                 *         "bankId": "b_12345",
                 *         "authorization": "004512",
                 *         "reason": null
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["BankEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `signature-invalid`. */
            401: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/signature-invalid",
                     *       "title": "Signature invalid",
                     *       "status": 401,
                     *       "detail": "Firma no válida.",
                     *       "code": "signature-invalid",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "signature-invalid";
                    };
                };
            };
            404: components["responses"]["PaymentNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveStripeEvent: {
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
                 *       "id": "evt_1",
                 *       "type": "payment_intent.amount_capturable_updated",
                 *       "created": 1795238490,
                 *       "data": {
                 *         "object": {
                 *           "id": "pi_1",
                 *           "object": "payment_intent",
                 *           "status": "requires_capture"
                 *         }
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["StripeEvent"];
            };
        };
        responses: {
            /** @description Taken. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `signature-invalid`. */
            401: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/signature-invalid",
                     *       "title": "Signature invalid",
                     *       "status": 401,
                     *       "detail": "Firma no válida.",
                     *       "code": "signature-invalid",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "signature-invalid";
                    };
                };
            };
            404: components["responses"]["PaymentNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    receiveCashEvent: {
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
                 *       "id": "ca_1",
                 *       "type": "cash.paid",
                 *       "created": "2026-11-21T09:21:30Z",
                 *       "data": {
                 *         "reference": "9800260417783152",
                 *         "amount": 45000000,
                 *         "receipt": "caja3-000412"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["CashEvent"];
            };
        };
        responses: {
            /** @description The reservation. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "folio": "TUN-7KQ2BYT9",
                     *       "state": "paid",
                     *       "amount": 45000000,
                     *       "expiresAt": "2026-11-22T05:21:00Z",
                     *       "passenger": "Ana Peña",
                     *       "from": "Central de Autobuses Monterrey",
                     *       "to": "Central Tampico",
                     *       "departureDatetime": "2026-11-27T08:30:00-06:00"
                     *     }
                     */
                    "application/json": components["schemas"]["CashAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `signature-invalid`. */
            401: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/signature-invalid",
                     *       "title": "Signature invalid",
                     *       "status": 401,
                     *       "detail": "Firma no válida.",
                     *       "code": "signature-invalid",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "signature-invalid";
                    };
                };
            };
            404: components["responses"]["PaymentNotFound"];
            /** @description Codes: `reservation-expired`, `reservation-cancelled`, `reservation-paid` (by another receipt). */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-expired",
                     *       "title": "Reservation expired",
                     *       "status": 409,
                     *       "detail": "La reserva venció sin pago y los asientos se liberaron.",
                     *       "code": "reservation-expired",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-expired" | "reservation-cancelled" | "reservation-paid";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `amount-differs` (with `granTotal`). */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/amount-differs",
                     *       "title": "Amount differs",
                     *       "status": 422,
                     *       "detail": "El importe no es el de la reserva.",
                     *       "code": "amount-differs",
                     *       "retryable": false,
                     *       "granTotal": 45000000
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "amount-differs";
                        granTotal?: components["schemas"]["Money"];
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReservation: {
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
                /** @example o_5Xy7Zt2k */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The reservation. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservation": {
                     *         "state": "cancelled",
                     *         "reference": "9800260417783152",
                     *         "createdAt": "2026-11-21T05:21:00Z",
                     *         "expiresAt": "2026-11-22T05:21:00Z",
                     *         "paidAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        reservation: components["schemas"]["CashReservation"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["OrderNotFound"];
            /** @description Codes: `reservation-paid`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-paid",
                     *       "title": "Reservation paid",
                     *       "status": 409,
                     *       "detail": "La reserva ya fue pagada.",
                     *       "code": "reservation-paid",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-paid" | "idempotency-in-progress";
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
    resendTickets: {
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
                /** @example o_5Xy7Zt2k */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "to": "ana@example.com, luis@example.com"
                 *     }
                 */
                "application/json": {
                    /** @description Addresses separated by commas. */
                    to: string;
                };
            };
        };
        responses: {
            /** @description Put in the outbox. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email(s) reenviados",
                     *       "sent": [
                     *         "ana@example.com",
                     *         "luis@example.com"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        message: "Email(s) reenviados";
                        sent: string[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `email-invalid` (with `invalid`), `too-many-addresses`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/email-invalid",
                     *       "title": "E-mail invalid",
                     *       "status": 422,
                     *       "detail": "Revisa los correos.",
                     *       "code": "email-invalid",
                     *       "retryable": false,
                     *       "invalid": [
                     *         "ana@"
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "email-invalid" | "too-many-addresses" | "idempotency-key-reused";
                        invalid?: string[];
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadTickets: {
        parameters: {
            query?: {
                /**
                 * @description Signed ticket.
                 * @example v1.b181WHk3WnQyaw.c2ln
                 */
                ticket?: string;
            };
            header?: never;
            path: {
                /** @example o_5Xy7Zt2k */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/pdf": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getApplePass: {
        parameters: {
            query?: {
                /**
                 * @description Signed ticket.
                 * @example v1.b181WHk3WnQyaw.c2ln
                 */
                ticket?: string;
            };
            header?: never;
            path: {
                /** @example o_5Xy7Zt2k */
                orderId: components["schemas"]["Id"];
                /** @example AN-2W8K-1 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The pass. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/vnd.apple.pkpass": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getGooglePass: {
        parameters: {
            query?: {
                /**
                 * @description Signed ticket.
                 * @example v1.b181WHk3WnQyaw.c2ln
                 */
                ticket?: string;
            };
            header?: never;
            path: {
                /** @example o_5Xy7Zt2k */
                orderId: components["schemas"]["Id"];
                /** @example AN-2W8K-1 */
                itemId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description To `https://pay.google.com/gp/v/save/`, with the signed ticket. */
            303: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    /** @description The link of Google Wallet. */
                    location: string;
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createOrder: {
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
                 *       "cartId": "c_7Kq2bYt9",
                 *       "customFields": [],
                 *       "withPoints": false,
                 *       "coupon": "VIAJA100",
                 *       "couponId": "cp_1",
                 *       "payment": {
                 *         "method": "cortesia",
                 *         "amount": 0,
                 *         "description": "Boletos de autobús",
                 *         "amountDisplay": "0.00"
                 *       },
                 *       "customerInfo": {
                 *         "firstName": "Ana",
                 *         "lastName": "Peña",
                 *         "email": "ana@example.com"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["OrderRequest"];
            };
        };
        responses: {
            /** @description The order. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "responseConfirmTickets": {
                     *         "orderId": "o_5Xy7Zt2k",
                     *         "transactionSummary": [
                     *           {
                     *             "itemId": "AN-2W8K-1",
                     *             "details": {
                     *               "passenger": "Ana Peña"
                     *             }
                     *           }
                     *         ],
                     *         "responsePayment": {
                     *           "_id": "p_0a1b2c",
                     *           "total": 0,
                     *           "payments": [
                     *             {
                     *               "referenceNumber": "TUN-7KQ2BYT9",
                     *               "waitingExpirationDate": null,
                     *               "status": "pagado"
                     *             }
                     *           ]
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        responseConfirmTickets: components["schemas"]["ConfirmTickets"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["CartNotFound"];
            /** @description Codes: `cart-expired`, `cart-released`, `cart-sold`, `cart-paying`, `payment-key-closed` (`getPaymentByKey` was asked first), `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/cart-expired",
                     *       "title": "Cart expired",
                     *       "status": 409,
                     *       "detail": "Cart has expired: el tiempo de compra terminó.",
                     *       "code": "cart-expired",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & components["schemas"]["PaymentExtras"] & {
                        /** @enum {unknown} */
                        code?: "cart-expired" | "cart-released" | "cart-sold" | "cart-paying" | "payment-key-closed" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `not-free` (with `granTotal`, pay it with `createPayment`), `coupon-invalid`, `points-not-available`, `method-not-available`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not-free",
                     *       "title": "Not free",
                     *       "status": 422,
                     *       "detail": "Este carrito tiene un importe por pagar.",
                     *       "code": "not-free",
                     *       "retryable": false,
                     *       "granTotal": 47500000
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not-free" | "coupon-invalid" | "points-not-available" | "method-not-available" | "idempotency-key-reused";
                        granTotal?: components["schemas"]["Money"];
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    applyCoupon: {
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
                /** @example c_7Kq2bYt9 */
                cartId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "coupon": "VIAJA100"
                 *     }
                 */
                "application/json": {
                    coupon: string;
                };
            };
        };
        responses: {
            /** @description Applied; ask the cart again. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "id": "cp_1",
                     *         "coupon": "VIAJA100",
                     *         "discount": 10000000,
                     *         "error": null,
                     *         "nombreExterno": null,
                     *         "nombreEmpleado": null,
                     *         "nombreBeneficiario": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: components["schemas"]["Coupon"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["CartNotFound"];
            /** @description Codes: `coupon-already-applied`, `cart-is-change`, `cart-expired`, `cart-released`, `cart-sold`, `cart-paying`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/coupon-already-applied",
                     *       "title": "Coupon already applied",
                     *       "status": 409,
                     *       "detail": "Este carrito ya tiene un cupón.",
                     *       "code": "coupon-already-applied",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "coupon-already-applied" | "cart-is-change" | "cart-expired" | "cart-released" | "cart-sold" | "cart-paying" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `coupon-not-found`, `coupon-expired`, `coupon-unproved` (neither a registered account nor a phone proved by a code), `coupon-used` (by any account of the person), `coupon-other-account`, `coupon-beneficiary` (with `name`), `coupon-not-applicable`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/coupon-beneficiary",
                     *       "title": "Coupon beneficiary",
                     *       "status": 422,
                     *       "detail": "Este cupón solo es válido para Luis Peña",
                     *       "code": "coupon-beneficiary",
                     *       "retryable": false,
                     *       "name": "Luis Peña"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "coupon-not-found" | "coupon-expired" | "coupon-unproved" | "coupon-used" | "coupon-other-account" | "coupon-beneficiary" | "coupon-not-applicable" | "idempotency-key-reused";
                        name?: string;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    removeCoupon: {
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
                /** @example c_7Kq2bYt9 */
                cartId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Off; ask the cart again. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cartId": "c_7Kq2bYt9"
                     *     }
                     */
                    "application/json": {
                        cartId: components["schemas"]["Id"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["CartNotFound"];
            /** @description Codes: `cart-expired`, `cart-released`, `cart-sold`, `cart-paying`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/cart-expired",
                     *       "title": "Cart expired",
                     *       "status": 409,
                     *       "detail": "Cart has expired: el tiempo de compra terminó.",
                     *       "code": "cart-expired",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "cart-expired" | "cart-released" | "cart-sold" | "cart-paying" | "idempotency-in-progress";
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
    resolveReservationToken: {
        parameters: {
            query: {
                /** @example rl_92kd */
                token: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Where to look. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "rt_71",
                     *       "reservation": {
                     *         "reservationId": "55021",
                     *         "numoperacion": "770045",
                     *         "expiresAt": "2026-11-26T08:30:00-06:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description For POST /reservation. */
                        token: string;
                        reservation: {
                            reservationId: components["schemas"]["Id"];
                            numoperacion: components["schemas"]["Id"];
                            /** @description Null when it is paid. */
                            expiresAt: components["schemas"]["Instant"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `link-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/link-not-found",
                     *       "title": "Link not found",
                     *       "status": 404,
                     *       "detail": "Este enlace no existe.",
                     *       "code": "link-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "link-not-found";
                    };
                };
            };
            /** @description Codes: `reservation-expired` (errorCode 47). */
            410: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-expired",
                     *       "title": "Reservation expired",
                     *       "status": 410,
                     *       "detail": "La reservación esta vencida",
                     *       "code": "reservation-expired",
                     *       "retryable": false,
                     *       "errorCode": 47
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-expired";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    openOwnReservation: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example 770045 */
                operation: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description As for a link. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "rt_71",
                     *       "reservation": {
                     *         "reservationId": "55021",
                     *         "numoperacion": "770045",
                     *         "expiresAt": "2026-11-26T08:30:00-06:00"
                     *       }
                     *     }
                     */
                    "application/json": {
                        /** @description For POST /reservation. */
                        token: string;
                        reservation: {
                            reservationId: components["schemas"]["Id"];
                            numoperacion: components["schemas"]["Id"];
                            /** @description Null when it is paid. */
                            expiresAt: components["schemas"]["Instant"] | null;
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            /** @description Codes: `reservation-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-not-found",
                     *       "title": "Reservation not found",
                     *       "status": 404,
                     *       "detail": "Ocurrió un error al obtener la reservación",
                     *       "code": "reservation-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-not-found";
                    };
                };
            };
            /** @description Codes: `reservation-expired` (errorCode 47). */
            410: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-expired",
                     *       "title": "Reservation expired",
                     *       "status": 410,
                     *       "detail": "La reservación esta vencida",
                     *       "code": "reservation-expired",
                     *       "retryable": false,
                     *       "errorCode": 47
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-expired";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getReservation: {
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
                 *       "token": "rt_71"
                 *     }
                 */
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description The reservation. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "tickets": [
                     *         {
                     *           "ikey": "",
                     *           "numoperacion": "770045",
                     *           "andenId": "900112",
                     *           "boletoId": "900112",
                     *           "esIda": true,
                     *           "origenId": "mty",
                     *           "destinoId": "tam",
                     *           "fechorsalida": "2026-11-27T08:30:00-06:00",
                     *           "fechorllegada": "2026-11-27T15:45:00-06:00",
                     *           "corridaId": "MTY-TAM_0830_2026-11-27:0-3",
                     *           "marcaId": "cumbres",
                     *           "descmarca": "Cumbres",
                     *           "empresacorridaId": "1",
                     *           "claseservicioId": "primera",
                     *           "preciobase": 45000000,
                     *           "feccorrida": "2026-11-27",
                     *           "nombpasajero": "Ana",
                     *           "apellidopasajero": "Peña",
                     *           "numasiento": 1,
                     *           "numpiso": 1,
                     *           "categoriaId": "1",
                     *           "desccategoria": "ADULTO",
                     *           "preciopagado": 0,
                     *           "servicios": {
                     *             "ItemServicioBoleto": [
                     *               {
                     *                 "nombreServicio": "Seguro de viajero",
                     *                 "precioServicio": 2500000
                     *               }
                     *             ]
                     *           },
                     *           "origenTimeZone": "America/Monterrey",
                     *           "destinoTimeZone": "America/Monterrey",
                     *           "cveorigen": "MTY",
                     *           "descorigen": "Monterrey",
                     *           "cvedestino": "TAM",
                     *           "descdestino": "Tampico",
                     *           "revenewDetId": "31"
                     *         }
                     *       ],
                     *       "cards": [
                     *         {
                     *           "id": "card_1",
                     *           "card": {
                     *             "brand": "VISA",
                     *             "holder_name": "Ana Peña",
                     *             "expiration_month": "12",
                     *             "expiration_year": "2029",
                     *             "card_number": "**** **** **** 1111"
                     *           },
                     *           "tokens": [
                     *             {
                     *               "token": "tk_1"
                     *             }
                     *           ],
                     *           "preferred": true
                     *         }
                     *       ],
                     *       "folio": "770045",
                     *       "cartId": "r_55021",
                     *       "total": 47500000,
                     *       "expiresAt": "2026-11-26T08:30:00-06:00",
                     *       "email": "ana@example.com",
                     *       "payment": null,
                     *       "serverTime": "2026-11-21T05:20:00.123Z"
                     *     }
                     */
                    "application/json": components["schemas"]["HeldReservation"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `reservation-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-not-found",
                     *       "title": "Reservation not found",
                     *       "status": 404,
                     *       "detail": "Ocurrió un error al obtener la reservación",
                     *       "code": "reservation-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-not-found";
                    };
                };
            };
            /** @description Codes: `reservation-expired` (errorCode 47). */
            410: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-expired",
                     *       "title": "Reservation expired",
                     *       "status": 410,
                     *       "detail": "La reservación esta vencida",
                     *       "code": "reservation-expired",
                     *       "retryable": false,
                     *       "errorCode": 47
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-expired";
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
    payReservation: {
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
                 *       "sessionId": "dd_8821",
                 *       "deviceId": "web-5f2c",
                 *       "firstName": "Ana",
                 *       "lastName": "Peña",
                 *       "token": null,
                 *       "total": 47500000,
                 *       "email": "ana@example.com",
                 *       "mixedPayment": false,
                 *       "pointsUsed": 0,
                 *       "transfer": false,
                 *       "payReserved": true,
                 *       "channel": "email",
                 *       "saveCard": false,
                 *       "code": "770045",
                 *       "linkToken": "rt_71",
                 *       "dataCard": {
                 *         "card": "eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.a2V5.aXY.dGV4dA.dGFn",
                 *         "holderName": "Ana Peña",
                 *         "cvv": "eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.a2V5.aXY.dGV4dA.dGFn",
                 *         "month": "12",
                 *         "year": "2029",
                 *         "reference": "TUN770045Web",
                 *         "ddc_secret": "ds_51f2",
                 *         "ddc": "dd_8821",
                 *         "shopper_ip": "203.0.113.7"
                 *       }
                 *     }
                 */
                "application/json": components["schemas"]["ReservationPayment"];
            };
        };
        responses: {
            /** @description Charged, challenged, or still being asked; poll `validateReservationPayment`. */
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
                     *           "payResponse": {
                     *             "id": "p_77aa",
                     *             "challenge": {
                     *               "id": "ch_812",
                     *               "url": "http://localhost:3001/bank/challenge/ch_812",
                     *               "expiresAt": "2026-11-21T05:36:00Z"
                     *             }
                     *           },
                     *           "ticketResponse": {
                     *             "Boleto": [
                     *               {
                     *                 "boletoId": "900112",
                     *                 "numoperacion": "770045"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: {
                                payResponse: {
                                    id: components["schemas"]["Id"];
                                    challenge: components["schemas"]["Challenge"] | null;
                                };
                                ticketResponse: {
                                    Boleto: {
                                        boletoId: components["schemas"]["Id"];
                                        numoperacion: components["schemas"]["Id"];
                                    }[];
                                };
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `card-refused`, `insufficient-funds`, `card-expired`, `cvv-wrong`. */
            402: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/card-refused",
                     *       "title": "Card refused",
                     *       "status": 402,
                     *       "detail": "El banco rechazó la tarjeta.",
                     *       "code": "card-refused",
                     *       "retryable": false,
                     *       "paymentId": "p_77aa",
                     *       "folio": "TUN-770045",
                     *       "charge": "not-charged"
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & components["schemas"]["PaymentExtras"] & {
                        /** @enum {unknown} */
                        code?: "card-refused" | "insufficient-funds" | "card-expired" | "cvv-wrong";
                    };
                };
            };
            403: components["responses"]["NotYours"];
            /** @description Codes: `reservation-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-not-found",
                     *       "title": "Reservation not found",
                     *       "status": 404,
                     *       "detail": "Ocurrió un error al obtener la reservación",
                     *       "code": "reservation-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-not-found";
                    };
                };
            };
            /** @description Codes: `reservation-paid`, `reservation-expired` (errorCode 47), `duplicate-reference`, `payment-in-progress`, `payment-unknown`, `payment-refunded`, `payment-key-closed` (`getPaymentByKey` was asked first), `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-paid",
                     *       "title": "Reservation paid",
                     *       "status": 409,
                     *       "detail": "La reservación ya fue pagada.",
                     *       "code": "reservation-paid",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & components["schemas"]["PaymentExtras"] & {
                        /** @enum {unknown} */
                        code?: "reservation-paid" | "reservation-expired" | "duplicate-reference" | "payment-in-progress" | "payment-unknown" | "payment-refunded" | "payment-key-closed" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `amount-differs`, `shopper-ip-missing`, `card-data-unreadable`, `saved-card-not-found`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/amount-differs",
                     *       "title": "Amount differs",
                     *       "status": 422,
                     *       "detail": "El importe no coincide con la reservación.",
                     *       "code": "amount-differs",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "amount-differs" | "shopper-ip-missing" | "card-data-unreadable" | "saved-card-not-found" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["BankUnavailable"];
        };
    };
    validateReservationPayment: {
        parameters: {
            query?: {
                /**
                 * @description Without a session.
                 * @example rt_71
                 */
                linkToken?: string;
            };
            header?: never;
            path: {
                /** @example p_77aa */
                paymentId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
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
                     *           "StatusPayment": "authorised",
                     *           "message": null,
                     *           "Status": "AUTHORISED",
                     *           "charge": "charged",
                     *           "folio": "TUN-770045",
                     *           "Authorization": "004512",
                     *           "OptId": "b_12399",
                     *           "points": 0,
                     *           "Amount": 47500000,
                     *           "challenge": null,
                     *           "creation_date": "2026-11-21T05:21:00-06:00",
                     *           "operation_date": "2026-11-21T05:21:30-06:00",
                     *           "ConfirmSell": {
                     *             "Boleto": [
                     *               {
                     *                 "iKey": "AN-2W8K-1",
                     *                 "boletoId": "900112"
                     *               }
                     *             ]
                     *           }
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: {
                                /** @enum {string} */
                                StatusPayment: "pending" | "challenge" | "authorised" | "error" | "error-refunded";
                                /** @description Spanish; speaks of the "reembolso automático" when refunded. */
                                message: string | null;
                                Status: components["schemas"]["PaymentStatus"];
                                charge: components["schemas"]["ChargeTruth"];
                                folio: string;
                                Authorization: string | null;
                                OptId: string | null;
                                points: components["schemas"]["Money"];
                                Amount: components["schemas"]["Money"];
                                /** @description Set while CHALLENGE. */
                                challenge: components["schemas"]["Challenge"] | null;
                                creation_date: components["schemas"]["Instant"];
                                operation_date: components["schemas"]["Instant"] | null;
                                ConfirmSell: {
                                    Boleto: {
                                        iKey: string;
                                        boletoId: components["schemas"]["Id"];
                                    }[];
                                } | null;
                            };
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["PaymentNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendTicketsByOperation: {
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
                 *       "operation": "770045",
                 *       "emails": "ana@example.com, luis@example.com"
                 *     }
                 */
                "application/json": {
                    operation: components["schemas"]["Id"];
                    /** @description Addresses separated by commas. */
                    emails: string;
                };
            };
        };
        responses: {
            /** @description Put in the outbox. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "message": "Email(s) reenviados",
                     *       "sent": [
                     *         "ana@example.com",
                     *         "luis@example.com"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        /** @constant */
                        message: "Email(s) reenviados";
                        sent: string[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `email-invalid` (with `invalid`), `too-many-addresses`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/email-invalid",
                     *       "title": "Email invalid",
                     *       "status": 422,
                     *       "detail": "Revisa los correos.",
                     *       "code": "email-invalid",
                     *       "retryable": false,
                     *       "invalid": [
                     *         "ana@"
                     *       ]
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "email-invalid" | "too-many-addresses" | "idempotency-key-reused";
                        invalid?: string[];
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createRideCoupons: {
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
                 *       "coupons": [
                 *         {
                 *           "name": "Ana Peña",
                 *           "email": "ana@example.com",
                 *           "phone": "+528112345678",
                 *           "terminal": "TAM",
                 *           "startsAt": "2026-11-27T15:45:00-06:00",
                 *           "endsAt": "2026-11-27T18:45:00-06:00"
                 *         }
                 *       ],
                 *       "numOperation": "o_5Xy7Zt2k"
                 *     }
                 */
                "application/json": {
                    coupons: {
                        /** @description The name of a passenger of the order, or words of it (422 `passenger-unknown`). */
                        name: string;
                        /** Format: email */
                        email: string;
                        phone: string;
                        /** @enum {string} */
                        terminal: "VIC" | "TAM" | "MTY" | "SLP";
                        startsAt: components["schemas"]["Instant"];
                        endsAt: components["schemas"]["Instant"];
                    }[];
                    numOperation: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Coupon by coupon, in the order asked. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "data": [
                     *           {
                     *             "status": "success",
                     *             "code": "ANDEN-RIDE-7Q"
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            data: {
                                /** @enum {string} */
                                status: "success" | "failed";
                                code: string | null;
                            }[];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["OrderNotFound"];
            /** @description Codes: `ride-coupon-given`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/ride-coupon-given",
                     *       "title": "Ride coupon given",
                     *       "status": 409,
                     *       "detail": "Disculpa, sólo se puede generar un cupón por cuenta",
                     *       "code": "ride-coupon-given",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "ride-coupon-given" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `terminal-not-served`, `passenger-unknown`, `coupon-unproved`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/terminal-not-served",
                     *       "title": "Terminal not served",
                     *       "status": 422,
                     *       "detail": "Esta terminal no participa.",
                     *       "code": "terminal-not-served",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "terminal-not-served" | "passenger-unknown" | "coupon-unproved" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            /** @description Codes: `ride-service-unavailable`, `unavailable`. */
            503: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/ride-service-unavailable",
                     *       "title": "Ride service unavailable",
                     *       "status": 503,
                     *       "detail": "El servicio de transporte no responde.",
                     *       "code": "ride-service-unavailable",
                     *       "retryable": true
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "ride-service-unavailable" | "unavailable";
                    };
                };
            };
        };
    };
    listCards: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Preferred first. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cards": [
                     *         {
                     *           "id": "card_1",
                     *           "card": {
                     *             "brand": "VISA",
                     *             "holder_name": "Ana Peña",
                     *             "expiration_month": "12",
                     *             "expiration_year": "2029",
                     *             "card_number": "**** **** **** 1111"
                     *           },
                     *           "tokens": [
                     *             {
                     *               "token": "tk_1"
                     *             }
                     *           ],
                     *           "preferred": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        cards: components["schemas"]["SavedCard"][];
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
    preferCard: {
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
                /** @example card_1 */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "preferred": true
                 *     }
                 */
                "application/json": {
                    preferred: boolean;
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
                     *       "card": {
                     *         "id": "card_1",
                     *         "card": {
                     *           "brand": "VISA",
                     *           "holder_name": "Ana Peña",
                     *           "expiration_month": "12",
                     *           "expiration_year": "2029",
                     *           "card_number": "**** **** **** 1111"
                     *         },
                     *         "tokens": [
                     *           {
                     *             "token": "tk_1"
                     *           }
                     *         ],
                     *         "preferred": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        card: components["schemas"]["SavedCard"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["GuestsNot"];
            404: components["responses"]["CardNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    saveCard: {
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
                 *       "cc_number": "eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.a2V5.aXY.dGV4dA.dGFn",
                 *       "cc_month": "12",
                 *       "cc_year": "2029",
                 *       "cc_name": "Ana Peña",
                 *       "cc_cvv": "eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.a2V5.aXY.dGV4dA.dGFn"
                 *     }
                 */
                "application/json": {
                    cc_number: components["schemas"]["SealedNumber"];
                    cc_month: string;
                    cc_year: string;
                    cc_name: string;
                    cc_cvv: components["schemas"]["SealedCode"];
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
                     *       "card": {
                     *         "id": "card_1",
                     *         "card": {
                     *           "brand": "VISA",
                     *           "holder_name": "Ana Peña",
                     *           "expiration_month": "12",
                     *           "expiration_year": "2029",
                     *           "card_number": "**** **** **** 1111"
                     *         },
                     *         "tokens": [
                     *           {
                     *             "token": "tk_1"
                     *           }
                     *         ],
                     *         "preferred": true
                     *       }
                     *     }
                     */
                    "application/json": {
                        card: components["schemas"]["SavedCard"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `card-refused`, `card-expired`, `cvv-wrong`. */
            402: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/card-refused",
                     *       "title": "Card refused",
                     *       "status": 402,
                     *       "detail": "El banco rechazó la tarjeta.",
                     *       "code": "card-refused",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "card-refused" | "card-expired" | "cvv-wrong";
                    };
                };
            };
            403: components["responses"]["GuestsNot"];
            /** @description Codes: `card-duplicate`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/card-duplicate",
                     *       "title": "Card duplicate",
                     *       "status": 409,
                     *       "detail": "Ya guardaste esta tarjeta.",
                     *       "code": "card-duplicate",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "card-duplicate" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `card-data-unreadable`, `card-limit`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/card-data-unreadable",
                     *       "title": "Card data unreadable",
                     *       "status": 422,
                     *       "detail": "No pudimos leer la tarjeta.",
                     *       "code": "card-data-unreadable",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "card-data-unreadable" | "card-limit" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["BankUnavailable"];
        };
    };
    deleteCard: {
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
                /** @example card_1 */
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
                     *       "id": "card_1"
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
            404: components["responses"]["CardNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCashBag: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The balance. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": 12050000,
                     *       "backupBalance": 12050000,
                     *       "history": [
                     *         {
                     *           "_id": "pt_1",
                     *           "date": "2026-11-01T12:00:00-06:00",
                     *           "amount": 12050000,
                     *           "balance": 12050000,
                     *           "description": "Cancelación de boleto",
                     *           "reference": "TRX-20261101-M4XW8CPA"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["CashBag"];
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
    creditPoints: {
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
                 *       "accountId": "u_42",
                 *       "ticketId": "t_1a2b3c",
                 *       "amount": 45000000,
                 *       "reference": "cancel-t_1a2b3c",
                 *       "description": "Cancelación de boleto"
                 *     }
                 */
                "application/json": {
                    accountId: components["schemas"]["Id"];
                    amount: components["schemas"]["Money"];
                    reference: components["schemas"]["Id"];
                    description: string;
                    /** @description What this ticket earned is taken back. */
                    ticketId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description Credited. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "balance": 57050000
                     *     }
                     */
                    "application/json": {
                        balance: components["schemas"]["Money"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `account-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/account-not-found",
                     *       "title": "Account not found",
                     *       "status": 404,
                     *       "detail": "No existe esa cuenta.",
                     *       "code": "account-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "account-not-found";
                    };
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    mailReservationLink: {
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
                /** @example 55021 */
                reservationId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The link. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "token": "rl_92kd",
                     *       "link": "http://localhost:3000/compra/reserva?token=rl_92kd"
                     *     }
                     */
                    "application/json": {
                        /** @description For `resolveReservationToken`. */
                        token: string;
                        /** Format: uri */
                        link: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `reservation-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-not-found",
                     *       "title": "Reservation not found",
                     *       "status": 404,
                     *       "detail": "Ocurrió un error al obtener la reservación",
                     *       "code": "reservation-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-not-found";
                    };
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgetAccountPayments: {
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
                /** @example u_42 */
                accountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description What is left. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "open": 0
                     *     }
                     */
                    "application/json": {
                        /** @description Payments that have no end yet. */
                        open: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOpenPayments: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payments. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeOpenPayments"];
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
    askOpenPayments: {
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
            /** @description Asked. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "asked": 3
                     *     }
                     */
                    "application/json": {
                        /** @description How many. */
                        asked: number;
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
    findOrders: {
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
                 *       "text": "ana peña"
                 *     }
                 */
                "application/json": {
                    text: string;
                };
            };
        };
        responses: {
            /** @description The orders, each with its tickets that were found. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        orders: components["schemas"]["FoundOrder"][];
                        /** @description More tickets match than are named. */
                        isMore: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOfficePayment: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The payment. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficePayment"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["PaymentNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    actOnPayment: {
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
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "act": "mark-not-charged",
                 *       "reason": "El banco lo dijo por teléfono.",
                 *       "proof": "B-4711"
                 *     }
                 */
                "application/json": {
                    act: components["schemas"]["PaymentAct"];
                    reason: components["schemas"]["StaffReason"];
                    proof: string | null;
                };
            };
        };
        responses: {
            /** @description Done. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "state": "refused"
                     *     }
                     */
                    "application/json": {
                        state: components["schemas"]["PaymentState"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["PaymentNotFound"];
            /** @description Codes: `act-not-allowed` (the payment has moved on), `payment-busy` (the bank answers at this moment), `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/act-not-allowed",
                     *       "title": "Act not allowed",
                     *       "status": 409,
                     *       "detail": "El pago cambió y esta acción ya no se permite.",
                     *       "code": "act-not-allowed",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "act-not-allowed" | "payment-busy" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `proof-missing`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/proof-missing",
                     *       "title": "Proof missing",
                     *       "status": 422,
                     *       "detail": "Falta el comprobante del banco.",
                     *       "code": "proof-missing",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "proof-missing" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    refundPayment: {
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
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11",
                 *       "ticketId": null,
                 *       "way": "bank",
                 *       "amount": 12050000,
                 *       "reason": "El autobús no salió."
                 *     }
                 */
                "application/json": {
                    /**
                     * Format: uuid
                     * @description Made before the first try.
                     */
                    id: string;
                    /** @description Null for the order as a whole. */
                    ticketId: components["schemas"]["Id"] | null;
                    way: components["schemas"]["RefundWay"];
                    /** @description 1/100000 of the currency's unit. Null for all that is left. */
                    amount: number | null;
                    reason: components["schemas"]["StaffReason"];
                };
            };
        };
        responses: {
            /** @description Asked for. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "refund": {
                     *         "id": "0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11",
                     *         "ticketId": null,
                     *         "way": "bank",
                     *         "amount": 12050000,
                     *         "state": "asked",
                     *         "person": "Olivia Operadora",
                     *         "reason": "El autobús no salió.",
                     *         "askedAt": "2026-11-21T05:41:00Z",
                     *         "settledAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        refund: components["schemas"]["OfficeRefund"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["PaymentNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `ticket-unknown` (not of this order, or not valid any more), `amount-unreadable` (a part of the least coin), `amount-too-high`, `refund-id-used` (by another payment), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/amount-too-high",
                     *       "title": "Amount too high",
                     *       "status": 422,
                     *       "detail": "No queda tanto por devolver.",
                     *       "code": "amount-too-high",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "ticket-unknown" | "amount-unreadable" | "amount-too-high" | "refund-id-used" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendOrder: {
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
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Put in the outbox. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "to": "a***@example.com"
                     *     }
                     */
                    "application/json": {
                        to: components["schemas"]["MaskedRecipient"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            /** @description Codes: `payment-not-found`, `order-not-found` (it has no tickets of this platform). */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/order-not-found",
                     *       "title": "Order not found",
                     *       "status": 404,
                     *       "detail": "No encontramos esa compra.",
                     *       "code": "order-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "payment-not-found" | "order-not-found";
                    };
                };
            };
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `email-missing` (the customer was forgotten), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/email-missing",
                     *       "title": "Email missing",
                     *       "status": 422,
                     *       "detail": "Este pago ya no tiene correo.",
                     *       "code": "email-missing",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "email-missing" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctEmail: {
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
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "email": "ana@example.com",
                 *       "reason": "Escribió mal su correo."
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    reason: components["schemas"]["StaffReason"];
                };
            };
        };
        responses: {
            /** @description Corrected. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "to": "a***@example.com"
                     *     }
                     */
                    "application/json": {
                        to: components["schemas"]["MaskedRecipient"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["PaymentNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `email-invalid`, `email-missing` (the customer was forgotten), `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/email-invalid",
                     *       "title": "Email invalid",
                     *       "status": 422,
                     *       "detail": "Revisa los correos.",
                     *       "code": "email-invalid",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "email-invalid" | "email-missing" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    noteOnPayment: {
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
                /**
                 * @description `responsePayment.folio`.
                 * @example TUN-7KQ2BYT9
                 */
                folio: components["parameters"]["Folio"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "reason": "Llamó y viaja con un perro guía."
                 *     }
                 */
                "application/json": {
                    reason: components["schemas"]["StaffReason"];
                };
            };
        };
        responses: {
            /** @description Noted. */
            204: {
                headers: {
                    [name: string]: unknown;
                };
                content?: never;
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["PaymentNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    resendMessages: {
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
            /** @description Due again. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "messages": 2
                     *     }
                     */
                    "application/json": {
                        /** @description How many. */
                        messages: number;
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
    closeDay: {
        parameters: {
            query: {
                /** @example 2026-11-29 */
                day: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The close. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["DailyClose"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            /** @description Codes: `bank-silent` (the bank does not list what it moved), `unavailable`. */
            503: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    /**
                     * @description Seconds.
                     * @example 2
                     */
                    "retry-after"?: number;
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/bank-silent",
                     *       "title": "Bank silent",
                     *       "status": 503,
                     *       "detail": "El banco no contesta. Intenta de nuevo.",
                     *       "code": "bank-silent",
                     *       "retryable": true
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bank-silent" | "unavailable";
                    };
                };
            };
        };
    };
}

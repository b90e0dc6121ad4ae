// Generated from openapi/trip.yaml by `npm run generate`. Do not edit.

export interface paths {
    "/trip/origins": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places where a trip can start
         * @description API-002. `short=true` leaves out the coordinates. A large network is asked for its busiest places with `limit`, and for others with `text`.
         */
        get: operations["getOrigins"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/origin/{id}/destinations": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places that can be reached from an origin
         * @description API-003. The origin is an id or a short code in any case; an id comes first. `text`, `limit` and `named` as for the origins.
         */
        get: operations["getDestinations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Trips of a day, out and back
         * @description API-005, API-006. Trips already departed are left out. Without `returnDate`, `returnTrips` is empty.
         *
         *     `returnTrips` have the prices of the promotion of the way back (API-008), when `returnDate` is within its days. `oneWayTrips` have them with a `wayOutDate`.
         *     `/seat/block` charges the same prices.
         */
        get: operations["searchTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/fares": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passenger categories
         * @description API-022. The selector shows those neither disabled nor deleted. MASCOTA is known by its name only.
         */
        get: operations["getFares"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/bus-brands": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Brands
         * @description API-021.
         */
        get: operations["getBusBrands"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/amenity": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Amenities of the buses
         * @description API-004. Access for wheelchairs (8) and bicycles (9) depend on the trip and its terminals, the others on the class of service.
         */
        get: operations["getAmenities"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/holders": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new id of a browser, as the owner of its claims
         * @description Decision 1. The browser asks once, before its first claim, and keeps the id. Whoever knows it owns the claims. The service stores nothing, so a lost
         *     answer costs nothing. The number of ids of one network address is limited (`HOLDERS_PER_ADDRESS`).
         */
        post: operations["createHolder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat/map": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seat map of a run over some legs
         * @description API-012, API-013 (origin and destination swapped for the return). With `holder`, own claims come back as `mine` with their expiry.
         */
        get: operations["getSeatMap"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat/map/access-token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ticket for the live seat channel
         * @description API-014. The ticket is the MQTT password; user name is the client id. It allows one connection, of this client id.
         */
        get: operations["getSeatChannelTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat/services": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Extra services
         * @description API-015. 64 insurance, 65 paired with it, 71 taxi, whose price depends on the destination and which is `blocked` where none is configured (SEAT-069).
         */
        get: operations["getSeatServices"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat/select": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Claim seats for 300 s
         * @description Decision 1. All seats or none. A seat already claimed by the same holder keeps its end (a blocked one keeps its cart too).
         *     A holder that selected a seat for longer than 300 s within an hour, without a cart, does not get it again in that hour.
         *     One network address selects at most a third of the free seats of a run, but always 5.
         *     Anonymous visitors may claim (decision 22). Announced as `seat:selected`.
         */
        post: operations["selectSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat/unselect": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give selected seats back
         * @description Seats no longer mine are passed over; blocked ones stay (use `/seat/unblock`). Announced as `seat:unselected`.
         */
        post: operations["unselectSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat/claims": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My live claims on a run
         * @description Decisions 1 to 3. For a client that has the map and asks after its own seats only. Expired claims are not listed.
         */
        get: operations["getSeatClaims"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat/block": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Turn claims into a cart for 540 s
         * @description API-016. Needs the session and the holder. Seats that are free are claimed on the way. All or nothing: when a seat is lost the
         *     others stay as they were (selected, mine).
         *
         *     HOLD-008, an edit: `transactionType` is `transfer` and every passenger has `change` with the ticket that this seat replaces, and exactly one
         *     seat. The ticket is of this account, issued, at least 1 hour before its departure (CONST-054) or, with the flexible change, before its departure,
         *     named once, of the same direction and route (origin and destination) as the seat, with the same names and `fareId`. One direction may be changed alone, or both, with a different number of tickets in each. The way out alone and both
         *     ways are written as in a sale. The way back alone: `roundTrip` false, one selected trip, which is the way back, and seats with `isReturn` true.
         *     Services are chosen anew. The cart is `isChange`, with what the old tickets cost as credit; `displayTotal` is what is left to be paid. A new
         *     change of the same ticket by the same holder takes the place of the earlier open one.
         */
        post: operations["blockSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/seat/unblock": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release seats of a cart
         * @description API-018. By `boletos` (ids of tickets of one or several carts) or by `cartId`, all or none. With `keepSelected` the seats stay selected by the holder for 300 s (going back to the seat screen), as far as the network
         *     may hold selections there; the others are released.
         *     A cart already released or expired answers 200 with an empty list.
         */
        post: operations["unblockSeats"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Coordinates of terminals
         * @description API-029.
         */
        get: operations["getPlaces"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpanel/const": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A constant of the shop by name
         * @description API-009, API-010. Only reads, so it takes no idempotency key.
         */
        post: operations["getConstant"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/search/dates": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Lowest price of each day
         * @description API-007. One item for each day from `dateInit` to `dateEnd`, both included and at most 62 days, by the day at the origin. The price is that of one adult on the
         *     cheapest trip of the day that can still be bought, for the earliest of equal ones.
         *     A day is left out when it has nothing to buy: no trip runs, all have left, all are sold out, the day is past, or it is later than the last day on sale (60 days
         *     from today at the origin). `esViajeRedondo` changes no price: for the return, ask with the places exchanged and `wayOutDate`. Only reads, so it takes no idempotency key.
         */
        post: operations["searchMonthPrices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/cpanel/promotion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The promotion of the return trip
         * @description API-008. Null when there is none.
         */
        get: operations["getPromotion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/promo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Prices of a trip with its promotion
         * @description API-084 (path designed). Only reads, so it takes no idempotency key.
         *
         *     The return is discounted from `minDays` to `maxDays` after the travel date, for as many tickets as travel out. Its price goes down to half of the adult
         *     price. A fare that is at half already keeps its price. A cart of both ways has the same prices; releasing a ticket of the way out takes the promotion
         *     off one of the way back. A shop that does not sell the promotion answers the full prices and no `promotionId`.
         */
        post: operations["getTripPromo"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bus/bus": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The bus of a run
         * @description API-011 (payload designed). Asked with a time limit of 60 s. Only reads, so it takes no idempotency key.
         */
        post: operations["getBus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the bus of a run stops
         * @description Designed. The terminal of one call of a run, with what the feed says of it (`stops.txt`, `trips.txt`). Whatever the feed does not say is null.
         *     A run whose sale is over is found too.
         */
        get: operations["getStop"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Where a bus is
         * @description API-030, API-031. By bus number; repeated every 10 s while the map is open. Only reads, so it takes no idempotency key.
         */
        post: operations["locateBus"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trip/delays": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * When buses really leave and arrive
         * @description Of the operator's GTFS Realtime TripUpdates. A run of which nobody knows anything, or of which the last word is older than 15 min, is left out.
         *     An estimate equal to the timetable means that the bus is on time. Only reads, so it takes no idempotency key.
         */
        post: operations["getDelays"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/taxi/inactive": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give up taxi services that an edit removed
         * @description API-020. The id of a taxi sale is the id of its ticket, of either platform. Ids already inactive are passed over.
         */
        put: operations["inactivateTaxis"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/raites": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My free shuttles
         * @description Designed, for Mis Raites.
         */
        get: operations["listRaites"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My transactions
         * @description API-099 (path designed). `current` has the live tickets that have not departed. It leaves out cancelled and changed tickets and reservations that are lost:
         *     unpaid at their `waitingExpirationDate`, after 24 hours, or 1 hour before departure. `history` has the rest. A transaction with tickets of both kinds is in both.
         */
        get: operations["listTransactions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket/transaction/{transactionId}/seats": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Seats of a transaction
         * @description API-100 (path designed). Without cancelled and changed tickets. `neighbour` is null when the bus is no longer in the network.
         */
        get: operations["getSeatDetails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket/cancellable-items/{transactionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What of a transaction can be cancelled
         * @description API-097. Only reads, so it takes no idempotency key. `reason` tells why not.
         */
        post: operations["getCancellableItems"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket/cancel-tickets/preview": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a cancellation would give back
         * @description API-095, CANCEL-001 to CANCEL-003. `willRefund` is in Puntos Viaja: what each ticket is worth, or 0 when a coupon took part of its price. It is less
         *     by `takenBack`, the promotion of tickets back that lose their ticket out.
         *     Only `tickets` can be cancelled, so the other lists must be empty. Only reads, so it takes no idempotency key.
         */
        post: operations["previewCancelTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket/cancel-tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel tickets
         * @description API-096. All tickets or none. Irreversible; the seats go free, and the refund is credited as Puntos Viaja, which count at once.
         */
        post: operations["cancelTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/ticket/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the name on a ticket
         * @description API-098, RENAME-001 to RENAME-013. Once per ticket, before its departure; the whole name has at most 30 characters.
         *     The ticket gets a new folio, so its old QR code is no longer valid.
         */
        patch: operations["renamePassenger"];
        trace?: never;
    };
    "/api/ticket/validate-transfer/{ticketId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which tickets of the trip can be changed
         * @description API-101 (path designed). Every ticket of the order that the ticket belongs to. An issued ticket can be changed until 1 hour before its departure (CONST-054), with
         *     the flexible change (service 73) until it departs. `msgerror` of another one says why not and is shown as it is. The ticket in the address is
         *     refused when it cannot be changed itself.
         */
        get: operations["validateTransfer"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/validate/transfer": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Which of these tickets can be changed
         * @description API-102, the older variant: the tickets that are named, in their order, all of one platform. Refused when none of them can be changed: `too-late`
         *     when one of them is still live, else `ticket-not-live`; for the older platform the reason of the first one, which may be `not-changeable`. Only
         *     reads, so it takes no idempotency key.
         */
        post: operations["validateTransferOfTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My trips in short
         * @description API-093 (path designed). `latest` is the last departed one of each route.
         */
        get: operations["listTrips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/trips/mine": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Trips of an account
         * @description API-094. Only the own account; current and past trips. Only reads, so it takes no idempotency key.
         */
        post: operations["listTripsOfAccount"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Tickets of the older platform by e-mail
         * @description API-103. Only the own e-mail.
         */
        get: operations["listOldTicketsByEmail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/order/{orderId}/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The transaction of an order
         * @description For the account that bought it, and for the link in a guest's mail. A change of trip has an order of its own, to which `replacedBy` leads.
         */
        get: operations["getTransactionOfOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/{id}/transaction": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The transaction a ticket belongs to
         * @description API-104.
         */
        get: operations["getTransactionOfTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * My tickets of the older platform
         * @description API-105.
         */
        get: operations["listOldTickets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/cancel/validate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Can these tickets be cancelled
         * @description API-107. Only reads, so it takes no idempotency key.
         */
        post: operations["validateCancelOldTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel tickets of the older platform
         * @description API-106.
         */
        post: operations["cancelOldTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/tickets/change/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change names of the older platform
         * @description API-108, RENAME-014.
         */
        put: operations["renameOldTickets"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ticket/changes-info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What was changed on tickets
         * @description API-109 (payload designed). `before` and `after` are the names of a renamed ticket, the folios of a transferred one, and null for a cancelled one.
         *     Only reads, so it takes no idempotency key.
         */
        post: operations["getTicketChanges"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/cart/{cartId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** The whole cart, for paying */
        get: operations["getCartInternal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/cart/{cartId}/extend": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the seats while the bank is asked
         * @description Decision 3. Binds the cart to `paymentId` (status `paying`) and moves its expiry to `seconds` from the first extension, at most 900.
         *     The same payment asking again gets the same expiry. Refused once the cart has expired, even when the seats are still free.
         */
        post: operations["extendCartHold"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/cart/{cartId}/confirm": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue the tickets
         * @description Idempotent by `paymentId`: the same payment gets the same order again. Another payment gets 409 `cart-sold`.
         *     The claims become `sold`. If a hold ran out but its seats are still free they are taken back; otherwise 409 `cart-expired`, and the payment must be refunded.
         *     A change: in the same step the replaced tickets become `changed` and their seats go free. When one of them is not `issued` any more, because another cart
         *     changed it first or the traveller cancelled it, the cart is closed and answers 409 `cart-expired` as well. So does a change that would now leave a minor
         *     or a pet alone.
         */
        post: operations["confirmCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/cart/{cartId}/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Release the cart's seats, or end the payment's hold
         * @description With `paymentId`: the payment ended without a charge. `keepCart` gives the cart back to its own expiry (another card may be tried); when that has passed the seats are released.
         *     Without `paymentId`: the traveller deletes the cart. Releasing a released cart is a no-op.
         */
        post: operations["releaseCart"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/order/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** An order with its tickets */
        get: operations["getOrderInternal"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/order/{orderId}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Issue the tickets of a reservation that was paid
         * @description Idempotent. The order becomes `paid` and its tickets `issued`. Another payment, or an order that was cancelled, gets 409.
         */
        post: operations["issueReservedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/order/{orderId}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End a reservation that nobody paid
         * @description Idempotent. The order and its tickets become `cancelled`, and the seats go free. A paid order gets 409.
         */
        post: operations["cancelReservedOrder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/order/{orderId}/worth": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the tickets of an order are worth now
         * @description Decision 42. A ticket that was changed counts by the one that replaced it; one that ended is missing. Nothing is paid back of what is worth nothing.
         */
        get: operations["getOrderWorth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/order/{orderId}/worth/take": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take from tickets what is paid back for them
         * @description Decision 42. Before money goes back the tickets become worth so much less, so that a cancellation or a change does not give it a second time. Idempotent by `refundId`. Tickets that are not worth
         *     as much get 409.
         */
        post: operations["takeOrderWorth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/order/{orderId}/email": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the e-mail of the tickets of an order
         * @description Tickets with an e-mail of `from`, and those that they became after a change. Later mails about them go to the new one.
         */
        put: operations["correctOrderEmail"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/order/{orderId}/worth/return": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give tickets back what was taken for a refund that failed
         * @description Idempotent by `refundId`; an unknown one changes nothing.
         */
        post: operations["returnOrderWorth"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/tickets/find": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tickets by what a traveller can say of them
         * @description For the back office. `text` is a folio of tickets or of one, a transaction, a name, or a day and a seat (`2026-12-03 12`); without it the tickets of `paymentIds` or `accountId`. At most 20, the nearest departures first.
         *     A body and no address, because a name is personal data. Only reads, so it takes no idempotency key.
         */
        post: operations["findTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/boarding/{unit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a bus boards
         * @description The run that the bus drives now, else the nearest one, and how many of its tickets have boarded.
         */
        get: operations["getBoarding"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/boarding/{unit}/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Read the code of a ticket at the door of a bus
         * @description Of either platform. A valid ticket is used from then on, so the second reading answers `used`, and it cannot be cancelled, renamed or changed any more.
         *     `replaced` is a code that a new name or a change ended. A departure of the same day, or in 6 hours, is of this day.
         */
        post: operations["scanTicket"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/older/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tickets of one reservation or operation of the older platform
         * @description Without the cancelled ones. `state` is of the reservation: `expired` when nobody paid it in time.
         */
        get: operations["getOldSale"];
        put?: never;
        /**
         * Take over tickets of the older platform
         * @description Idempotent by `boletoId`: a ticket that is known stays as it is. `email` is the account that they belong to.
         */
        post: operations["takeOldTickets"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/older/reservation/{reservationId}/issue": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Give the tickets of a paid reservation of the older platform their keys
         * @description Idempotent by payment. A payment that began before the reservation ended is in time. Another payment, another amount, or a reservation that ended before gets 409.
         */
        post: operations["issueOldReservation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/internal/account/{accountId}/tickets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an account would lose
         * @description For the deletion of an account (decision 18). Live are tickets, issued or reserved, whose bus has not departed.
         */
        get: operations["getAccountTickets"];
        put?: never;
        post?: never;
        /**
         * End the tickets of a deleted account
         * @description PROFILE-034. Cancels the live tickets, frees their seats and deletes the names of all. A cart in payment is left; the caller asks again while `payingCarts` is above 0.
         */
        delete: operations["forgetAccountTickets"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/orders/{orderId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An order for the back office
         * @description Roles: support, sell, money. What each ticket is, what happened to it, and what may be done with it.
         */
        get: operations["getOfficeOrder"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/orders/{orderId}/cancellation": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Cancel tickets for a traveller
         * @description Roles: support. The rules and points of the traveller's own cancellation (`cancelTickets`): all tickets or none, and the traveller gets the same mail.
         */
        post: operations["cancelForTraveller"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/tickets/{ticketId}/name": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Correct the name on a ticket
         * @description Roles: support. A typing error that the company corrects, before the departure. It does not use up the traveller's own change (`renamePassenger`).
         *     The ticket gets a new folio, so its old QR code is no longer valid; the traveller gets the mail of a change of name.
         */
        put: operations["correctTicketName"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/seats/free": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * End the unpaid hold of a seat
         * @description Roles: support, sell. Ends the selections and the block of a seat that nobody has paid; the other seats of its cart stay, unless they may not stay alone.
         *     A reservation that waits for a payment at a till is not freed.
         */
        post: operations["freeSeat"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departures of a day
         * @description Roles: door, support, sell. Those whose first stop is on this day, by departure; at most 500. `isMore` says that there are others, so a text narrows them.
         */
        get: operations["listDepartures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/departures/{runId}/passengers": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passengers of a departure
         * @description Roles: door, support, sell. The paid and the reserved tickets, by seat. No phone and no e-mail is in it.
         */
        get: operations["listDeparturePassengers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/departures/{runId}/passengers.csv": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Passengers of a departure as a file
         * @description Roles: door, support. UTF-8 with a byte order mark, a line of headings in Spanish, RFC 4180. A cell that a spreadsheet would take for a formula has a quote before it.
         */
        get: operations["downloadPassengers"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/door/devices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Devices of the doors
         * @description Roles: door, admin. Those that work first, the newest first; then those that ended.
         */
        get: operations["listDoorDevices"];
        put?: never;
        /**
         * Admit a device of a door
         * @description Roles: door, admin. The key is in this answer only; the service keeps its hash. A repeated request gets the same device with another key, until the device was seen.
         */
        post: operations["createDoorDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/office/door/devices/{id}": {
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
         * End a device of a door
         * @description Roles: door, admin. Its key is refused at once. Once more changes nothing.
         */
        delete: operations["endDoorDevice"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/door/departures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Departures of a day, for a door
         * @description As `listDepartures`.
         */
        get: operations["listDoorDepartures"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/door/departures/{runId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a door checks without a network
         * @description The tickets of a departure, of every status, by seat. A code is the SHA-256 of what the QR contains, in base64url, so a lost device prints no tickets.
         *     `endedCodes` are earlier codes of tickets, which a new name ended.
         */
        get: operations["getDoorList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/door/scans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Report what a door scanned
         * @description Each scan counts once, by device and `id`. Of two scans of a ticket the earlier one boards, whoever reports first; the other is `already-boarded`. Both are kept.
         *     The outcome is as of now: a scan that another device made earlier may still come. A used ticket cannot be cancelled, renamed or changed any more.
         *     `replaced` is a code that a new name or a change ended.
         */
        post: operations["reportScans"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/door/departures/{runId}/close": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Close the boarding of a departure
         * @description Closed once more it stays closed since the first time. Scans that come later still count.
         */
        post: operations["closeBoarding"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/door/departures/{runId}/reopen": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Reopen the boarding of a departure
         * @description Reopened once more it stays open.
         */
        post: operations["reopenBoarding"];
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
        /** @description Why; in the words of the person. */
        StaffReason: string;
        OfficeOrder: {
            orderId: components["schemas"]["Id"];
            tickets: components["schemas"]["OfficeTicket"][];
        };
        OfficeTicket: {
            ticketId: components["schemas"]["Id"];
            /** @description Folio of the ticket; null until issued. */
            itemId: string | null;
            /** @enum {string} */
            status: "held" | "reserved" | "issued" | "cancelled" | "changed";
            /** @description The whole name; null for who has `money` alone. */
            name: string | null;
            firstName: string | null;
            lastName: string | null;
            /** @description Name of the category. */
            passengerType: string;
            /** @description Label of the seat. */
            seat: string;
            /** @description Name of the terminal. */
            from: string;
            to: string;
            /** @description Offset of the origin's zone. */
            departsAt: components["schemas"]["Instant"];
            /** @description Of the origin. */
            timeZone: components["schemas"]["TimeZone"];
            runId: components["schemas"]["Id"];
            /** @description Name of the line, or of the brand when the timetable no longer has it. */
            line: string;
            /** @description Class of the service. */
            serviceName: string;
            /** @description What was paid for it with its services. */
            amount: components["schemas"]["Money"];
            /** @description What was given back of it so far, as money or as points. */
            givenBack: components["schemas"]["Money"];
            /** @description At the door; the earliest first. */
            scans: components["schemas"]["TicketScan"][];
            /** @description The earliest first. */
            changes: components["schemas"]["OfficeTicketChange"][];
            mayCorrectName: boolean;
            /** @description Alone. */
            mayCancel: boolean;
            /** @description What the traveller would get as points; 0 when it cannot be cancelled. */
            cancelPoints: components["schemas"]["Money"];
        };
        TicketScan: {
            at: components["schemas"]["Instant"];
            /** @description Name of the device; null for the scanner of the bus. */
            by: string | null;
            outcome: components["schemas"]["ScanOutcome"];
        };
        /** @enum {string} */
        ScanOutcome: "boarded" | "already-boarded" | "cancelled" | "replaced" | "not-paid" | "other-departure" | "unknown";
        OfficeTicketChange: {
            at: components["schemas"]["Instant"];
            /** @enum {string} */
            kind: "name" | "departure" | "cancelled";
            /** @description The name, or the instant of the departure, before; null for a cancellation, and of a name for who has `money` alone. */
            from: string | null;
            /** @description The same afterwards. */
            to: string | null;
        };
        OfficeDepartures: {
            departures: components["schemas"]["OfficeDeparture"][];
            /** @description Whether there are more than 500. */
            isMore: boolean;
        };
        OfficeDeparture: {
            runId: components["schemas"]["Id"];
            /** @description Name of the line. */
            line: string;
            /** @description First place. */
            from: string;
            /** @description Last place. */
            to: string;
            /** @description From the first stop. */
            departsAt: components["schemas"]["Instant"];
            /** @description At the last stop. */
            arrivesAt: components["schemas"]["Instant"];
            /** @description Of the first stop. */
            timeZone: components["schemas"]["TimeZone"];
            /** @description Of the bus. */
            seats: number;
            /** @description Paid tickets. Two may share a seat on different legs. */
            sold: number;
            /** @description Seats that are selected, in a cart, or reserved until their payment at a till. */
            held: number;
            /** @description Paid tickets that boarded. */
            scanned: number;
            /** @description Number of the bus. */
            unit: string | null;
            /** @description When its boarding was closed. */
            closedAt: components["schemas"]["Instant"] | null;
        };
        DeparturePassenger: {
            ticketId: components["schemas"]["Id"];
            seat: string;
            name: string;
            passengerType: string;
            from: string;
            to: string;
            /** @enum {string} */
            status: "issued" | "reserved";
            scannedAt: components["schemas"]["Instant"] | null;
        };
        MissingPassenger: {
            ticketId: components["schemas"]["Id"];
            seat: string;
            name: string;
        };
        DoorDevice: {
            id: components["schemas"]["Id"];
            name: string;
            createdAt: components["schemas"]["Instant"];
            /** @description Name of the person. */
            createdBy: string;
            /** @description To the minute. */
            lastSeenAt: components["schemas"]["Instant"] | null;
            endedAt: components["schemas"]["Instant"] | null;
        };
        /** @description SHA-256 in base64url. */
        CodeHash: string;
        DoorList: {
            departure: components["schemas"]["OfficeDeparture"];
            /** @description Equal lists have equal versions. */
            version: string;
            tickets: components["schemas"]["DoorTicket"][];
            endedCodes: {
                ticketId: components["schemas"]["Id"];
                code: components["schemas"]["CodeHash"];
            }[];
        };
        DoorTicket: {
            ticketId: components["schemas"]["Id"];
            code: components["schemas"]["CodeHash"];
            seat: string;
            name: string;
            passengerType: string;
            from: string;
            to: string;
            /** @enum {string} */
            status: "valid" | "cancelled" | "changed" | "not-paid";
            scannedAt: components["schemas"]["Instant"] | null;
        };
        DoorScan: {
            /**
             * Format: uuid
             * @description Made by the device.
             */
            id: string;
            /** @description The departure at whose door it was scanned. */
            runId: components["schemas"]["Id"];
            /** @description The text of the QR code. */
            code?: string;
            /** @description In place of a code that could not be read. */
            ticketId?: components["schemas"]["Id"];
            /** @description By the clock of the device. */
            at: components["schemas"]["Instant"];
            /** @description Milliseconds that the clock of the service is ahead of that of the device; 0 without it. */
            offset?: number;
        } & (unknown | unknown);
        DoorScanResult: {
            /** Format: uuid */
            id: string;
            outcome: components["schemas"]["ScanOutcome"];
            /** @description When the ticket boarded first; null when it did not. */
            firstScannedAt: components["schemas"]["Instant"] | null;
            ticketId: components["schemas"]["Id"] | null;
            seat: string | null;
            name: string | null;
        };
        AccountTickets: {
            liveTickets: number;
            /** @description Carts whose payment has no end yet. */
            payingCarts: number;
        };
        Id: string;
        HolderId: string;
        /** @description ISO 4217. The shop sells in the currency of its feed, MXN in the demo. */
        Currency: string;
        /** @description 1/100000 of the currency's unit. */
        Money: number;
        /** Format: date-time */
        Instant: string;
        /** @description Counts the changes of claims of one run. */
        Version: number;
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
        Place: {
            _id: components["schemas"]["Id"];
            name: string;
            shortcode: string;
            /** @description State; may be empty. */
            region: string;
            timeZone: components["schemas"]["TimeZone"];
            /** @description Designed. The name of its terminal; absent when it has several, or has no other name. */
            terminal?: string;
            /** @description Designed. Among the six places of the list with the most departures, 1 for the first. */
            rank?: number;
            latitude?: number;
            longitude?: number;
        };
        Terminal: {
            _id: components["schemas"]["Id"];
            placeId: components["schemas"]["Id"];
            name: string;
            /** @description Of the place. */
            shortcode: string;
            timeZone: components["schemas"]["TimeZone"];
            latitude: number;
            longitude: number;
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
        Fare: {
            /** @description 1 ADULTO, 2 MENOR, 3 SENECTUD, 4 ESTUDIANTE, 5 PROFESOR, 368 PREFERENTE. */
            id: components["schemas"]["Id"];
            name: string;
            /** @description Lower case, without accents. */
            indexableName: string;
            /** @description Spanish, one line for travellers: who may have it, and the proof that the door asks for. */
            description: string;
            disabled: boolean;
            deleted: boolean;
            /** @description MASCOTA has a class of its own. */
            fareClassId: components["schemas"]["Id"];
        };
        TripFare: {
            id: components["schemas"]["Id"];
            name: string;
            /** @description One passenger of this fare. */
            price: components["schemas"]["Money"];
            /** @description What the promotion of the way back took off `price`; absent without one. */
            discount?: components["schemas"]["Money"];
            /** @description Equal to price. */
            valueToDisplay: components["schemas"]["Money"];
            /** @description With the decimals of the currency, two for MXN, as the older readers want it. */
            displayCurrencyValueToDisplay: string;
        };
        FareClass: {
            id: components["schemas"]["Id"];
            name: string;
            fares: components["schemas"]["TripFare"][];
        };
        Segment: {
            seatMapId: components["schemas"]["Id"];
            routeId: components["schemas"]["Id"];
            /** @description Name of the schedule; `scheduleId` of other calls. */
            name: components["schemas"]["Id"];
            /** Format: date */
            manifestDate: string;
            legFrom: number;
            legTo: number;
            originId: components["schemas"]["Id"];
            destinationId: components["schemas"]["Id"];
        };
        /** @description What `oneWayTrip` and `returnTrip` of the current travel are taken from. */
        TripOffer: {
            /** @description Run and legs; `selectedTrips` and `tripId` of a block. */
            id: components["schemas"]["Id"];
            segments: components["schemas"]["Segment"][];
            fareClasses: components["schemas"]["FareClass"][];
            /** @description One ADULTO. */
            price: components["schemas"]["Money"];
            /** @description What the promotion of the way back took off `price`; absent without one. */
            discount?: components["schemas"]["Money"];
            /** @description Above `price` when on offer. */
            regularPrice: components["schemas"]["Money"];
            /** @description All passengers of `faresIds`. */
            total: components["schemas"]["Money"];
            origin: components["schemas"]["Terminal"];
            destination: components["schemas"]["Terminal"];
            /** @description Offset of the origin's zone. */
            departureDatetime: components["schemas"]["Instant"];
            /** @description Offset of the destination's zone. */
            arrivalDatetime: components["schemas"]["Instant"];
            durationMinutes: number;
            /** @description Calls between origin and destination. */
            stops: number;
            brand: components["schemas"]["Brand"];
            serviceClass: components["schemas"]["Named"];
            company: components["schemas"]["Named"];
            amenities: number[];
            freeSeats: number;
            totalSeats: number;
            /** @enum {integer} */
            floors: 1 | 2;
            /** @description Number of the bus when known. */
            unitNumber: string | null;
        };
        TripSearch: {
            oneWayTrips: components["schemas"]["TripOffer"][];
            returnTrips: components["schemas"]["TripOffer"][];
        };
        /** @enum {string} */
        Floor: "ground" | "top";
        SeatCell: {
            /** @constant */
            kind: "seat";
            row: number;
            col: number;
            /** @description Unique in the run over both floors. */
            id: components["schemas"]["Id"];
            seatNumber: number;
            /**
             * @description `single` has no neighbour (2+1).
             * @enum {string}
             */
            type: "window" | "aisle" | "single";
            rowLabel: string;
            label: string;
            feeId: string | null;
            seatClassId: components["schemas"]["Id"];
            /** @description Columns 1 and 5. */
            window: boolean;
            aisle: boolean;
            /** @description Seat number beside it on the same side of the aisle. */
            neighbour: number | null;
            /**
             * @description Over the legs asked for.
             * @enum {string}
             */
            state: "free" | "taken" | "mine";
            /** @description Only when `mine`. */
            claim: components["schemas"]["OwnClaim"] | null;
        };
        FixtureCell: {
            /** @enum {string} */
            kind: "aisle" | "stairs" | "toilet" | "door" | "driver" | "none";
            row: number;
            col: number;
        };
        OwnClaim: {
            kind: components["schemas"]["ClaimKind"];
            /** @description Null when sold. */
            expiresAt: components["schemas"]["Instant"] | null;
            cartId: components["schemas"]["Id"] | null;
        };
        SeatSection: {
            id: components["schemas"]["Floor"];
            name: string;
            rows: number;
            /** @description 5 for 2+2 and 2+1: seats 1, 2 | aisle 3 | 4, 5; a 2+1 has none at 4. */
            columns: number;
            /** @description Row by row, front first; rows * columns entries. */
            cells: (components["schemas"]["SeatCell"] | components["schemas"]["FixtureCell"])[];
        };
        FareQuota: {
            fareId: components["schemas"]["Id"];
            /** @description Places of the whole bus at this fare. */
            places: number;
            /** @description Neither in a cart nor sold, on the fullest leg of those asked for. Seats that are only selected have no fare yet. */
            left: number;
        };
        SeatMapAnswer: {
            data: {
                map: {
                    id: components["schemas"]["Id"];
                    name: string;
                    version: components["schemas"]["Version"];
                    /** @description `routeId_scheduleName_manifestDate` of the live channel. */
                    channel: string;
                    legFrom: number;
                    legTo: number;
                    serverTime: components["schemas"]["Instant"];
                    seatmap: {
                        /** @description `ground`, then `top` when the bus has two floors. */
                        sections: components["schemas"]["SeatSection"][];
                    };
                    /** @description Reduced fares of which a bus has so many places and no more; a fare that is not here has none. `quota:changed` of the live channel tells changes. */
                    quotas: components["schemas"]["FareQuota"][];
                };
            };
        };
        ExtraService: {
            _id: components["schemas"]["Id"];
            name: string;
            /** @description Spanish, one line for travellers: what it is and whom it is for. */
            description: string;
            /** @description False: the block refuses it for a MASCOTA with `service-not-found`. */
            forPets: boolean;
            amount: components["schemas"]["Money"];
            /**
             * @description `%` takes `display_value` percent of the fare.
             * @enum {string}
             */
            valueType: "$" | "%";
            /** @description Percentage when `%`, else equal to amount. */
            display_value: number;
            selected: boolean;
            blocked: boolean;
        };
        RunLegs: {
            routeId: components["schemas"]["Id"];
            /** @description Name of the schedule. */
            scheduleId: components["schemas"]["Id"];
            /** Format: date */
            manifestDate: string;
            legFrom: number;
            legTo: number;
        };
        SeatsOfRun: {
            run: components["schemas"]["RunLegs"];
            seatIds: components["schemas"]["Id"][];
        };
        SeatRef: {
            seatId: components["schemas"]["Id"];
            seatNumber: number;
            sectionId: components["schemas"]["Floor"];
        };
        SeatOfRun: {
            seatId: components["schemas"]["Id"];
            seatNumber: number;
            sectionId: components["schemas"]["Floor"];
            run: components["schemas"]["RunLegs"];
        };
        /** @enum {string} */
        ClaimKind: "selected" | "blocked" | "sold";
        Claim: {
            seatId: components["schemas"]["Id"];
            seatNumber: number;
            sectionId: components["schemas"]["Floor"];
            run: components["schemas"]["RunLegs"];
            kind: components["schemas"]["ClaimKind"];
            cartId: components["schemas"]["Id"] | null;
            /** @description Null when sold. */
            expiresAt: components["schemas"]["Instant"] | null;
            version: components["schemas"]["Version"];
        };
        ClaimsAnswer: {
            claims: components["schemas"]["Claim"][];
            version: components["schemas"]["Version"];
            serverTime: components["schemas"]["Instant"];
        };
        ReleaseAnswer: {
            released: components["schemas"]["SeatRef"][];
            /** @description Still mine. */
            claims: components["schemas"]["Claim"][];
            /** @description Of the run; absent when several runs are concerned. */
            version?: components["schemas"]["Version"];
            serverTime: components["schemas"]["Instant"];
        };
        BlockRequest: {
            currency: components["schemas"]["Currency"];
            items: {
                reservation: components["schemas"]["Reservation"][];
            };
            /**
             * @description `transfer` when a passenger of an edit can change (HOLD-008); then every passenger has `change`.
             * @enum {string}
             */
            transactionType: "sale" | "transfer";
        };
        Reservation: {
            from: components["schemas"]["Id"];
            to: components["schemas"]["Id"];
            /** @description Outbound first. When only the way back is changed, that trip alone. */
            selectedTrips: components["schemas"]["Id"][];
            /** @description Whether there are two selected trips; each then has at least one seat. */
            roundTrip: boolean;
            /** Format: date */
            dateFrom: string;
            /** Format: date */
            dateTo: string | null;
            passengers: components["schemas"]["BlockPassenger"][];
            redeemableItemId: string | null;
            manualFees: string[];
        };
        /** @description One entry per passenger and direction, or one entry with both seats; `items` count for each seat of the entry. */
        BlockPassenger: {
            firstName: components["schemas"]["PassengerName"];
            /** @description As a `PassengerName`; may be empty for a pet. */
            lastName: string;
            /** Format: email */
            email: string;
            fareId: components["schemas"]["Id"];
            /** @description The ticket that this seat replaces, in a `transfer`; null in a `sale`. */
            change: {
                ticketId: components["schemas"]["Id"];
            } | null;
            fareClassIds: {
                outbound: components["schemas"]["Id"] | null;
                return: components["schemas"]["Id"] | null;
            };
            ticketsQuantity: number;
            returnTripId: components["schemas"]["Id"] | null;
            seats: {
                tripId: components["schemas"]["Id"];
                seatId: components["schemas"]["Id"];
                sectionId: components["schemas"]["Floor"];
                isReturn: boolean;
            }[];
            /** @description Ids of extra services. */
            items: components["schemas"]["Id"][];
            ssrs: string[];
        };
        /**
         * @description Letters and spaces (SEAT-043, SEAT-045). The service brings it to the form NFC with single spaces, and refuses with 422 `name-invalid` what then has
         *     fewer than 2 letters or more than 30 characters (CONST-003, CONST-004) or other signs. Two names are of one person when they are equal without
         *     accents, capitals and spaces (SEAT-050).
         */
        PassengerName: string;
        BlockAnswer: {
            cartId: components["schemas"]["Id"];
            /** @description Tickets and services, less the credit of changed tickets; what will be charged. */
            displayTotal: components["schemas"]["Money"];
            currency: components["schemas"]["Currency"];
            expiresAt: components["schemas"]["Instant"];
            serverTime: components["schemas"]["Instant"];
            claims: components["schemas"]["Claim"][];
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
            /** @description Offset of the origin's zone. */
            departureDatetime: components["schemas"]["Instant"];
            /** @description Offset of the destination's zone. */
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
            /** @description What the ticket is worth when it is changed: price plus totalServices, less its part of a coupon. */
            total: components["schemas"]["Money"];
            /** @description What an operator gave back of it; absent for nothing. The ticket is worth so much less. */
            refunded?: components["schemas"]["Money"];
            /** @enum {string} */
            status: "held" | "reserved" | "issued" | "cancelled" | "changed";
            /** @description Payload of the QR code; null until issued. */
            qr: string | null;
        };
        Boarding: {
            unit: string;
            /** @description First place of the run. */
            from: string;
            /** @description Last place of the run. */
            to: string;
            /** @description Of the first stop. */
            departureDatetime: components["schemas"]["Instant"];
            /** @description Of the first stop. */
            timeZone: components["schemas"]["TimeZone"];
            boarded: number;
            missing: number;
        };
        Scan: {
            /** @enum {string} */
            verdict: "valid" | "used" | "cancelled" | "replaced" | "unpaid" | "other-day" | "other-bus" | "unknown";
            /** @description Of the boarding, of the cancellation, or of the end of the code; null when there is none, or nobody wrote it down. */
            at: components["schemas"]["Instant"] | null;
            /** @description Null for an unknown code. */
            ticket: null | {
                /** @description As the code names it. */
                folio: string;
                passenger: string;
                /** @description Name of the category. */
                fare: string;
                seat: string;
                /** @enum {string} */
                floor: "P.B." | "P.A.";
                /** @description The bus of the ticket. */
                unit: string | null;
                from: string;
                to: string;
                departureDatetime: components["schemas"]["Instant"];
                /** @description Of the origin. */
                timeZone: components["schemas"]["TimeZone"];
            };
        };
        FoundTicket: {
            ticketId: components["schemas"]["Id"];
            /** @description Its folio. */
            itemId: string;
            /** @description That of its payment. */
            folio: string;
            name: string;
            from: string;
            to: string;
            departureDatetime: components["schemas"]["Instant"];
            seat: string;
            /** @enum {string} */
            status: "reserved" | "issued" | "cancelled" | "changed";
            runId: components["schemas"]["Id"];
        };
        OrderWorth: {
            tickets: {
                /** @description As the order names it. */
                ticketId: components["schemas"]["Id"];
                worth: components["schemas"]["Money"];
            }[];
        };
        InternalCart: {
            id: components["schemas"]["Id"];
            status: components["schemas"]["CartStatus"];
            /** @description `sub` of the session that blocked. */
            accountId: components["schemas"]["Id"];
            holder: components["schemas"]["HolderId"];
            paymentId: components["schemas"]["Id"] | null;
            orderId: components["schemas"]["Id"] | null;
            isChange: boolean;
            currency: components["schemas"]["Currency"];
            /** @description Fares. */
            total: components["schemas"]["Money"];
            servicesTotal: components["schemas"]["Money"];
            /** @description total + servicesTotal - creditsTotal, never negative. */
            granTotal: components["schemas"]["Money"];
            /** @description What the changed tickets cost, at most total + servicesTotal. */
            creditsTotal: components["schemas"]["Money"];
            /** @description What the changed tickets cost more than the new ones. The order credits it as Puntos Viaja, which count after the trip. */
            earn_points: components["schemas"]["Money"];
            createdAt: components["schemas"]["Instant"];
            /** @description Of its own 540 s, also while the bank has more time for a payment; after them, of that time. */
            expiresAt: components["schemas"]["Instant"];
            serverTime: components["schemas"]["Instant"];
            tickets: components["schemas"]["Ticket"][];
        };
        Order: {
            orderId: components["schemas"]["Id"];
            /** @description TRX number shown to the traveller. */
            transactionId: components["schemas"]["Id"];
            cartId: components["schemas"]["Id"];
            accountId: components["schemas"]["Id"];
            paymentId: components["schemas"]["Id"];
            /** @enum {string} */
            status: "paid" | "reserved" | "cancelled";
            /** @description Whether its tickets replaced others. */
            isChange: boolean;
            total: components["schemas"]["Money"];
            servicesTotal: components["schemas"]["Money"];
            /** @description total + servicesTotal - creditsTotal - discount. */
            granTotal: components["schemas"]["Money"];
            creditsTotal: components["schemas"]["Money"];
            earn_points: components["schemas"]["Money"];
            discount: {
                /** @enum {string} */
                kind: "coupon" | "points";
                couponId: string | null;
                coupon: string | null;
                amount: components["schemas"]["Money"];
            } | null;
            currency: components["schemas"]["Currency"];
            createdAt: components["schemas"]["Instant"];
            /** @description The shop's own zone, whose time stands beside that of a terminal where the two differ. */
            shopTimeZone: components["schemas"]["TimeZone"];
            tickets: components["schemas"]["Ticket"][];
        };
        MonthPrice: {
            /** @description The cheapest trip of the day. */
            Corrida: {
                fechorSalida: components["schemas"]["Instant"];
                corridaId: components["schemas"]["Id"];
                /** @description Regular price of one adult. */
                precioBase: components["schemas"]["Money"];
                /** @description Price on offer. Counts before precioBase. */
                itemPricingDiagrama: {
                    precio: components["schemas"]["Money"];
                } | null;
            }[];
        };
        PromoLeg: {
            /** Format: date */
            date: string;
            tickets: {
                category_id: components["schemas"]["Id"];
                boleto_id: components["schemas"]["Id"];
                pricing_diagrama: null;
                /** @description Price of the ticket by its fare. */
                price: number;
            }[];
        };
        PromoResult: {
            total: components["schemas"]["Money"];
            tickets: {
                boleto_id: components["schemas"]["Id"];
                price: components["schemas"]["Money"];
                discount: components["schemas"]["Money"];
            }[];
        };
        Raite: {
            boardingstop_name: string;
            boardingstop_address: string;
            boardingstop_lat: number;
            boardingstop_lng: number;
            trip_datetime: components["schemas"]["Instant"];
        };
        Transaction: {
            /** @description Order id. */
            _id: components["schemas"]["Id"];
            /** @description TRX number. */
            transactionId: components["schemas"]["Id"];
            total: components["schemas"]["Money"];
            /** @enum {string} */
            status: "paid" | "reserved" | "cancelled";
            createdAt: components["schemas"]["Instant"];
            payments: {
                /** @enum {string} */
                type: "pay_later" | "paid";
                /** @enum {string} */
                method: "pasarela-de-pago" | "pay_later" | "cortesia" | "puntos-viaja" | "no_payment";
                waitingExpirationDate: components["schemas"]["Instant"] | null;
                referenceNumber: string;
                total: components["schemas"]["Money"];
            }[];
            tickets: components["schemas"]["TransactionTicket"][];
        };
        /** @description The transaction of an order, and what became of its changed tickets. */
        OrderTransaction: components["schemas"]["Transaction"] & {
            /** @description The orders of the same account that have the tickets in place of changed ones, the newest first. */
            replacedBy: {
                orderId: components["schemas"]["Id"];
                /** @description The pass of that order, for the header `order-pass`. */
                pass: string;
            }[];
        };
        /** @description A ticket, with what only My trips needs. */
        TransactionTicket: components["schemas"]["Ticket"] & {
            /** @description Local time of the terminal. */
            departureTime: string;
            /** @description The one name change was used. */
            renamed: boolean;
        };
        Cancellable: {
            /** @description Older platform only. */
            willRefund?: components["schemas"]["Money"];
            reservations: {
                _id: components["schemas"]["Id"];
                cancellable: boolean;
                firstName: string;
                lastName: string;
                trxId: components["schemas"]["Id"];
                /** @enum {string|null} */
                reason: "payment-method" | "last-adult" | "too-late" | "already-cancelled" | "ticket-used" | null;
                /** @description What this ticket would give back as points when it is cancelled alone. A ticket out gives back less by `takenBack`. */
                willRefund: components["schemas"]["Money"];
                promotionOf?: components["schemas"]["PromotionOf"];
            }[];
        };
        /** @description The ticket back that has its promotion from this ticket out; missing for other tickets. */
        PromotionOf: {
            ticketId: components["schemas"]["Id"];
            /**
             * Format: date
             * @description First day of a new ticket out with which the ticket back keeps the promotion.
             */
            keptFrom: string;
            /**
             * Format: date
             * @description Last one.
             */
            keptUntil: string;
            /** @description What ending this ticket takes back of that promotion, unless the ticket back ends with it. Never more than this ticket is worth. */
            takenBack: components["schemas"]["Money"];
        };
        CancelRequest: {
            trxId: components["schemas"]["Id"];
            tickets: components["schemas"]["Id"][];
            flexPasses: components["schemas"]["Id"][];
            reservations: components["schemas"]["Id"][];
            fees: components["schemas"]["Id"][];
            parcels: components["schemas"]["Id"][];
            redeemableItems: components["schemas"]["Id"][];
            soldItems: components["schemas"]["Id"][];
            giftCertificates: components["schemas"]["Id"][];
            insurances: components["schemas"]["Id"][];
        };
        TransferEntry: {
            ticketId: components["schemas"]["Id"];
            canChange: boolean;
            passenger: {
                firstName: string;
                lastName: string;
                fare: string;
                fareId: components["schemas"]["Id"];
                associatedItems: {
                    sourceItemId: components["schemas"]["Id"];
                    name: string;
                    total: components["schemas"]["Money"];
                }[];
            };
            /** @description What the ticket with its services counts towards the new one. */
            credit: components["schemas"]["Money"];
            promotionOf?: components["schemas"]["PromotionOf"];
            /** @description The valid ticket of the same passenger in the other direction; missing without one. No way back departs before its way out arrives. */
            otherWay?: {
                departs: components["schemas"]["Instant"];
                arrives: components["schemas"]["Instant"];
            };
            msgerror: string | null;
            /**
             * Format: date
             * @description Of a ticket that was sold with the promotion of the way back: the day of its way out. The new ticket keeps the promotion.
             */
            wayOutDate?: string;
        };
        TransferCheck: {
            operationsData: {
                departure: components["schemas"]["TransferEntry"][];
                return: components["schemas"]["TransferEntry"][];
            };
        };
        ProfileTrip: {
            /** @enum {string} */
            status: "CONFIRMED" | "RESERVATION";
            /** @description Empty while unpaid. */
            ikey: string;
            fechorsalida: components["schemas"]["Instant"];
            fechorllegada: components["schemas"]["Instant"];
            fecliberacionreservacion: components["schemas"]["Instant"] | null;
            cveorigen: string;
            descorigen: string;
            cvedestino: string;
            descdestino: string;
            origenTimeZone: components["schemas"]["TimeZone"];
            destinoTimeZone: components["schemas"]["TimeZone"];
        };
        /** @description Ticket of the older platform; `andenId` is its `{product}Id`. Money as everywhere. */
        OldTicket: {
            boletoId: components["schemas"]["Id"];
            numoperacion: components["schemas"]["Id"];
            /** @description Empty means reserved and unpaid. */
            ikey: string;
            numreservacion: string | null;
            andenId: components["schemas"]["Id"];
            fechorsalida: components["schemas"]["Instant"];
            fechorllegada: components["schemas"]["Instant"];
            origenTimeZone: components["schemas"]["TimeZone"];
            destinoTimeZone: components["schemas"]["TimeZone"];
            cveorigen: string;
            descorigen: string;
            cvedestino: string;
            descdestino: string;
            nombpasajero: string;
            /** @enum {string} */
            desccategoria: "MENOR" | "MASCOTA" | "ADULTO" | "SENECTUD" | "ESTUDIANTE" | "PROFESOR" | "PREFERENTE";
            numasiento: number;
            /** @description 1 is the lower deck, otherwise the upper one. */
            numpiso: number;
            numAutobus: string | null;
            preciopagado: components["schemas"]["Money"];
            precioReserva: components["schemas"]["Money"];
            servicios: components["schemas"]["OldServices"];
            fecliberacionreservacion: components["schemas"]["Instant"] | null;
            descmotivocancelacion: string | null;
            /** @description Another ticket replaced it; `descmotivocancelacion` says so too. */
            cambiado: boolean;
            /** @description The one name change was used. */
            renombrado: boolean;
            esIda: boolean;
        };
        OldServices: {
            ItemServicioBoleto: {
                nombreServicio: string;
                precioServicio: components["schemas"]["Money"];
            }[];
        };
        /** @description A ticket as the older platform hands it over. `ikey` is empty while it is unpaid; then `fecliberacionreservacion` is the end of its reservation. */
        NewOldTicket: {
            boletoId: components["schemas"]["Id"];
            numoperacion: components["schemas"]["Id"];
            ikey: string;
            numreservacion: components["schemas"]["Id"] | null;
            fechorsalida: components["schemas"]["Instant"];
            fechorllegada: components["schemas"]["Instant"];
            origenTimeZone: string;
            destinoTimeZone: string;
            cveorigen: string;
            descorigen: string;
            cvedestino: string;
            descdestino: string;
            origenId: components["schemas"]["Id"];
            destinoId: components["schemas"]["Id"];
            nombre: string;
            apellidos: string;
            categoriaId: components["schemas"]["Id"];
            /** @enum {string} */
            desccategoria: "MENOR" | "MASCOTA" | "ADULTO" | "SENECTUD" | "ESTUDIANTE" | "PROFESOR" | "PREFERENTE";
            numasiento: number;
            numpiso: number;
            numAutobus: string | null;
            corridaId: components["schemas"]["Id"];
            /** Format: date */
            feccorrida: string;
            marcaId: components["schemas"]["Id"];
            descmarca: string;
            empresacorridaId: components["schemas"]["Id"];
            claseservicioId: components["schemas"]["Id"];
            /** @description The fare. */
            preciobase: components["schemas"]["Money"];
            servicios: components["schemas"]["OldServices"];
            fecliberacionreservacion: components["schemas"]["Instant"] | null;
            revenewDetId: components["schemas"]["Id"];
            /**
             * @description How it was paid; a coupon refunds nothing, an agreement cannot be cancelled.
             * @enum {string|null}
             */
            formaPago: "card" | "coupon" | "agreement" | null;
        };
        OldSaleTicket: {
            /** @description As it is now. */
            ticket: components["schemas"]["NewOldTicket"];
            /** @description Of the earliest departure of the reservation or operation. */
            esIda: boolean;
            /** @description Fare and services; 0 while unpaid. */
            preciopagado: components["schemas"]["Money"];
        };
        OldSale: {
            /** @description Of the account. */
            email: string;
            reservationId: components["schemas"]["Id"] | null;
            expiresAt: components["schemas"]["Instant"] | null;
            /** @enum {string} */
            state: "pending" | "paid" | "expired";
            /** @description Fares and services. */
            total: components["schemas"]["Money"];
            shopTimeZone: components["schemas"]["TimeZone"];
            currency: components["schemas"]["Currency"];
            tickets: components["schemas"]["OldSaleTicket"][];
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
        /** @description This service did not issue the `holder`; ask `POST /trip/holders` for a new one. Codes: `holder-unknown`. */
        HolderUnknown: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/holder-unknown",
                 *       "title": "Holder unknown",
                 *       "status": 403,
                 *       "detail": "No reconocemos a este navegador. Recarga la página e intenta de nuevo.",
                 *       "code": "holder-unknown",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "holder-unknown";
                };
            };
        };
        /** @description Codes: `holder-unknown` (this service did not issue the `holder`), `not-yours`. */
        HolderUnknownOrNotYours: {
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
                    code?: "holder-unknown" | "not-yours";
                };
            };
        };
        /** @description No such run, or not on a day on sale. Codes: `run-not-found` (errorCode 1000). */
        RunNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/run-not-found",
                 *       "title": "Run not found",
                 *       "status": 404,
                 *       "detail": "No encontramos esa corrida.",
                 *       "code": "run-not-found",
                 *       "retryable": false,
                 *       "errorCode": 1000
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "run-not-found";
                };
            };
        };
        /** @description Codes: `run-departed` (errorCode 1001). */
        RunDeparted: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/run-departed",
                 *       "title": "Departed",
                 *       "status": 409,
                 *       "detail": "Esta corrida ya salió.",
                 *       "code": "run-departed",
                 *       "retryable": false,
                 *       "errorCode": 1001
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "run-departed";
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
        /** @description Codes: `cart-expired` (detail contains "Cart has expired"), `cart-released`, `cart-paying` (another payment holds it), `cart-sold` (to another payment), `idempotency-in-progress`. */
        CartConflict: {
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
                    code?: "cart-expired" | "cart-released" | "cart-paying" | "cart-sold" | "idempotency-in-progress";
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
        /** @description Codes: `device-unknown` (no key, one that nobody has, or one that ended). */
        DeviceUnknown: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/device-unknown",
                 *       "title": "Device unknown",
                 *       "status": 401,
                 *       "detail": "Este dispositivo no tiene acceso.",
                 *       "code": "device-unknown",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "device-unknown";
                };
            };
        };
        /** @description Codes: `device-not-found`. */
        DeviceNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/device-not-found",
                 *       "title": "Device not found",
                 *       "status": 404,
                 *       "detail": "No encontramos ese dispositivo.",
                 *       "code": "device-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "device-not-found";
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
                 *       "title": "Order not found",
                 *       "status": 404,
                 *       "detail": "No encontramos esa compra.",
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
        /** @description Codes: `run-not-found` (the timetable has no such departure). */
        RunNotKnown: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/run-not-found",
                 *       "title": "Run not found",
                 *       "status": 404,
                 *       "detail": "No encontramos esa corrida.",
                 *       "code": "run-not-found",
                 *       "retryable": false,
                 *       "errorCode": 1000
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "run-not-found";
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
        /** @description Codes: `ticket-not-found`. */
        TicketNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/ticket-not-found",
                 *       "title": "Ticket not found",
                 *       "status": 404,
                 *       "detail": "No encontramos ese boleto.",
                 *       "code": "ticket-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "ticket-not-found";
                };
            };
        };
        /** @description Codes: `transaction-not-found`. */
        TransactionNotFound: {
            headers: {
                "server-time": components["headers"]["ServerTime"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *       "type": "/problems/transaction-not-found",
                 *       "title": "Transaction not found",
                 *       "status": 404,
                 *       "detail": "No encontramos esa transacción.",
                 *       "code": "transaction-not-found",
                 *       "retryable": false
                 *     }
                 */
                "application/problem+json": components["schemas"]["Problem"] & {
                    /** @enum {unknown} */
                    code?: "transaction-not-found";
                };
            };
        };
    };
    parameters: {
        /**
         * @description Every word of it begins a word of the name or the code of a place, without accents.
         * @example ciudad
         */
        PlaceText: string;
        /**
         * @description Most places of the answer beside the named ones. Those with the most departures count first.
         * @example 300
         */
        PlaceLimit: number;
        /**
         * @description Ids or short codes, separated by commas, of places that the answer contains even when they are not among the first.
         * @example mty,tam
         */
        PlacesNamed: string;
        /** @example true */
        Short: boolean;
        /** @example MTY-TAM */
        RouteId: components["schemas"]["Id"];
        /**
         * @description Name of the schedule (`name` of a segment).
         * @example 0830
         */
        ScheduleId: components["schemas"]["Id"];
        /**
         * @description Service day of the run.
         * @example 2026-11-27
         */
        ManifestDate: string;
        /**
         * @description Id of a run.
         * @example MTY-TAM_0830_2026-11-27
         */
        RunId: components["schemas"]["Id"];
        /**
         * @description Day at the first stop.
         * @example 2026-11-27
         */
        Day: string;
        /** @example c_7Kq2bYt9 */
        CartId: components["schemas"]["Id"];
        /**
         * @description Id of the browser that owns the claims, from `POST /trip/holders`.
         * @example Zk3vQ9xW1tLr8mPa0bYc7d
         */
        Holder: components["schemas"]["HolderId"];
        /**
         * @description As `holder` of the claims; without it no seat is `mine`.
         * @example Zk3vQ9xW1tLr8mPa0bYc7d
         */
        OptionalHolder: components["schemas"]["HolderId"];
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
    getOrigins: {
        parameters: {
            query?: {
                /** @example true */
                short?: components["parameters"]["Short"];
                /**
                 * @description Every word of it begins a word of the name or the code of a place, without accents.
                 * @example ciudad
                 */
                text?: components["parameters"]["PlaceText"];
                /**
                 * @description Most places of the answer beside the named ones. Those with the most departures count first.
                 * @example 300
                 */
                limit?: components["parameters"]["PlaceLimit"];
                /**
                 * @description Ids or short codes, separated by commas, of places that the answer contains even when they are not among the first.
                 * @example mty,tam
                 */
                named?: components["parameters"]["PlacesNamed"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places, by name. With `text` the place of that code comes first, then the names that begin with it, then the others; of equal ones those with more departures. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "origins": [
                     *         {
                     *           "_id": "mty",
                     *           "name": "Monterrey",
                     *           "shortcode": "MTY",
                     *           "region": "Nuevo León",
                     *           "terminal": "Central Monterrey",
                     *           "timeZone": "America/Monterrey",
                     *           "rank": 1
                     *         },
                     *         {
                     *           "_id": "tam",
                     *           "name": "Tampico",
                     *           "shortcode": "TAM",
                     *           "region": "Tamaulipas",
                     *           "timeZone": "America/Monterrey",
                     *           "rank": 2
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        origins: components["schemas"]["Place"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDestinations: {
        parameters: {
            query?: {
                /** @example true */
                short?: components["parameters"]["Short"];
                /**
                 * @description Every word of it begins a word of the name or the code of a place, without accents.
                 * @example ciudad
                 */
                text?: components["parameters"]["PlaceText"];
                /**
                 * @description Most places of the answer beside the named ones. Those with the most departures count first.
                 * @example 300
                 */
                limit?: components["parameters"]["PlaceLimit"];
                /**
                 * @description Ids or short codes, separated by commas, of places that the answer contains even when they are not among the first.
                 * @example mty,tam
                 */
                named?: components["parameters"]["PlacesNamed"];
            };
            header?: never;
            path: {
                /** @example mty */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Places, by name. With `text` the place of that code comes first, then the names that begin with it, then the others; of equal ones those with more departures. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "destinations": [
                     *         {
                     *           "_id": "tam",
                     *           "name": "Tampico",
                     *           "shortcode": "TAM",
                     *           "region": "Tamaulipas",
                     *           "timeZone": "America/Monterrey"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        destinations: components["schemas"]["Place"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `place-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/place-not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "No encontramos ese origen.",
                     *       "code": "place-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "place-not-found";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    searchTrips: {
        parameters: {
            query: {
                /**
                 * @description Day of departure at the origin.
                 * @example 2026-11-27
                 */
                departureDate: string;
                /**
                 * @description Day of departure of the way back; absent or empty means one way.
                 * @example 2026-11-30
                 */
                returnDate?: string;
                /** @example mty */
                originId: components["schemas"]["Id"];
                /** @example tam */
                destinationId: components["schemas"]["Id"];
                /**
                 * @description The trips are the way back of a way out on this day, also of a past one.
                 * @example 2026-11-24
                 */
                wayOutDate?: string;
                /**
                 * @description As in `/seat/block`. A `transfer` of tickets that were sold with the promotion keeps it, also after the shop stopped selling it.
                 * @example sale
                 */
                transactionType?: "sale" | "transfer";
                /**
                 * @description List of `fareId:quantity`, comma separated; default one ADULTO (`1:1`).
                 * @example 1:2,2:1
                 */
                faresIds?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Trips by departure. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["TripSearch"];
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `place-not-found`, `date-in-past`, `date-too-far`, `return-before-departure`, `fare-not-found`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/return-before-departure",
                     *       "title": "Not possible",
                     *       "status": 422,
                     *       "detail": "La fecha de regreso es anterior a la de salida.",
                     *       "code": "return-before-departure",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "place-not-found" | "date-in-past" | "date-too-far" | "return-before-departure" | "fare-not-found";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getFares: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All fares. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "fares": [
                     *         {
                     *           "id": "1",
                     *           "name": "ADULTO",
                     *           "indexableName": "adulto",
                     *           "description": "Desde los 12 años, con una identificación.",
                     *           "disabled": false,
                     *           "deleted": false,
                     *           "fareClassId": "1"
                     *         },
                     *         {
                     *           "id": "2",
                     *           "name": "MENOR",
                     *           "indexableName": "menor",
                     *           "description": "De 3 a 11 años y con un adulto. Lleva su acta de nacimiento o su identificación.",
                     *           "disabled": false,
                     *           "deleted": false,
                     *           "fareClassId": "1"
                     *         },
                     *         {
                     *           "id": "9",
                     *           "name": "MASCOTA",
                     *           "indexableName": "mascota",
                     *           "description": "En transportadora, junto a la ventana y con un adulto al lado.",
                     *           "disabled": false,
                     *           "deleted": false,
                     *           "fareClassId": "9"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        fares: components["schemas"]["Fare"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBusBrands: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All brands. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "busBrands": [
                     *         {
                     *           "id": "cumbres",
                     *           "name": "Cumbres",
                     *           "initials": "CU",
                     *           "colour": "#0b6e4f",
                     *           "textColour": "#ffffff"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        busBrands: components["schemas"]["Brand"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAmenities: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All amenities. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "amenities": [
                     *         {
                     *           "id": 1,
                     *           "name": "Wi-Fi",
                     *           "icon": "wifi"
                     *         },
                     *         {
                     *           "id": 3,
                     *           "name": "Sanitario",
                     *           "icon": "toilet"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        amenities: {
                            id: number;
                            /** @description Spanish. */
                            name: string;
                            /** @description Name of an own icon. */
                            icon: string;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    createHolder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The id. */
            201: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "holder": "Zk3vQ9xW1tLr8mPa0bYc7dE2hU5sQv7nKx4TzJ6wB9fRc3Lm"
                     *     }
                     */
                    "application/json": {
                        holder: components["schemas"]["HolderId"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeatMap: {
        parameters: {
            query: {
                /** @example double-2x2 */
                seatmapId: components["schemas"]["Id"];
                /** @example MTY-TAM */
                routeId: components["parameters"]["RouteId"];
                /**
                 * @description Name of the schedule (`name` of a segment).
                 * @example 0830
                 */
                scheduleId: components["parameters"]["ScheduleId"];
                /**
                 * @description Service day of the run.
                 * @example 2026-11-27
                 */
                manifestDate: components["parameters"]["ManifestDate"];
                /** @example 0 */
                legFromIndex: number;
                /** @example 3 */
                legToIndex: number;
                /** @example mty */
                originId: components["schemas"]["Id"];
                /** @example tam */
                destinationId: components["schemas"]["Id"];
            };
            header?: {
                /**
                 * @description As `holder` of the claims; without it no seat is `mine`.
                 * @example Zk3vQ9xW1tLr8mPa0bYc7d
                 */
                holder?: components["parameters"]["OptionalHolder"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The map at `version`. Events of the live channel with a higher version come after it. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["SeatMapAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["HolderUnknown"];
            404: components["responses"]["RunNotFound"];
            409: components["responses"]["RunDeparted"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeatChannelTicket: {
        parameters: {
            query?: never;
            header?: {
                /**
                 * @description As `holder` of the claims; without it no seat is `mine`.
                 * @example Zk3vQ9xW1tLr8mPa0bYc7d
                 */
                holder?: components["parameters"]["OptionalHolder"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description A signed ticket, good for one connection during 60 s. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "data": {
                     *         "ticket": "v1.eyJjIjoiYW4tN2YzYSJ9.c2lnbmF0dXJl",
                     *         "url": "/mqtt",
                     *         "clientId": "an-7f3a91c2",
                     *         "expiresAt": "2026-11-21T05:21:00Z"
                     *       }
                     *     }
                     */
                    "application/json": {
                        data: {
                            /** @description Password. */
                            ticket: string;
                            /** @description Where to connect; a path means the same host, over websocket. */
                            url: string;
                            /** @description Client id to connect with; also the name of the sync topic. */
                            clientId: string;
                            expiresAt: components["schemas"]["Instant"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["HolderUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeatServices: {
        parameters: {
            query?: {
                /**
                 * @description Place of arrival; without it the taxi is blocked.
                 * @example tam
                 */
                destinationId?: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All services. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "services": [
                     *         {
                     *           "_id": "64",
                     *           "name": "Seguro de viajero",
                     *           "description": "Cubre a una persona si hay un accidente, de terminal a terminal.",
                     *           "forPets": false,
                     *           "amount": 2500000,
                     *           "valueType": "$",
                     *           "display_value": 2500000,
                     *           "selected": false,
                     *           "blocked": false
                     *         },
                     *         {
                     *           "_id": "65",
                     *           "name": "Asistencia en viaje",
                     *           "description": "Un médico atiende por teléfono a una persona durante el viaje.",
                     *           "forPets": false,
                     *           "amount": 1500000,
                     *           "valueType": "$",
                     *           "display_value": 1500000,
                     *           "selected": false,
                     *           "blocked": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        services: components["schemas"]["ExtraService"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    selectSeat: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the browser that owns the claims, from `POST /trip/holders`.
                 * @example Zk3vQ9xW1tLr8mPa0bYc7d
                 */
                holder: components["parameters"]["Holder"];
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
                 *       "run": {
                 *         "routeId": "MTY-TAM",
                 *         "scheduleId": "0830",
                 *         "manifestDate": "2026-11-27",
                 *         "legFrom": 0,
                 *         "legTo": 3
                 *       },
                 *       "seatIds": [
                 *         "1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SeatsOfRun"];
            };
        };
        responses: {
            /** @description The claims. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 18,
                     *       "serverTime": "2026-11-21T05:20:00.123Z",
                     *       "claims": [
                     *         {
                     *           "seatId": "1",
                     *           "seatNumber": 1,
                     *           "sectionId": "ground",
                     *           "run": {
                     *             "routeId": "MTY-TAM",
                     *             "scheduleId": "0830",
                     *             "manifestDate": "2026-11-27",
                     *             "legFrom": 0,
                     *             "legTo": 3
                     *           },
                     *           "kind": "selected",
                     *           "cartId": null,
                     *           "expiresAt": "2026-11-21T05:25:00Z",
                     *           "version": 18
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["HolderUnknown"];
            404: components["responses"]["RunNotFound"];
            /** @description Codes: `seat-taken` (with `lostSeats`; nothing was claimed), `run-departed`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/seat-taken",
                     *       "title": "Seat taken",
                     *       "status": 409,
                     *       "detail": "El asiento 1 acaba de ser elegido por otra persona.",
                     *       "code": "seat-taken",
                     *       "retryable": false,
                     *       "lostSeats": [
                     *         {
                     *           "seatId": "1",
                     *           "seatNumber": 1,
                     *           "sectionId": "ground"
                     *         }
                     *       ],
                     *       "version": 19
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "seat-taken" | "run-departed" | "idempotency-in-progress";
                        /** @description Seats held by somebody else. */
                        lostSeats?: components["schemas"]["SeatRef"][];
                        version?: components["schemas"]["Version"];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /**
             * @description Codes: `seat-not-found`, `seat-limit` (5 per holder, run and legs), `seat-claimed-before` (the holder held it for its time already),
             *     `address-seat-limit` (others at the same network address hold too many, in selections or in carts of guests who proved nothing), `legs-invalid`, `idempotency-key-reused`.
             */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "seat-not-found" | "seat-limit" | "seat-claimed-before" | "address-seat-limit" | "legs-invalid" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    unselectSeat: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the browser that owns the claims, from `POST /trip/holders`.
                 * @example Zk3vQ9xW1tLr8mPa0bYc7d
                 */
                holder: components["parameters"]["Holder"];
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
                 *       "run": {
                 *         "routeId": "MTY-TAM",
                 *         "scheduleId": "0830",
                 *         "manifestDate": "2026-11-27",
                 *         "legFrom": 0,
                 *         "legTo": 3
                 *       },
                 *       "seatIds": [
                 *         "1"
                 *       ]
                 *     }
                 */
                "application/json": components["schemas"]["SeatsOfRun"];
            };
        };
        responses: {
            /** @description What was released and what is still mine. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 20,
                     *       "serverTime": "2026-11-21T05:21:00.123Z",
                     *       "released": [
                     *         {
                     *           "seatId": "1",
                     *           "seatNumber": 1,
                     *           "sectionId": "ground"
                     *         }
                     *       ],
                     *       "claims": []
                     *     }
                     */
                    "application/json": components["schemas"]["ReleaseAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["HolderUnknown"];
            404: components["responses"]["RunNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getSeatClaims: {
        parameters: {
            query: {
                /** @example MTY-TAM */
                routeId: components["parameters"]["RouteId"];
                /**
                 * @description Name of the schedule (`name` of a segment).
                 * @example 0830
                 */
                scheduleId: components["parameters"]["ScheduleId"];
                /**
                 * @description Service day of the run.
                 * @example 2026-11-27
                 */
                manifestDate: components["parameters"]["ManifestDate"];
            };
            header: {
                /**
                 * @description Id of the browser that owns the claims, from `POST /trip/holders`.
                 * @example Zk3vQ9xW1tLr8mPa0bYc7d
                 */
                holder: components["parameters"]["Holder"];
            };
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Claims of the holder, of every kind and legs. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "version": 18,
                     *       "serverTime": "2026-11-21T05:20:00.123Z",
                     *       "claims": [
                     *         {
                     *           "seatId": "1",
                     *           "seatNumber": 1,
                     *           "sectionId": "ground",
                     *           "run": {
                     *             "routeId": "MTY-TAM",
                     *             "scheduleId": "0830",
                     *             "manifestDate": "2026-11-27",
                     *             "legFrom": 0,
                     *             "legTo": 3
                     *           },
                     *           "kind": "blocked",
                     *           "cartId": "c_7Kq2bYt9",
                     *           "expiresAt": "2026-11-21T05:29:00Z",
                     *           "version": 18
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ClaimsAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            403: components["responses"]["HolderUnknown"];
            404: components["responses"]["RunNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    blockSeats: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the browser that owns the claims, from `POST /trip/holders`.
                 * @example Zk3vQ9xW1tLr8mPa0bYc7d
                 */
                holder: components["parameters"]["Holder"];
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
                "application/json": components["schemas"]["BlockRequest"];
            };
        };
        responses: {
            /** @description The cart. `expiresAt` is the truth of the countdown. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cartId": "c_7Kq2bYt9",
                     *       "displayTotal": 47500000,
                     *       "currency": "MXN",
                     *       "expiresAt": "2026-11-21T05:29:00Z",
                     *       "serverTime": "2026-11-21T05:20:00.123Z",
                     *       "claims": [
                     *         {
                     *           "seatId": "1",
                     *           "seatNumber": 1,
                     *           "sectionId": "ground",
                     *           "run": {
                     *             "routeId": "MTY-TAM",
                     *             "scheduleId": "0830",
                     *             "manifestDate": "2026-11-27",
                     *             "legFrom": 0,
                     *             "legTo": 3
                     *           },
                     *           "kind": "blocked",
                     *           "cartId": "c_7Kq2bYt9",
                     *           "expiresAt": "2026-11-21T05:29:00Z",
                     *           "version": 21
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["BlockAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["HolderUnknown"];
            404: components["responses"]["RunNotFound"];
            /**
             * @description Codes: `seats-lost` (with `lostSeats`, `keptSeats`, `equalSeats`), `quota-exceeded` (with `quotas`: nothing was blocked, the seats stay as they were),
             *     `run-departed` (errorCode 1001), `idempotency-in-progress`.
             */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "seats-lost" | "quota-exceeded" | "run-departed" | "idempotency-in-progress";
                        /** @description The reduced fares of which a bus has too few places left, and how many it has. */
                        quotas?: {
                            fareId: components["schemas"]["Id"];
                            places: number;
                            left: number;
                            run: components["schemas"]["RunLegs"];
                        }[];
                        lostSeats?: components["schemas"]["SeatOfRun"][];
                        /** @description Still claimed by me. */
                        keptSeats?: components["schemas"]["SeatOfRun"][];
                        /**
                         * @description Free seats of the same floor and kind, nearest first, for each lost seat. A pet or a minor with its adult beside it moves
                         *     together with that adult: then the seat beside each offer is free too.
                         */
                        equalSeats?: {
                            lost: components["schemas"]["SeatOfRun"];
                            offers: components["schemas"]["SeatOfRun"][];
                        }[];
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /**
             * @description Codes: `minor-alone`, `pet-needs-adult`, `pet-not-at-window`, `passenger-limit`, `passenger-count-differs`, `duplicate-passenger`,
             *     `name-invalid`, `fare-not-found`, `fare-not-sold`, `service-not-found`, `seat-not-found`, `trip-not-found`, `return-not-reversed`
             *     (the second trip does not lead back between the places of the first), `return-before-departure` (it departs before the first arrives), `transfer-not-allowed`,
             *     `seat-limit` (5 seats of a run in all open carts of the person: account, proved phone, proved e-mail), `address-seat-limit` (guests of the network who
             *     proved nothing hold too many), `idempotency-key-reused`.
             */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/minor-alone",
                     *       "title": "Minor alone",
                     *       "status": 422,
                     *       "detail": "Los menores de edad no pueden viajar solos",
                     *       "code": "minor-alone",
                     *       "retryable": false,
                     *       "passengerIndex": 0
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "minor-alone" | "pet-needs-adult" | "pet-not-at-window" | "passenger-limit" | "passenger-count-differs" | "duplicate-passenger" | "name-invalid" | "fare-not-found" | "fare-not-sold" | "service-not-found" | "seat-not-found" | "trip-not-found" | "return-not-reversed" | "return-before-departure" | "transfer-not-allowed" | "seat-limit" | "address-seat-limit" | "idempotency-key-reused";
                        /** @description Which passenger of the list. */
                        passengerIndex?: number;
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    unblockSeats: {
        parameters: {
            query?: never;
            header: {
                /**
                 * @description Id of the browser that owns the claims, from `POST /trip/holders`.
                 * @example Zk3vQ9xW1tLr8mPa0bYc7d
                 */
                holder: components["parameters"]["Holder"];
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
                    cartId?: components["schemas"]["Id"];
                    boletos?: components["schemas"]["Id"][];
                    /** @default false */
                    keepSelected?: boolean;
                } & (unknown | unknown);
            };
        };
        responses: {
            /** @description What was released; claims still mine. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "serverTime": "2026-11-21T05:21:00.123Z",
                     *       "released": [],
                     *       "claims": [
                     *         {
                     *           "seatId": "1",
                     *           "seatNumber": 1,
                     *           "sectionId": "ground",
                     *           "run": {
                     *             "routeId": "MTY-TAM",
                     *             "scheduleId": "0830",
                     *             "manifestDate": "2026-11-27",
                     *             "legFrom": 0,
                     *             "legTo": 3
                     *           },
                     *           "kind": "selected",
                     *           "cartId": null,
                     *           "expiresAt": "2026-11-21T05:26:00Z",
                     *           "version": 22
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["ReleaseAnswer"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["HolderUnknownOrNotYours"];
            404: components["responses"]["CartNotFound"];
            /** @description Codes: `cart-paying` (the bank is being asked; not releasable), `cart-sold`, `idempotency-in-progress`. */
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
            /**
             * @description Codes: `minor-alone`, `pet-needs-adult` (who stays in the cart would be without its adult), `return-needs-way-out` (a changed ticket back stays that has its price by the
             *     released way out), `idempotency-key-reused`.
             */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/minor-alone",
                     *       "title": "No se pudo procesar",
                     *       "status": 422,
                     *       "detail": "Un menor no puede quedarse solo: suelta también su lugar, o deja con él a un adulto.",
                     *       "code": "minor-alone",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "minor-alone" | "pet-needs-adult" | "return-needs-way-out" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPlaces: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description All terminals. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "places": [
                     *         {
                     *           "_id": "mty-central",
                     *           "placeId": "mty",
                     *           "name": "Central de Autobuses Monterrey",
                     *           "shortcode": "MTY",
                     *           "timeZone": "America/Monterrey",
                     *           "latitude": 25.6866,
                     *           "longitude": -100.3161
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        places: components["schemas"]["Terminal"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getConstant: {
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
                 *       "name": "CART_HOLD_SECONDS"
                 *     }
                 */
                "application/json": {
                    name: string;
                };
            };
        };
        responses: {
            /** @description The value. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "name": "CART_HOLD_SECONDS",
                     *       "value": 540
                     *     }
                     */
                    "application/json": {
                        name: string;
                        value: number | string | boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `constant-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/constant-not-found",
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "No existe esa constante.",
                     *       "code": "constant-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "constant-not-found";
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
    searchMonthPrices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    origenId: components["schemas"]["Id"];
                    destinoId: components["schemas"]["Id"];
                    /**
                     * Format: date
                     * @description First day.
                     */
                    dateInit: string;
                    /**
                     * Format: date
                     * @description Last day, not before `dateInit`.
                     */
                    dateEnd: string;
                    /** @description Whether the traveller also looks for a way back. */
                    esViajeRedondo: boolean;
                    /**
                     * Format: date
                     * @description The days are of the way back of a way out on this day; `precio` is then with the promotion.
                     */
                    wayOutDate?: string;
                };
            };
        };
        responses: {
            /** @description Days with a price, by date. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        data: {
                            data: components["schemas"]["MonthPrice"][];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `place-not-found`, `range-invalid` (the last day is before the first, or more than 62 days). */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "place-not-found" | "range-invalid";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getPromotion: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The promotion. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "promotion": {
                     *         "id": "regreso",
                     *         "title": "Hasta un 50% de descuento en tu regreso",
                     *         "maxPercent": 50,
                     *         "minDays": 2,
                     *         "maxDays": 50
                     *       }
                     *     }
                     */
                    "application/json": {
                        promotion: {
                            id: components["schemas"]["Id"];
                            title: string;
                            maxPercent: number;
                            /** @description After the travel date. */
                            minDays: number;
                            /** @description After the travel date. */
                            maxDays: number;
                        } | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTripPromo: {
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
                 *       "trip": {
                 *         "departure": {
                 *           "date": "2026-11-27",
                 *           "tickets": [
                 *             {
                 *               "category_id": "1",
                 *               "boleto_id": "1",
                 *               "pricing_diagrama": null,
                 *               "price": 45000000
                 *             }
                 *           ]
                 *         },
                 *         "returning": {
                 *           "date": "2026-11-30",
                 *           "tickets": [
                 *             {
                 *               "category_id": "1",
                 *               "boleto_id": "2",
                 *               "pricing_diagrama": null,
                 *               "price": 45000000
                 *             }
                 *           ]
                 *         }
                 *       }
                 *     }
                 */
                "application/json": {
                    trip: {
                        departure: components["schemas"]["PromoLeg"];
                        returning: components["schemas"]["PromoLeg"] | null;
                    };
                };
            };
        };
        responses: {
            /** @description Prices ticket by ticket. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "promotionId": "regreso",
                     *       "departure": {
                     *         "total": 45000000,
                     *         "tickets": [
                     *           {
                     *             "boleto_id": "1",
                     *             "price": 45000000,
                     *             "discount": 0
                     *           }
                     *         ]
                     *       },
                     *       "returning": {
                     *         "total": 22500000,
                     *         "tickets": [
                     *           {
                     *             "boleto_id": "2",
                     *             "price": 22500000,
                     *             "discount": 22500000
                     *           }
                     *         ]
                     *       }
                     *     }
                     */
                    "application/json": {
                        promotionId: components["schemas"]["Id"] | null;
                        departure: components["schemas"]["PromoResult"];
                        returning: components["schemas"]["PromoResult"] | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `date-in-past`, `return-before-departure`, `fare-not-found`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/date-in-past",
                     *       "title": "Date in past",
                     *       "status": 422,
                     *       "detail": "Ocurrió algo intenta más tarde.",
                     *       "code": "date-in-past",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "date-in-past" | "return-before-departure" | "fare-not-found";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getBus: {
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
                 *       "routeId": "MTY-TAM",
                 *       "scheduleId": "0830",
                 *       "manifestDate": "2026-11-27"
                 *     }
                 */
                "application/json": {
                    routeId: components["schemas"]["Id"];
                    scheduleId: components["schemas"]["Id"];
                    /** Format: date */
                    manifestDate: string;
                };
            };
        };
        responses: {
            /** @description The bus. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "bus": {
                     *         "seatMapId": "double-2x2",
                     *         "unitNumber": "2041",
                     *         "floors": 2,
                     *         "totalSeats": 44,
                     *         "amenities": [
                     *           1,
                     *           3
                     *         ],
                     *         "brand": {
                     *           "id": "cumbres",
                     *           "name": "Cumbres",
                     *           "initials": "CU",
                     *           "colour": "#0b6e4f",
                     *           "textColour": "#ffffff"
                     *         },
                     *         "serviceClass": {
                     *           "id": "primera",
                     *           "name": "Primera"
                     *         }
                     *       }
                     *     }
                     */
                    "application/json": {
                        bus: {
                            seatMapId: components["schemas"]["Id"];
                            unitNumber: string | null;
                            /** @enum {integer} */
                            floors: 1 | 2;
                            totalSeats: number;
                            amenities: number[];
                            brand: components["schemas"]["Brand"];
                            serviceClass: components["schemas"]["Named"];
                        };
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["RunNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getStop: {
        parameters: {
            query: {
                /** @example MTY-TAM */
                routeId: components["parameters"]["RouteId"];
                /**
                 * @description Name of the schedule (`name` of a segment).
                 * @example 0830
                 */
                scheduleId: components["parameters"]["ScheduleId"];
                /**
                 * @description Service day of the run.
                 * @example 2026-11-27
                 */
                manifestDate: components["parameters"]["ManifestDate"];
                /**
                 * @description Index of the call.
                 * @example 0
                 */
                legFrom: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The terminal. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        terminal: components["schemas"]["Terminal"];
                        /** @description Name of the place of the terminal. */
                        city: string;
                        /** @description `stop_desc` of the stop, else that of its station. */
                        address: string | null;
                        /** @description `platform_code`. */
                        platform: string | null;
                        /** @description A page about the stop: `stop_url` of the stop, else that of its station. */
                        url: string | null;
                        /** @description Whether a wheelchair gets on and off here: `wheelchair_boarding` of the stop, else that of its station. */
                        wheelchair: boolean | null;
                        bus: {
                            /** @description `wheelchair_accessible`: the bus has room for a wheelchair. */
                            wheelchair: boolean | null;
                            /** @description `bikes_allowed`: the bus carries bicycles. */
                            bikes: boolean | null;
                        };
                        /** @description Of the timetable; offset of the terminal's zone. */
                        departureDatetime: components["schemas"]["Instant"];
                        /** @description How long before the departure a traveller should be there. */
                        minutesBefore: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            404: components["responses"]["RunNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    locateBus: {
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
                 *       "id": "2041"
                 *     }
                 */
                "application/json": {
                    /** @description Unit number. */
                    id: string;
                };
            };
        };
        responses: {
            /** @description The last fix. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "2041",
                     *       "lat": 24.12,
                     *       "lng": -99.01,
                     *       "fixedAt": "2026-11-27T16:02:11Z",
                     *       "stale": false,
                     *       "speed": 88,
                     *       "heading": 141
                     *     }
                     */
                    "application/json": {
                        id: string;
                        lat: number;
                        lng: number;
                        fixedAt: components["schemas"]["Instant"];
                        /** @description Older than 120 s. */
                        stale: boolean;
                        /** @description km/h. */
                        speed?: number | null;
                        /** @description Degrees from north. */
                        heading?: number | null;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            /** @description Codes: `bus-not-found`, `no-fix`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/bus-not-found",
                     *       "title": "Bus not found",
                     *       "status": 404,
                     *       "detail": "No encontramos esa unidad.",
                     *       "code": "bus-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bus-not-found" | "no-fix";
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
    getDelays: {
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
                 *       "runs": [
                 *         {
                 *           "routeId": "106",
                 *           "scheduleId": "0830",
                 *           "manifestDate": "2026-11-27",
                 *           "legFrom": 0,
                 *           "legTo": 3
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    runs: components["schemas"]["RunLegs"][];
                };
            };
        };
        responses: {
            /** @description The known ones. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "delays": [
                     *         {
                     *           "run": {
                     *             "routeId": "106",
                     *             "scheduleId": "0830",
                     *             "manifestDate": "2026-11-27",
                     *             "legFrom": 0,
                     *             "legTo": 3
                     *           },
                     *           "departureDatetime": "2026-11-27T08:42:00-06:00",
                     *           "arrivalDatetime": "2026-11-27T15:57:00-06:00",
                     *           "reportedAt": "2026-11-27T14:12:40Z"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        delays: {
                            run: components["schemas"]["RunLegs"];
                            /** @description Estimated; offset of the origin's zone. */
                            departureDatetime: components["schemas"]["Instant"];
                            /** @description Estimated; offset of the destination's zone. */
                            arrivalDatetime: components["schemas"]["Instant"];
                            reportedAt: components["schemas"]["Instant"];
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    inactivateTaxis: {
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
                 *       "maderoIds": [
                 *         "88121"
                 *       ]
                 *     }
                 */
                "application/json": {
                    maderoIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Those that became inactive. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "inactive": [
                     *         "88121"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        inactive: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            /** @description Codes: `taxi-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/taxi-not-found",
                     *       "title": "Taxi not found",
                     *       "status": 404,
                     *       "detail": "No encontramos ese servicio de taxi.",
                     *       "code": "taxi-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "taxi-not-found";
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
    listRaites: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By date. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "raites": [
                     *         {
                     *           "boardingstop_name": "Plaza Norte",
                     *           "boardingstop_address": "Av. Universidad 100, Monterrey",
                     *           "boardingstop_lat": 25.72,
                     *           "boardingstop_lng": -100.31,
                     *           "trip_datetime": "2026-11-27T07:30:00-06:00"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        raites: components["schemas"]["Raite"][];
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
    listTransactions: {
        parameters: {
            query?: {
                /** @example current */
                scope?: "current" | "history";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "transactions": [
                     *         {
                     *           "_id": "o_5Xy7Zt2k",
                     *           "transactionId": "TRX-20261121-7KQ2BYT9",
                     *           "total": 47500000,
                     *           "status": "paid",
                     *           "createdAt": "2026-11-21T05:21:31Z",
                     *           "payments": [
                     *             {
                     *               "type": "paid",
                     *               "method": "pasarela-de-pago",
                     *               "waitingExpirationDate": null,
                     *               "referenceNumber": "TUN-7KQ2BYT9",
                     *               "total": 47500000
                     *             }
                     *           ],
                     *           "tickets": [
                     *             {
                     *               "_id": "t_1a2b3c",
                     *               "itemId": "AN-2W8K-1",
                     *               "isReturn": false,
                     *               "associatedRoundtripTicketId": null,
                     *               "seat": "1",
                     *               "seatId": "1",
                     *               "section": "ground",
                     *               "sectionName": "Planta baja",
                     *               "floor": "P.B.",
                     *               "firstName": "Ana",
                     *               "lastName": "Peña",
                     *               "email": "ana@example.com",
                     *               "fare": "ADULTO",
                     *               "fareId": "1",
                     *               "from": "Central de Autobuses Monterrey",
                     *               "fromCity": "Monterrey",
                     *               "fromId": "mty-central",
                     *               "fromShortcode": "MTY",
                     *               "fromTimeZone": "America/Monterrey",
                     *               "to": "Central Tampico",
                     *               "toCity": "Tampico",
                     *               "toId": "tam-central",
                     *               "toShortcode": "TAM",
                     *               "toTimeZone": "America/Monterrey",
                     *               "departureDatetime": "2026-11-27T08:30:00-06:00",
                     *               "departureTime": "08:30",
                     *               "arrivalDatetime": "2026-11-27T15:45:00-06:00",
                     *               "brand": {
                     *                 "id": "cumbres",
                     *                 "name": "Cumbres",
                     *                 "initials": "CU",
                     *                 "colour": "#0b6e4f",
                     *                 "textColour": "#ffffff"
                     *               },
                     *               "serviceClass": {
                     *                 "id": "primera",
                     *                 "name": "Primera"
                     *               },
                     *               "unitNumber": "2041",
                     *               "run": {
                     *                 "routeId": "MTY-TAM",
                     *                 "scheduleId": "0830",
                     *                 "manifestDate": "2026-11-27",
                     *                 "legFrom": 0,
                     *                 "legTo": 3
                     *               },
                     *               "price": 45000000,
                     *               "displayPrice": 45000000,
                     *               "services": [
                     *                 {
                     *                   "_id": "64",
                     *                   "name": "Seguro de viajero",
                     *                   "total": 2500000
                     *                 }
                     *               ],
                     *               "totalServices": 2500000,
                     *               "total": 47500000,
                     *               "status": "issued",
                     *               "qr": "ANDEN1:AN-2W8K-1:c2lnbmF0dXJl",
                     *               "renamed": false
                     *             }
                     *           ]
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        transactions: components["schemas"]["Transaction"][];
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
    getSeatDetails: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example TRX-20261121-7KQ2BYT9 */
                transactionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Seats by departure. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "seats": [
                     *         {
                     *           "ticketId": "t_1a2b3c",
                     *           "seat": "1",
                     *           "seatId": "1",
                     *           "section": "ground",
                     *           "sectionName": "Planta baja",
                     *           "unitNumber": "2041",
                     *           "neighbour": 2,
                     *           "window": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        seats: {
                            ticketId: components["schemas"]["Id"];
                            seat: string;
                            seatId: components["schemas"]["Id"];
                            section: components["schemas"]["Floor"];
                            sectionName: string;
                            unitNumber: string | null;
                            neighbour: number | null;
                            window: boolean;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TransactionNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCancellableItems: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example TRX-20261121-7KQ2BYT9 */
                transactionId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Item by item. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "reservations": [
                     *         {
                     *           "_id": "t_1a2b3c",
                     *           "cancellable": true,
                     *           "firstName": "Ana",
                     *           "lastName": "Peña",
                     *           "trxId": "TRX-20261121-7KQ2BYT9",
                     *           "reason": null,
                     *           "willRefund": 45000000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Cancellable"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TransactionNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    previewCancelTickets: {
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
                 *       "trxId": "TRX-20261121-7KQ2BYT9",
                 *       "tickets": [
                 *         "t_1a2b3c"
                 *       ],
                 *       "flexPasses": [],
                 *       "reservations": [],
                 *       "fees": [],
                 *       "parcels": [],
                 *       "redeemableItems": [],
                 *       "soldItems": [],
                 *       "giftCertificates": [],
                 *       "insurances": []
                 *     }
                 */
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            /** @description The refund. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "willRefund": 47500000,
                     *       "takenBack": 0
                     *     }
                     */
                    "application/json": {
                        willRefund: components["schemas"]["Money"];
                        takenBack: components["schemas"]["Money"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TransactionNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `not-cancellable`, `last-adult`, `too-late`, `already-cancelled`, `ticket-used`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not-cancellable",
                     *       "title": "Not cancellable",
                     *       "status": 422,
                     *       "detail": "No puedes cancelar este boleto, ya que es el único adulto en el viaje",
                     *       "code": "not-cancellable",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not-cancellable" | "last-adult" | "too-late" | "already-cancelled" | "ticket-used";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelTickets: {
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
                 *       "trxId": "TRX-20261121-7KQ2BYT9",
                 *       "tickets": [
                 *         "t_1a2b3c"
                 *       ],
                 *       "flexPasses": [],
                 *       "reservations": [],
                 *       "fees": [],
                 *       "parcels": [],
                 *       "redeemableItems": [],
                 *       "soldItems": [],
                 *       "giftCertificates": [],
                 *       "insurances": []
                 *     }
                 */
                "application/json": components["schemas"]["CancelRequest"];
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cancelled": [
                     *         "t_1a2b3c"
                     *       ],
                     *       "refunded": 47500000
                     *     }
                     */
                    "application/json": {
                        cancelled: components["schemas"]["Id"][];
                        refunded: components["schemas"]["Money"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TransactionNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `not-cancellable`, `last-adult`, `too-late`, `already-cancelled`, `ticket-used`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not-cancellable",
                     *       "title": "Not cancellable",
                     *       "status": 422,
                     *       "detail": "No puedes cancelar este boleto, ya que es el único adulto en el viaje",
                     *       "code": "not-cancellable",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not-cancellable" | "last-adult" | "too-late" | "already-cancelled" | "ticket-used" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renamePassenger: {
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
                /** @example t_1a2b3c */
                ticketId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ana María",
                 *       "lastName": "Peña",
                 *       "comments": "Cambio de nombre"
                 *     }
                 */
                "application/json": {
                    firstName: components["schemas"]["PassengerName"];
                    lastName: components["schemas"]["PassengerName"];
                    comments: string;
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
                     *       "_id": "t_1a2b3c",
                     *       "firstName": "Ana María",
                     *       "lastName": "Peña",
                     *       "renamed": true
                     *     }
                     */
                    "application/json": {
                        _id: components["schemas"]["Id"];
                        firstName: string;
                        lastName: string;
                        renamed: boolean;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TicketNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `already-renamed`, `name-invalid`, `name-too-long`, `too-late`, `ticket-not-live`, `ticket-used`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/already-renamed",
                     *       "title": "Already renamed",
                     *       "status": 422,
                     *       "detail": "El nombre de un boleto solo se puede cambiar una vez.",
                     *       "code": "already-renamed",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "already-renamed" | "name-invalid" | "name-too-long" | "too-late" | "ticket-not-live" | "ticket-used" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateTransfer: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example t_1a2b3c */
                ticketId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Ticket by ticket. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operationsData": {
                     *         "departure": [
                     *           {
                     *             "ticketId": "t_1a2b3c",
                     *             "canChange": true,
                     *             "passenger": {
                     *               "firstName": "Ana",
                     *               "lastName": "Peña",
                     *               "fare": "ADULTO",
                     *               "fareId": "1",
                     *               "associatedItems": [
                     *                 {
                     *                   "sourceItemId": "64",
                     *                   "name": "Seguro de viajero",
                     *                   "total": 2500000
                     *                 }
                     *               ]
                     *             },
                     *             "credit": 47500000,
                     *             "msgerror": null
                     *           }
                     *         ],
                     *         "return": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferCheck"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TicketNotFound"];
            /** @description Codes: `too-late`, `ticket-not-live`, `ticket-used`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/too-late",
                     *       "title": "Too late",
                     *       "status": 422,
                     *       "detail": "Lo sentimos. No es posible editar ningún boleto para este viaje.",
                     *       "code": "too-late",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too-late" | "ticket-not-live" | "ticket-used";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    validateTransferOfTickets: {
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
                 *       "tickets": [
                 *         "t_1a2b3c"
                 *       ]
                 *     }
                 */
                "application/json": {
                    tickets: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Ticket by ticket. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "operationsData": {
                     *         "departure": [
                     *           {
                     *             "ticketId": "t_1a2b3c",
                     *             "canChange": true,
                     *             "passenger": {
                     *               "firstName": "Ana",
                     *               "lastName": "Peña",
                     *               "fare": "ADULTO",
                     *               "fareId": "1",
                     *               "associatedItems": [
                     *                 {
                     *                   "sourceItemId": "64",
                     *                   "name": "Seguro de viajero",
                     *                   "total": 2500000
                     *                 }
                     *               ]
                     *             },
                     *             "credit": 47500000,
                     *             "msgerror": null
                     *           }
                     *         ],
                     *         "return": []
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["TransferCheck"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TicketNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `too-late`, `ticket-not-live`, `ticket-used`, `not-changeable`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/too-late",
                     *       "title": "Too late",
                     *       "status": 422,
                     *       "detail": "Lo sentimos. No es posible editar ningún boleto para este viaje.",
                     *       "code": "too-late",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "too-late" | "ticket-not-live" | "ticket-used" | "not-changeable";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listTrips: {
        parameters: {
            query?: {
                /** @example current */
                list?: "current" | "latest";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By departure. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "trips": [
                     *         {
                     *           "status": "CONFIRMED",
                     *           "ikey": "AN-2W8K-1",
                     *           "fechorsalida": "2026-11-27T08:30:00-06:00",
                     *           "fechorllegada": "2026-11-27T15:45:00-06:00",
                     *           "fecliberacionreservacion": null,
                     *           "cveorigen": "MTY",
                     *           "descorigen": "Monterrey",
                     *           "cvedestino": "TAM",
                     *           "descdestino": "Tampico",
                     *           "origenTimeZone": "America/Monterrey",
                     *           "destinoTimeZone": "America/Monterrey"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        trips: components["schemas"]["ProfileTrip"][];
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
    listTripsOfAccount: {
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
                 *       "account_id": "u_42"
                 *     }
                 */
                "application/json": {
                    account_id: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description By departure. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "trips": [
                     *         {
                     *           "status": "CONFIRMED",
                     *           "ikey": "AN-2W8K-1",
                     *           "fechorsalida": "2026-11-27T08:30:00-06:00",
                     *           "fechorllegada": "2026-11-27T15:45:00-06:00",
                     *           "fecliberacionreservacion": null,
                     *           "cveorigen": "MTY",
                     *           "descorigen": "Monterrey",
                     *           "cvedestino": "TAM",
                     *           "descdestino": "Tampico",
                     *           "origenTimeZone": "America/Monterrey",
                     *           "destinoTimeZone": "America/Monterrey"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        trips: components["schemas"]["ProfileTrip"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOldTicketsByEmail: {
        parameters: {
            query: {
                /** @example ana@example.com */
                email: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By departure. */
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
                     *           "boletoId": "900112",
                     *           "numoperacion": "770045",
                     *           "ikey": "",
                     *           "numreservacion": "55021",
                     *           "andenId": "900112",
                     *           "fechorsalida": "2026-11-27T08:30:00-06:00",
                     *           "fechorllegada": "2026-11-27T15:45:00-06:00",
                     *           "origenTimeZone": "America/Monterrey",
                     *           "destinoTimeZone": "America/Monterrey",
                     *           "cveorigen": "MTY",
                     *           "descorigen": "Monterrey",
                     *           "cvedestino": "TAM",
                     *           "descdestino": "Tampico",
                     *           "nombpasajero": "Ana Peña",
                     *           "desccategoria": "ADULTO",
                     *           "numasiento": 1,
                     *           "numpiso": 1,
                     *           "numAutobus": "2041",
                     *           "preciopagado": 0,
                     *           "precioReserva": 45000000,
                     *           "servicios": {
                     *             "ItemServicioBoleto": [
                     *               {
                     *                 "nombreServicio": "Seguro de viajero",
                     *                 "precioServicio": 2500000
                     *               }
                     *             ]
                     *           },
                     *           "fecliberacionreservacion": "2026-11-26T08:30:00-06:00",
                     *           "descmotivocancelacion": null,
                     *           "cambiado": false,
                     *           "renombrado": false,
                     *           "esIda": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tickets: components["schemas"]["OldTicket"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactionOfOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example o_5Xy7Zt2k */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "o_5Xy7Zt2k",
                     *       "transactionId": "TRX-20261121-7KQ2BYT9",
                     *       "total": 47500000,
                     *       "status": "paid",
                     *       "createdAt": "2026-11-21T05:21:31Z",
                     *       "payments": [
                     *         {
                     *           "type": "paid",
                     *           "method": "pasarela-de-pago",
                     *           "waitingExpirationDate": null,
                     *           "referenceNumber": "TUN-7KQ2BYT9",
                     *           "total": 47500000
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
                     *           "departureTime": "08:30",
                     *           "arrivalDatetime": "2026-11-27T15:45:00-06:00",
                     *           "brand": {
                     *             "id": "cumbres",
                     *             "name": "Cumbres",
                     *             "initials": "CU",
                     *             "colour": "#0b6e4f",
                     *             "textColour": "#ffffff"
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
                     *           "qr": "ANDEN1:AN-2W8K-1:c2lnbmF0dXJl",
                     *           "renamed": false
                     *         }
                     *       ],
                     *       "replacedBy": []
                     *     }
                     */
                    "application/json": components["schemas"]["OrderTransaction"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            /** @description Codes: `order-not-found`. */
            404: {
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
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTransactionOfTicket: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example t_1a2b3c */
                id: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The transaction. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "_id": "o_5Xy7Zt2k",
                     *       "transactionId": "TRX-20261121-7KQ2BYT9",
                     *       "total": 47500000,
                     *       "status": "paid",
                     *       "createdAt": "2026-11-21T05:21:31Z",
                     *       "payments": [
                     *         {
                     *           "type": "paid",
                     *           "method": "pasarela-de-pago",
                     *           "waitingExpirationDate": null,
                     *           "referenceNumber": "TUN-7KQ2BYT9",
                     *           "total": 47500000
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
                     *           "departureTime": "08:30",
                     *           "arrivalDatetime": "2026-11-27T15:45:00-06:00",
                     *           "brand": {
                     *             "id": "cumbres",
                     *             "name": "Cumbres",
                     *             "initials": "CU",
                     *             "colour": "#0b6e4f",
                     *             "textColour": "#ffffff"
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
                     *           "qr": "ANDEN1:AN-2W8K-1:c2lnbmF0dXJl",
                     *           "renamed": false
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Transaction"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TicketNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listOldTickets: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description By departure. */
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
                     *           "boletoId": "900112",
                     *           "numoperacion": "770045",
                     *           "ikey": "",
                     *           "numreservacion": "55021",
                     *           "andenId": "900112",
                     *           "fechorsalida": "2026-11-27T08:30:00-06:00",
                     *           "fechorllegada": "2026-11-27T15:45:00-06:00",
                     *           "origenTimeZone": "America/Monterrey",
                     *           "destinoTimeZone": "America/Monterrey",
                     *           "cveorigen": "MTY",
                     *           "descorigen": "Monterrey",
                     *           "cvedestino": "TAM",
                     *           "descdestino": "Tampico",
                     *           "nombpasajero": "Ana Peña",
                     *           "desccategoria": "ADULTO",
                     *           "numasiento": 1,
                     *           "numpiso": 1,
                     *           "numAutobus": "2041",
                     *           "preciopagado": 0,
                     *           "precioReserva": 45000000,
                     *           "servicios": {
                     *             "ItemServicioBoleto": [
                     *               {
                     *                 "nombreServicio": "Seguro de viajero",
                     *                 "precioServicio": 2500000
                     *               }
                     *             ]
                     *           },
                     *           "fecliberacionreservacion": "2026-11-26T08:30:00-06:00",
                     *           "descmotivocancelacion": null,
                     *           "cambiado": false,
                     *           "renombrado": false,
                     *           "esIda": true
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        tickets: components["schemas"]["OldTicket"][];
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
    validateCancelOldTickets: {
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
                 *       "boletoIds": [
                 *         "900112"
                 *       ]
                 *     }
                 */
                "application/json": {
                    boletoIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Ticket by ticket. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "willRefund": 45000000,
                     *       "reservations": [
                     *         {
                     *           "_id": "900112",
                     *           "cancellable": true,
                     *           "firstName": "Ana",
                     *           "lastName": "Peña",
                     *           "trxId": "770045",
                     *           "reason": null,
                     *           "willRefund": 45000000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["Cancellable"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TicketNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelOldTickets: {
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
                 *       "boletoIds": [
                 *         "900112"
                 *       ]
                 *     }
                 */
                "application/json": {
                    boletoIds: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cancelled": [
                     *         "900112"
                     *       ],
                     *       "refunded": 45000000
                     *     }
                     */
                    "application/json": {
                        cancelled: components["schemas"]["Id"][];
                        refunded: components["schemas"]["Money"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TicketNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `not-cancellable`, `last-adult`, `too-late`, `already-cancelled`, `ticket-used`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/not-cancellable",
                     *       "title": "Not cancellable",
                     *       "status": 422,
                     *       "detail": "No puedes cancelar este boleto, ya que es el único adulto en el viaje",
                     *       "code": "not-cancellable",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not-cancellable" | "last-adult" | "too-late" | "already-cancelled" | "ticket-used" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    renameOldTickets: {
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
                 *       "boletos": [
                 *         {
                 *           "boletoId": "900112",
                 *           "nombre": "Ana",
                 *           "apellidoPaterno": "Peña",
                 *           "apellidoMaterno": "Ruiz"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    boletos: {
                        boletoId: components["schemas"]["Id"];
                        nombre: components["schemas"]["PassengerName"];
                        apellidoPaterno: components["schemas"]["PassengerName"];
                        apellidoMaterno: string;
                    }[];
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
                     *       "changed": [
                     *         "900112"
                     *       ]
                     *     }
                     */
                    "application/json": {
                        changed: components["schemas"]["Id"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TicketNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `already-renamed`, `name-invalid`, `name-too-long`, `too-late`, `ticket-not-live`, `ticket-used`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/already-renamed",
                     *       "title": "Already renamed",
                     *       "status": 422,
                     *       "detail": "El nombre completo no puede exceder los 30 caracteres",
                     *       "code": "already-renamed",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "already-renamed" | "name-invalid" | "name-too-long" | "too-late" | "ticket-not-live" | "ticket-used" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getTicketChanges: {
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
                 *       "tickets": [
                 *         "t_1a2b3c"
                 *       ]
                 *     }
                 */
                "application/json": {
                    tickets: components["schemas"]["Id"][];
                };
            };
        };
        responses: {
            /** @description Newest first. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "changes": [
                     *         {
                     *           "ticketId": "t_1a2b3c",
                     *           "kind": "renamed",
                     *           "at": "2026-11-22T10:00:00Z",
                     *           "before": "Ana Peña",
                     *           "after": "Ana María Peña"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": {
                        changes: {
                            ticketId: components["schemas"]["Id"];
                            /** @enum {string} */
                            kind: "renamed" | "transferred" | "cancelled";
                            at: components["schemas"]["Instant"];
                            before: string | null;
                            after: string | null;
                        }[];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["NotYours"];
            404: components["responses"]["TicketNotFound"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getCartInternal: {
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
            /** @description The cart with its owner. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "c_7Kq2bYt9",
                     *       "status": "open",
                     *       "accountId": "u_42",
                     *       "holder": "Zk3vQ9xW1tLr8mPa0bYc7d",
                     *       "paymentId": null,
                     *       "orderId": null,
                     *       "isChange": false,
                     *       "currency": "MXN",
                     *       "total": 45000000,
                     *       "servicesTotal": 2500000,
                     *       "granTotal": 47500000,
                     *       "creditsTotal": 0,
                     *       "earn_points": 0,
                     *       "createdAt": "2026-11-21T05:20:00Z",
                     *       "expiresAt": "2026-11-21T05:29:00Z",
                     *       "serverTime": "2026-11-21T05:20:05.000Z",
                     *       "tickets": [
                     *         {
                     *           "_id": "t_1a2b3c",
                     *           "itemId": null,
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
                     *             "textColour": "#ffffff"
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
                     *           "status": "held",
                     *           "qr": null
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["InternalCart"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CartNotFound"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    extendCartHold: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "p_9f8e7d",
                 *       "seconds": 900
                 *     }
                 */
                "application/json": {
                    paymentId: components["schemas"]["Id"];
                    seconds: number;
                };
            };
        };
        responses: {
            /** @description The cart is held. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cartId": "c_7Kq2bYt9",
                     *       "paymentId": "p_9f8e7d",
                     *       "expiresAt": "2026-11-21T05:36:00Z",
                     *       "serverTime": "2026-11-21T05:21:00.000Z"
                     *     }
                     */
                    "application/json": {
                        cartId: components["schemas"]["Id"];
                        paymentId: components["schemas"]["Id"];
                        expiresAt: components["schemas"]["Instant"];
                        serverTime: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["CartConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    confirmCart: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "p_9f8e7d",
                 *       "method": "pasarela-de-pago",
                 *       "amount": 47500000,
                 *       "paid": true,
                 *       "folio": "TUN-7KQ2BYT9",
                 *       "authorization": "004512",
                 *       "operationDate": "2026-11-21T05:21:30Z",
                 *       "customerInfo": {
                 *         "firstName": "Ana",
                 *         "lastName": "Peña",
                 *         "email": "ana@example.com"
                 *       }
                 *     }
                 */
                "application/json": {
                    paymentId: components["schemas"]["Id"];
                    /** @enum {string} */
                    method: "pasarela-de-pago" | "pay_later" | "cortesia" | "puntos-viaja" | "no_payment";
                    /** @description What was charged; must equal the total due less the discount. */
                    amount: components["schemas"]["Money"];
                    /** @description False for pay_later; tickets are then reserved. */
                    paid: boolean;
                    /** @description Folio of the payment shown to the traveller. */
                    folio: string;
                    authorization?: string | null;
                    /** @description What a coupon or points take off the tickets. A ticket paid with a coupon is refunded with 0. */
                    discount?: {
                        /** @enum {string} */
                        kind: "coupon" | "points";
                        couponId: string | null;
                        coupon: string | null;
                        /** @description Sum of the tickets. */
                        amount: components["schemas"]["Money"];
                        tickets: {
                            ticketId: components["schemas"]["Id"];
                            amount: components["schemas"]["Money"];
                        }[];
                    } | null;
                    operationDate: components["schemas"]["Instant"];
                    /** @description How a pay_later order is paid at a till. */
                    reservation?: {
                        referenceNumber: components["schemas"]["Id"];
                        waitingExpirationDate: components["schemas"]["Instant"];
                    };
                    customerInfo?: components["schemas"]["CustomerInfo"];
                };
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
                     *       "orderId": "o_5Xy7Zt2k",
                     *       "transactionId": "TRX-20261121-7KQ2BYT9",
                     *       "cartId": "c_7Kq2bYt9",
                     *       "accountId": "u_42",
                     *       "paymentId": "p_9f8e7d",
                     *       "status": "paid",
                     *       "isChange": false,
                     *       "total": 45000000,
                     *       "servicesTotal": 2500000,
                     *       "granTotal": 47500000,
                     *       "creditsTotal": 0,
                     *       "earn_points": 0,
                     *       "discount": null,
                     *       "currency": "MXN",
                     *       "createdAt": "2026-11-21T05:21:31Z",
                     *       "shopTimeZone": "America/Monterrey",
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
                     *             "textColour": "#ffffff"
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["CartConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /**
             * @description Codes: `amount-differs`; for an unpaid reservation `unpaid-person-limit` (too many unpaid seats of the run belong to the person) and `unpaid-run-limit`
             *     (to the network, or to all together); `idempotency-key-reused`. A cart that is refused so stays open.
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
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "amount-differs" | "unpaid-person-limit" | "unpaid-run-limit" | "idempotency-key-reused";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    releaseCart: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "p_9f8e7d",
                 *       "keepCart": true,
                 *       "reason": "refused"
                 *     }
                 */
                "application/json": {
                    paymentId: components["schemas"]["Id"] | null;
                    keepCart: boolean;
                    /** @enum {string} */
                    reason: "refused" | "refunded" | "deleted" | "expired";
                };
            };
        };
        responses: {
            /** @description State of the cart afterwards. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cartId": "c_7Kq2bYt9",
                     *       "status": "open",
                     *       "expiresAt": "2026-11-21T05:29:00Z",
                     *       "serverTime": "2026-11-21T05:22:00.000Z"
                     *     }
                     */
                    "application/json": {
                        cartId: components["schemas"]["Id"];
                        status: components["schemas"]["CartStatus"];
                        expiresAt: components["schemas"]["Instant"] | null;
                        serverTime: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            404: components["responses"]["CartNotFound"];
            409: components["responses"]["CartConflict"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderInternal: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example o_5Xy7Zt2k */
                orderId: components["schemas"]["Id"];
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
                     *       "accountId": "u_42",
                     *       "paymentId": "p_9f8e7d",
                     *       "status": "paid",
                     *       "isChange": false,
                     *       "total": 45000000,
                     *       "servicesTotal": 2500000,
                     *       "granTotal": 47500000,
                     *       "creditsTotal": 0,
                     *       "earn_points": 0,
                     *       "discount": null,
                     *       "currency": "MXN",
                     *       "createdAt": "2026-11-21T05:21:31Z",
                     *       "shopTimeZone": "America/Monterrey",
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
                     *             "textColour": "#ffffff"
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `order-not-found`. */
            404: {
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    issueReservedOrder: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "p_9f8e7d"
                 *     }
                 */
                "application/json": {
                    paymentId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The order afterwards. */
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
                     *       "accountId": "u_42",
                     *       "paymentId": "p_9f8e7d",
                     *       "status": "paid",
                     *       "isChange": false,
                     *       "total": 45000000,
                     *       "servicesTotal": 2500000,
                     *       "granTotal": 47500000,
                     *       "creditsTotal": 0,
                     *       "earn_points": 0,
                     *       "discount": null,
                     *       "currency": "MXN",
                     *       "createdAt": "2026-11-21T05:21:31Z",
                     *       "shopTimeZone": "America/Monterrey",
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
                     *             "textColour": "#ffffff"
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `order-not-found`. */
            404: {
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
            /** @description Codes: `order-cancelled`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/order-cancelled",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Esta reserva ya no existe.",
                     *       "code": "order-cancelled",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "order-cancelled" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelReservedOrder: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "p_9f8e7d"
                 *     }
                 */
                "application/json": {
                    paymentId: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The order afterwards. */
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
                     *       "accountId": "u_42",
                     *       "paymentId": "p_9f8e7d",
                     *       "status": "paid",
                     *       "isChange": false,
                     *       "total": 45000000,
                     *       "servicesTotal": 2500000,
                     *       "granTotal": 47500000,
                     *       "creditsTotal": 0,
                     *       "earn_points": 0,
                     *       "discount": null,
                     *       "currency": "MXN",
                     *       "createdAt": "2026-11-21T05:21:31Z",
                     *       "shopTimeZone": "America/Monterrey",
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
                     *             "textColour": "#ffffff"
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
                    "application/json": components["schemas"]["Order"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `order-not-found`. */
            404: {
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
            /** @description Codes: `order-paid`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/order-paid",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Esta orden ya fue pagada.",
                     *       "code": "order-paid",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "order-paid" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getOrderWorth: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example o_5Xy7Zt2k */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The valid tickets. */
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
                     *           "ticketId": "t_5Xy7Zt2k",
                     *           "worth": 51000000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderWorth"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `order-not-found`. */
            404: {
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeOrderWorth: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refundId": "8f14e45f-ceea-467f-a8f5-3c1f7d6f2b11",
                 *       "ticketId": "t_5Xy7Zt2k",
                 *       "amount": 10000000
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    refundId: string;
                    /** @description Null takes it from all tickets of the order. */
                    ticketId: components["schemas"]["Id"] | null;
                    amount: components["schemas"]["Money"];
                };
            };
        };
        responses: {
            /** @description What the order is worth afterwards. */
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
                     *           "ticketId": "t_5Xy7Zt2k",
                     *           "worth": 51000000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderWorth"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `order-not-found`. */
            404: {
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
            /** @description Codes: `worth-exceeded`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/worth-exceeded",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "Los boletos ya no valen tanto.",
                     *       "code": "worth-exceeded",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "worth-exceeded" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctOrderEmail: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "from": [
                 *         "ana@exmaple.com"
                 *       ],
                 *       "to": "ana@example.com"
                 *     }
                 */
                "application/json": {
                    from: string[];
                    /** Format: email */
                    to: string;
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
                     *       "tickets": 2
                     *     }
                     */
                    "application/json": {
                        /** @description How many had the other e-mail. */
                        tickets: number;
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
    returnOrderWorth: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "refundId": "8f14e45f-ceea-467f-a8f5-3c1f7d6f2b11"
                 *     }
                 */
                "application/json": {
                    /** Format: uuid */
                    refundId: string;
                };
            };
        };
        responses: {
            /** @description What the order is worth afterwards. */
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
                     *           "ticketId": "t_5Xy7Zt2k",
                     *           "worth": 51000000
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OrderWorth"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `order-not-found`. */
            404: {
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
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    findTickets: {
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
                    text?: string;
                    paymentIds?: components["schemas"]["Id"][];
                    accountId?: components["schemas"]["Id"];
                };
            };
        };
        responses: {
            /** @description The tickets. */
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
                     *           "ticketId": "t_5Xy7Zt2k",
                     *           "itemId": "AN-2W8K3P-1",
                     *           "folio": "TUN-3BB2RZ3L",
                     *           "name": "Ana Peña",
                     *           "from": "Central Monterrey",
                     *           "to": "Terminal Tampico",
                     *           "departureDatetime": "2026-12-03T06:00:00-06:00",
                     *           "seat": "26",
                     *           "status": "issued",
                     *           "runId": "MTY-TAM_0600_2026-12-03"
                     *         }
                     *       ],
                     *       "isMore": false
                     *     }
                     */
                    "application/json": {
                        tickets: components["schemas"]["FoundTicket"][];
                        /** @description More tickets match than are named. */
                        isMore: boolean;
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
    getBoarding: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Unit number.
                 * @example 4521
                 */
                unit: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The boarding. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "unit": "4521",
                     *       "from": "Monterrey",
                     *       "to": "Ciudad de México",
                     *       "departureDatetime": "2026-04-17T08:30:00-06:00",
                     *       "timeZone": "America/Monterrey",
                     *       "boarded": 23,
                     *       "missing": 18
                     *     }
                     */
                    "application/json": components["schemas"]["Boarding"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            /** @description Codes: `bus-not-found`. */
            404: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/bus-not-found",
                     *       "title": "Bus not found",
                     *       "status": 404,
                     *       "detail": "No encontramos esa unidad.",
                     *       "code": "bus-not-found",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "bus-not-found";
                    };
                };
            };
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    scanTicket: {
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
                 * @description Unit number.
                 * @example 4521
                 */
                unit: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "code": "ANDEN1:AN-2W8K-1:c2lnbmF0dXJl"
                 *     }
                 */
                "application/json": {
                    /** @description The text of the QR code. */
                    code: string;
                };
            };
        };
        responses: {
            /** @description What the driver is told. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "verdict": "valid",
                     *       "at": "2026-04-17T14:12:00Z",
                     *       "ticket": {
                     *         "folio": "AN-2W8K-1",
                     *         "passenger": "Ana Peña",
                     *         "fare": "ADULTO",
                     *         "seat": "7",
                     *         "floor": "P.B.",
                     *         "unit": "4521",
                     *         "from": "Monterrey",
                     *         "to": "Ciudad de México",
                     *         "departureDatetime": "2026-04-17T08:30:00-06:00",
                     *         "timeZone": "America/Monterrey"
                     *       }
                     *     }
                     */
                    "application/json": components["schemas"]["Scan"];
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
    getOldSale: {
        parameters: {
            query: {
                /** @example reservation */
                by: "reservation" | "operation";
                /** @example 55021 */
                number: components["schemas"]["Id"];
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The tickets, by departure. Of an operation with a reservation, all tickets of the reservation. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@example.com",
                     *       "reservationId": "55021",
                     *       "expiresAt": "2026-11-26T08:30:00-06:00",
                     *       "state": "pending",
                     *       "total": 47500000,
                     *       "shopTimeZone": "America/Monterrey",
                     *       "currency": "MXN",
                     *       "tickets": [
                     *         {
                     *           "ticket": {
                     *             "boletoId": "900112",
                     *             "numoperacion": "770045",
                     *             "ikey": "",
                     *             "numreservacion": "55021",
                     *             "fechorsalida": "2026-11-27T08:30:00-06:00",
                     *             "fechorllegada": "2026-11-27T15:45:00-06:00",
                     *             "origenTimeZone": "America/Monterrey",
                     *             "destinoTimeZone": "America/Monterrey",
                     *             "cveorigen": "MTY",
                     *             "descorigen": "Monterrey",
                     *             "cvedestino": "TAM",
                     *             "descdestino": "Tampico",
                     *             "origenId": "MTY",
                     *             "destinoId": "TAM",
                     *             "nombre": "Ana",
                     *             "apellidos": "Peña",
                     *             "categoriaId": "1",
                     *             "desccategoria": "ADULTO",
                     *             "numasiento": 1,
                     *             "numpiso": 1,
                     *             "numAutobus": "2041",
                     *             "corridaId": "MTY-TAM_0830_2026-11-27:0-3",
                     *             "feccorrida": "2026-11-27",
                     *             "marcaId": "cumbres",
                     *             "descmarca": "Cumbres",
                     *             "empresacorridaId": "1",
                     *             "claseservicioId": "primera",
                     *             "preciobase": 45000000,
                     *             "servicios": {
                     *               "ItemServicioBoleto": [
                     *                 {
                     *                   "nombreServicio": "Seguro de viajero",
                     *                   "precioServicio": 2500000
                     *                 }
                     *               ]
                     *             },
                     *             "fecliberacionreservacion": "2026-11-26T08:30:00-06:00",
                     *             "revenewDetId": "31",
                     *             "formaPago": null
                     *           },
                     *           "esIda": true,
                     *           "preciopagado": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OldSale"];
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
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "No encontramos esa reserva.",
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
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    takeOldTickets: {
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
                 *       "tickets": [
                 *         {
                 *           "boletoId": "900112",
                 *           "numoperacion": "770045",
                 *           "ikey": "",
                 *           "numreservacion": "55021",
                 *           "fechorsalida": "2026-11-27T08:30:00-06:00",
                 *           "fechorllegada": "2026-11-27T15:45:00-06:00",
                 *           "origenTimeZone": "America/Monterrey",
                 *           "destinoTimeZone": "America/Monterrey",
                 *           "cveorigen": "MTY",
                 *           "descorigen": "Monterrey",
                 *           "cvedestino": "TAM",
                 *           "descdestino": "Tampico",
                 *           "origenId": "MTY",
                 *           "destinoId": "TAM",
                 *           "nombre": "Ana",
                 *           "apellidos": "Peña",
                 *           "categoriaId": "1",
                 *           "desccategoria": "ADULTO",
                 *           "numasiento": 1,
                 *           "numpiso": 1,
                 *           "numAutobus": "2041",
                 *           "corridaId": "MTY-TAM_0830_2026-11-27:0-3",
                 *           "feccorrida": "2026-11-27",
                 *           "marcaId": "cumbres",
                 *           "descmarca": "Cumbres",
                 *           "empresacorridaId": "1",
                 *           "claseservicioId": "primera",
                 *           "preciobase": 45000000,
                 *           "servicios": {
                 *             "ItemServicioBoleto": [
                 *               {
                 *                 "nombreServicio": "Seguro de viajero",
                 *                 "precioServicio": 2500000
                 *               }
                 *             ]
                 *           },
                 *           "fecliberacionreservacion": "2026-11-26T08:30:00-06:00",
                 *           "revenewDetId": "31",
                 *           "formaPago": null
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    /** Format: email */
                    email: string;
                    tickets: components["schemas"]["NewOldTicket"][];
                };
            };
        };
        responses: {
            /** @description The number of tickets that were not known. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "taken": 1
                     *     }
                     */
                    "application/json": {
                        taken: number;
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
    issueOldReservation: {
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
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "paymentId": "p_77aa",
                 *       "amount": 47500000,
                 *       "beganAt": "2026-11-21T05:21:00Z"
                 *     }
                 */
                "application/json": {
                    paymentId: components["schemas"]["Id"];
                    amount: components["schemas"]["Money"];
                    beganAt: components["schemas"]["Instant"];
                };
            };
        };
        responses: {
            /** @description The tickets afterwards. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "email": "ana@example.com",
                     *       "reservationId": "55021",
                     *       "expiresAt": "2026-11-26T08:30:00-06:00",
                     *       "state": "pending",
                     *       "total": 47500000,
                     *       "shopTimeZone": "America/Monterrey",
                     *       "currency": "MXN",
                     *       "tickets": [
                     *         {
                     *           "ticket": {
                     *             "boletoId": "900112",
                     *             "numoperacion": "770045",
                     *             "ikey": "",
                     *             "numreservacion": "55021",
                     *             "fechorsalida": "2026-11-27T08:30:00-06:00",
                     *             "fechorllegada": "2026-11-27T15:45:00-06:00",
                     *             "origenTimeZone": "America/Monterrey",
                     *             "destinoTimeZone": "America/Monterrey",
                     *             "cveorigen": "MTY",
                     *             "descorigen": "Monterrey",
                     *             "cvedestino": "TAM",
                     *             "descdestino": "Tampico",
                     *             "origenId": "MTY",
                     *             "destinoId": "TAM",
                     *             "nombre": "Ana",
                     *             "apellidos": "Peña",
                     *             "categoriaId": "1",
                     *             "desccategoria": "ADULTO",
                     *             "numasiento": 1,
                     *             "numpiso": 1,
                     *             "numAutobus": "2041",
                     *             "corridaId": "MTY-TAM_0830_2026-11-27:0-3",
                     *             "feccorrida": "2026-11-27",
                     *             "marcaId": "cumbres",
                     *             "descmarca": "Cumbres",
                     *             "empresacorridaId": "1",
                     *             "claseservicioId": "primera",
                     *             "preciobase": 45000000,
                     *             "servicios": {
                     *               "ItemServicioBoleto": [
                     *                 {
                     *                   "nombreServicio": "Seguro de viajero",
                     *                   "precioServicio": 2500000
                     *                 }
                     *               ]
                     *             },
                     *             "fecliberacionreservacion": "2026-11-26T08:30:00-06:00",
                     *             "revenewDetId": "31",
                     *             "formaPago": null
                     *           },
                     *           "esIda": true,
                     *           "preciopagado": 0
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["OldSale"];
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
                     *       "title": "Not found",
                     *       "status": 404,
                     *       "detail": "No encontramos esa reserva.",
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
            /** @description Codes: `reservation-paid`, `reservation-expired`, `reservation-changed`, `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/reservation-expired",
                     *       "title": "Conflict",
                     *       "status": 409,
                     *       "detail": "La reservación esta vencida",
                     *       "code": "reservation-expired",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "reservation-paid" | "reservation-expired" | "reservation-changed" | "idempotency-in-progress";
                    };
                };
            };
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getAccountTickets: {
        parameters: {
            query?: {
                /**
                 * @description Of the account, to which tickets of the older platform belong.
                 * @example ana@example.com
                 */
                email?: string;
            };
            header?: never;
            path: {
                /** @example u_42 */
                accountId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Counts. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "liveTickets": 2,
                     *       "payingCarts": 0
                     *     }
                     */
                    "application/json": components["schemas"]["AccountTickets"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    forgetAccountTickets: {
        parameters: {
            query?: {
                /**
                 * @description Of the account, to which tickets of the older platform belong.
                 * @example ana@example.com
                 */
                email?: string;
            };
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
                     *       "liveTickets": 0,
                     *       "payingCarts": 0
                     *     }
                     */
                    "application/json": components["schemas"]["AccountTickets"];
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
    getOfficeOrder: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /** @example o_5k2b9q */
                orderId: components["schemas"]["Id"];
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
                    "application/json": components["schemas"]["OfficeOrder"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["OrderNotFound"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    cancelForTraveller: {
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
                /** @example o_5k2b9q */
                orderId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "ticketIds": [
                 *         "t_1a2b3c"
                 *       ],
                 *       "reason": "Llamó porque enfermó."
                 *     }
                 */
                "application/json": {
                    ticketIds: components["schemas"]["Id"][];
                    reason: components["schemas"]["StaffReason"];
                };
            };
        };
        responses: {
            /** @description Cancelled. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "cancelled": [
                     *         "t_1a2b3c"
                     *       ],
                     *       "refunded": 47500000
                     *     }
                     */
                    "application/json": {
                        cancelled: components["schemas"]["Id"][];
                        refunded: components["schemas"]["Money"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["OrderNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `not-cancellable`, `last-adult`, `too-late`, `already-cancelled`, `ticket-used`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/already-cancelled",
                     *       "title": "Already cancelled",
                     *       "status": 422,
                     *       "detail": "Este boleto ya está cancelado.",
                     *       "code": "already-cancelled",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "not-cancellable" | "last-adult" | "too-late" | "already-cancelled" | "ticket-used" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    correctTicketName: {
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
                /** @example t_1a2b3c */
                ticketId: components["schemas"]["Id"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "firstName": "Ana María",
                 *       "lastName": "Peña",
                 *       "reason": "Escribió mal su nombre al comprar."
                 *     }
                 */
                "application/json": {
                    firstName: components["schemas"]["PassengerName"];
                    lastName: components["schemas"]["PassengerName"];
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
                     *       "ticketId": "t_1a2b3c",
                     *       "itemId": "AN-7K2B9Q-1"
                     *     }
                     */
                    "application/json": {
                        ticketId: components["schemas"]["Id"];
                        /** @description The new folio. */
                        itemId: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["TicketNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            /** @description Codes: `name-invalid`, `name-too-long`, `name-same`, `too-late`, `ticket-not-live`, `ticket-used`, `idempotency-key-reused`. */
            422: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/too-late",
                     *       "title": "Too late",
                     *       "status": 422,
                     *       "detail": "El autobús de este boleto ya salió.",
                     *       "code": "too-late",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "name-invalid" | "name-too-long" | "name-same" | "too-late" | "ticket-not-live" | "ticket-used" | "idempotency-key-reused";
                    };
                };
            };
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    freeSeat: {
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
                 *       "runId": "MTY-TAM_0830_2026-11-27",
                 *       "seat": 7,
                 *       "reason": "Cerró la página y vuelve a comprar en la taquilla."
                 *     }
                 */
                "application/json": {
                    runId: components["schemas"]["Id"];
                    /** @description Number of the seat. */
                    seat: number;
                    reason: components["schemas"]["StaffReason"];
                };
            };
        };
        responses: {
            /** @description Freed. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "runId": "MTY-TAM_0830_2026-11-27",
                     *       "seat": 7
                     *     }
                     */
                    "application/json": {
                        runId: components["schemas"]["Id"];
                        seat: number;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["RunNotKnown"];
            /** @description Codes: `seat-free` (nobody holds it), `seat-paid`, `seat-reserved`, `cart-paying` (a payment is under way), `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "seat-free" | "seat-paid" | "seat-reserved" | "cart-paying" | "idempotency-in-progress";
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
    listDepartures: {
        parameters: {
            query: {
                /**
                 * @description Day at the first stop.
                 * @example 2026-11-27
                 */
                day: components["parameters"]["Day"];
                /**
                 * @description Every word of it begins a word of a stop, of the line or of its brand, without accents; or the number of the bus.
                 * @example tampico
                 */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departures. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeDepartures"];
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
    listDeparturePassengers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a run.
                 * @example MTY-TAM_0830_2026-11-27
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The passengers. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        departure: components["schemas"]["OfficeDeparture"];
                        passengers: components["schemas"]["DeparturePassenger"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["RunNotKnown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    downloadPassengers: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a run.
                 * @example MTY-TAM_0830_2026-11-27
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The file. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    /**
                     * @description Name of the file.
                     * @example attachment; filename="pasajeros-MTY-TAM_0830_2026-11-27.csv"
                     */
                    "content-disposition"?: string;
                    [name: string]: unknown;
                };
                content: {
                    "text/csv": string;
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["RunNotKnown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoorDevices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The devices. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        devices: components["schemas"]["DoorDevice"][];
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
    createDoorDevice: {
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
                 *       "name": "Puerta 4"
                 *     }
                 */
                "application/json": {
                    /** @description Spaces at both ends are cut. */
                    name: string;
                };
            };
        };
        responses: {
            /** @description Admitted. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "5b6a1c1e-2f0f-4b55-9a0e-0f4d5b8f7a10",
                     *       "name": "Puerta 4",
                     *       "key": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"
                     *     }
                     */
                    "application/json": {
                        id: components["schemas"]["Id"];
                        name: string;
                        /** @description Header `device-key` of its calls. */
                        key: string;
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            /** @description Codes: `device-seen` (it works with its first key), `idempotency-in-progress`. */
            409: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "type": "/problems/device-seen",
                     *       "title": "Device seen",
                     *       "status": 409,
                     *       "detail": "Ese dispositivo ya usa su clave.",
                     *       "code": "device-seen",
                     *       "retryable": false
                     *     }
                     */
                    "application/problem+json": components["schemas"]["Problem"] & {
                        /** @enum {unknown} */
                        code?: "device-seen" | "idempotency-in-progress";
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
    endDoorDevice: {
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
            /** @description Ended. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "id": "8d0f6a52-0c53-4b5b-8f39-6c1f6c8b3f0e",
                     *       "name": "Autobús 4521",
                     *       "createdAt": "2026-11-01T18:00:00Z",
                     *       "createdBy": "Olivia Operadora",
                     *       "lastSeenAt": null,
                     *       "endedAt": "2026-11-02T18:00:00Z"
                     *     }
                     */
                    "application/json": components["schemas"]["DoorDevice"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["Unauthorized"];
            403: components["responses"]["RoleMissing"];
            404: components["responses"]["DeviceNotFound"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    listDoorDepartures: {
        parameters: {
            query: {
                /**
                 * @description Day at the first stop.
                 * @example 2026-11-27
                 */
                day: components["parameters"]["Day"];
                /**
                 * @description Every word of it begins a word of a stop, of the line or of its brand, without accents; or the number of the bus.
                 * @example tampico
                 */
                text?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The departures. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["OfficeDepartures"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["DeviceUnknown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    getDoorList: {
        parameters: {
            query?: never;
            header?: never;
            path: {
                /**
                 * @description Id of a run.
                 * @example MTY-TAM_0830_2026-11-27
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description The list. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "departure": {
                     *         "runId": "MTY-TAM_0830_2026-11-27",
                     *         "line": "Monterrey – Tampico",
                     *         "from": "Monterrey",
                     *         "to": "Tampico",
                     *         "departsAt": "2026-11-27T08:30:00-06:00",
                     *         "arrivesAt": "2026-11-27T15:10:00-06:00",
                     *         "timeZone": "America/Monterrey",
                     *         "seats": 40,
                     *         "sold": 23,
                     *         "held": 2,
                     *         "scanned": 18,
                     *         "unit": "4521",
                     *         "closedAt": null
                     *       },
                     *       "version": "x1Yq8Lr0aP2vT9mZk3Qw4B",
                     *       "tickets": [
                     *         {
                     *           "ticketId": "t_1a2b3c",
                     *           "code": "CDiGZfBHmNkDGcBLQbmpWWY_PJI3B-rzGRvLJSYhcgQ",
                     *           "seat": "7",
                     *           "name": "Ana Peña",
                     *           "passengerType": "ADULTO",
                     *           "from": "Monterrey",
                     *           "to": "Tampico",
                     *           "status": "valid",
                     *           "scannedAt": null
                     *         }
                     *       ],
                     *       "endedCodes": [
                     *         {
                     *           "ticketId": "t_1a2b3c",
                     *           "code": "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg"
                     *         }
                     *       ]
                     *     }
                     */
                    "application/json": components["schemas"]["DoorList"];
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["DeviceUnknown"];
            404: components["responses"]["RunNotKnown"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reportScans: {
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
                 *       "scans": [
                 *         {
                 *           "id": "0d0c4a0e-6a5e-4f0e-9a53-4b6d9e7f1c11",
                 *           "runId": "MTY-TAM_0830_2026-11-27",
                 *           "code": "ANDEN1:AN-2W8K3P-1:c2lnbmF0dXJlMTIz",
                 *           "at": "2026-11-27T14:12:00.000Z",
                 *           "offset": 0
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    scans: components["schemas"]["DoorScan"][];
                };
            };
        };
        responses: {
            /** @description What the door is told, in the order of the scans. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        results: components["schemas"]["DoorScanResult"][];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["DeviceUnknown"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    closeBoarding: {
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
                 * @description Id of a run.
                 * @example MTY-TAM_0830_2026-11-27
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "at": "2026-11-27T14:28:00.000Z",
                 *       "offset": 0
                 *     }
                 */
                "application/json": {
                    /** @description Of the device. */
                    at: components["schemas"]["Instant"];
                    /** @description Milliseconds that the clock of the service is ahead of that of the device; 0 without it. */
                    offset?: number;
                };
            };
        };
        responses: {
            /** @description Closed. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "boarded": 22,
                     *       "missing": [
                     *         {
                     *           "ticketId": "t_1a2b3c",
                     *           "seat": "7",
                     *           "name": "Ana Peña"
                     *         }
                     *       ],
                     *       "closedAt": "2026-11-27T14:28:00.000Z"
                     *     }
                     */
                    "application/json": {
                        boarded: number;
                        missing: components["schemas"]["MissingPassenger"][];
                        closedAt: components["schemas"]["Instant"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["DeviceUnknown"];
            404: components["responses"]["RunNotKnown"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
    reopenBoarding: {
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
                 * @description Id of a run.
                 * @example MTY-TAM_0830_2026-11-27
                 */
                runId: components["parameters"]["RunId"];
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Open. */
            200: {
                headers: {
                    "server-time": components["headers"]["ServerTime"];
                    [name: string]: unknown;
                };
                content: {
                    /**
                     * @example {
                     *       "departure": {
                     *         "runId": "MTY-TAM_0830_2026-11-27",
                     *         "line": "Monterrey – Tampico",
                     *         "from": "Monterrey",
                     *         "to": "Tampico",
                     *         "departsAt": "2026-11-27T08:30:00-06:00",
                     *         "arrivesAt": "2026-11-27T15:10:00-06:00",
                     *         "timeZone": "America/Monterrey",
                     *         "seats": 40,
                     *         "sold": 23,
                     *         "held": 2,
                     *         "scanned": 18,
                     *         "unit": "4521",
                     *         "closedAt": null
                     *       }
                     *     }
                     */
                    "application/json": {
                        departure: components["schemas"]["OfficeDeparture"];
                    };
                };
            };
            400: components["responses"]["Invalid"];
            401: components["responses"]["DeviceUnknown"];
            404: components["responses"]["RunNotKnown"];
            409: components["responses"]["InProgress"];
            413: components["responses"]["TooLarge"];
            415: components["responses"]["NotJson"];
            422: components["responses"]["KeyReused"];
            429: components["responses"]["TooMany"];
            500: components["responses"]["Failed"];
            503: components["responses"]["Unavailable"];
        };
    };
}

/** Guards that hold in every situation that the models of their chart reach, by the name of the transition, each with the reason. */
export const alwaysHolds: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  block: {
    'block.preparing — party.changed [isOther] → block.closed': 'no model tells the same party again',
  },
  booking: {
    'booking.step.page.open — xstate.done.actor.page [isEdit] → booking.step.purchase': 'the other ends of a page leave it by its address',
  },
  cancellation: {
    'cancellation.choosing — ticket.toggled [isCancellable] → ·': 'the page does not let a ticket that is too late be chosen',
  },
  checkout: {
    'checkout.open.freeOrder.resting — points.toggled [togglesPoints] → checkout.open.choosing': 'no model has a free change with points',
    'checkout.open.freeOrder.resting — coupon.opened [offersCoupon] → checkout.open.pointsAndCoupon':
      'no model has a free change with a coupon',
    'checkout.open.cashReservation.resting — coupon.opened [offersCoupon] → checkout.open.pointsAndCoupon':
      'no model reduces a cart before it is paid in cash',
  },
  confirmation: {
    'confirmation.shown — edit.chosen [hasWay] → confirmation.editing': 'the page shows the edit of the ways that the order has',
    'confirmation.shown — ride.chosen [offersRide] → confirmation.riding': 'the page shows the ride where the order offers it',
  },
  group: {
    'group.gathering — together.counted [hasRoomFor] → ·': 'the page shows the counts that there is room for',
  },
  passengerForm: {
    'passengerForm.filling.changing — passenger.submitted [isValid] → passengerForm.closed': 'a bought ticket has valid names',
  },
  promotion: {
    'promotion.offered — returnDate.chosen [isPromoted] → ·': 'the page shows the days that are promoted',
  },
  reservationPayment: {
    'reservationPayment.payable — xstate.snapshot.hold [hasLapsed] → ·': 'the ticks of a hold that runs change nothing',
  },
  seats: {
    'seats.open.flow.choosing — tab.chosen [hasReturn] → ·': 'the page shows the tabs of a round trip',
    'seats.open.flow.choosing.changing — traveller.chosen [isTraveller] → ·': 'the page shows the travellers of the change',
  },
  staffSignIn: {
    'staffSignIn.form — passkey.chosen [hasPasskeys] → staffSignIn.askingPasskey': 'the page hides the way that its browser does not have',
  },
};

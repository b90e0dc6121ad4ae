const likeSeats = 'every step opens like the seats, whose stories show it';

/** States without an example, with the reason. Every other state of a chart has one. */
export const withoutSituation: Readonly<Record<string, string>> = {
  'booking.step.page.opening': likeSeats,
  'booking.step.page.unopened': likeSeats,
  'booking.step.purchase.summary.opening': likeSeats,
  'booking.step.purchase.summary.unopened': likeSeats,
  'booking.step.order.opening': likeSeats,
  'booking.step.order.unopened': likeSeats,
};

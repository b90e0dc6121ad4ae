/** Lives of a link of an invitation and of a session of the office, in milliseconds; a session ends earlier when nobody renews it. */
export const invitationLifeMs = 48 * 3_600_000;
export const staffSessionLifeMs = 12 * 3_600_000;
export const staffIdleMs = 2 * 3_600_000;
/** Acts on one page. */
export const actsOnPage = 50;

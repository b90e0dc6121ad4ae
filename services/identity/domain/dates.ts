const pattern = /^(\d{2})\/(\d{2})\/(\d{4})$/;
const firstYear = 1900;

/** Whether DD/MM/YYYY is a day of the calendar since 1900 that is not after `now`. (PROFILE-030, FAV-009) */
export function isBirthday(text: string, now: Date): boolean {
  const [, day, month, year] = (pattern.exec(text) ?? []).map(Number);
  if (day === undefined || month === undefined || year === undefined || year < firstYear) return false;
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day && date <= now;
}

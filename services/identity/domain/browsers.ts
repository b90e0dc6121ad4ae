/** The browser of a session, as the list of open sessions names it; null where its header tells nothing. */
export interface SessionBrowser {
  readonly browser: string | null;
  readonly system: string | null;
  readonly kind: 'phone' | 'tablet' | 'computer';
}

/** Most browsers also name the ones that they descend from, so the first match counts. */
const browsers: readonly (readonly [string, RegExp])[] = [
  ['Edge', /\bEdg(?:A|iOS)?\//],
  ['Opera', /\bOPR\//],
  ['Samsung Internet', /\bSamsungBrowser\//],
  ['Firefox', /\b(?:Firefox|FxiOS)\//],
  ['Chrome', /\b(?:Chrome|CriOS|HeadlessChrome)\//],
  ['Safari', /\bSafari\//],
];

const systems: readonly (readonly [string, RegExp])[] = [
  ['iPhone', /\biPhone\b/],
  ['iPad', /\biPad\b/],
  ['Android', /\bAndroid\b/],
  ['Windows', /\bWindows\b/],
  ['ChromeOS', /\bCrOS\b/],
  ['Mac', /\bMacintosh\b/],
  ['Linux', /\bLinux\b/],
];

/** Reads a `user-agent`. Only this answer is stored, because the header itself can identify a person. */
export function browserOf(userAgent: string | undefined): SessionBrowser {
  const text = (userAgent ?? '').slice(0, 500);
  const firstOf = (names: typeof browsers): string | null => names.find(([, pattern]) => pattern.test(text))?.[0] ?? null;
  const isTablet = /\biPad\b|\bTablet\b|\bAndroid(?!.*\bMobile\b)/.test(text);
  return {
    browser: firstOf(browsers),
    system: firstOf(systems),
    kind: isTablet ? 'tablet' : /\bMobi/.test(text) ? 'phone' : 'computer',
  };
}

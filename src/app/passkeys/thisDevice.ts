import type { PasskeyKind } from '../../../machines/domain/passkey.ts';

type Device = Pick<Navigator, 'userAgent' | 'maxTouchPoints'>;

/** The kind of device that this browser runs on. An iPad calls itself a Macintosh, and has a touch screen. */
export function thisDevice({ userAgent, maxTouchPoints }: Device = navigator): PasskeyKind {
  if (/iPad|Tablet|Android(?!.*Mobile)/.test(userAgent) || (/Macintosh/.test(userAgent) && maxTouchPoints > 1)) return 'tablet';
  return /Mobi/.test(userAgent) ? 'phone' : 'computer';
}
